/// A monitor as the server describes it, in device pixels.
struct PixelMonitor: Hashable, Sendable {
  /// Its place on the screen.
  var frame: PixelRect
  /// Whether the user made it the first one.
  var isPrimary: Bool
  /// The atom of its name; zero without one.
  var nameAtom: UInt32
}

/// The monitors of a screen.
struct MonitorLayout: Hashable, Sendable {
  /// At least one; the order is the server's.
  let monitors: [PixelMonitor]

  /// Takes what the server says. A monitor without an extent and one that only mirrors a part of
  /// another is left out; with none left the whole screen is one.
  init(_ candidates: [PixelMonitor], screen: @autoclosure () -> PixelRect) {
    var kept: [PixelMonitor] = []
    for candidate in candidates where !candidate.frame.isEmpty {
      if let twin = kept.firstIndex(where: { $0.frame.contains(candidate.frame) }) {
        kept[twin].isPrimary = kept[twin].isPrimary || candidate.isPrimary
        continue
      }
      kept.removeAll { candidate.frame.contains($0.frame) }
      kept.append(candidate)
    }
    monitors =
      kept.isEmpty ? [PixelMonitor(frame: screen(), isPrimary: true, nameAtom: 0)] : kept
  }

  /// Where the first monitor is in the list: the one that the user made it, else the one with the
  /// screen's corner, else the first.
  var primaryIndex: Int {
    monitors.firstIndex(where: \.isPrimary)
      ?? monitors.firstIndex { $0.frame.squaredDistance(toX: 0, y: 0) == 0 } ?? 0
  }

  /// Where the monitor that holds a pixel is in the list, or the nearest one.
  func index(atX x: Int, y: Int) -> Int {
    let distances = monitors.map { $0.frame.squaredDistance(toX: x, y: y) }
    return distances.indices.min { distances[$0] < distances[$1] } ?? 0
  }
}

extension MonitorLayout {
  /// Reads the reply to RandR's GetMonitors; nothing in it but rectangles is looked at.
  static func monitors(randr reply: borrowing XReply) -> [PixelMonitor] {
    var monitors: [PixelMonitor] = []
    var offset = 32
    for _ in 0..<min(reply.number(12, UInt32.self), 256) {
      guard offset + 24 <= reply.bytes.count else { break }
      monitors.append(
        PixelMonitor(
          frame: PixelRect(
            x: Int(reply.number(offset + 8, Int16.self)),
            y: Int(reply.number(offset + 10, Int16.self)),
            width: Int(reply.number(offset + 12, UInt16.self)),
            height: Int(reply.number(offset + 14, UInt16.self))),
          isPrimary: reply.number(offset + 4, UInt8.self) != 0,
          nameAtom: reply.number(offset, UInt32.self)))
      offset += 24 + 4 * Int(reply.number(offset + 6, UInt16.self))
    }
    return monitors
  }

  /// Reads the reply to Xinerama's QueryScreens.
  static func monitors(xinerama reply: borrowing XReply) -> [PixelMonitor] {
    var monitors: [PixelMonitor] = []
    for index in 0..<Int(min(reply.number(8, UInt32.self), 256)) {
      let offset = 32 + 8 * index
      guard offset + 8 <= reply.bytes.count else { break }
      monitors.append(
        PixelMonitor(
          frame: PixelRect(
            x: Int(reply.number(offset, Int16.self)), y: Int(reply.number(offset + 2, Int16.self)),
            width: Int(reply.number(offset + 4, UInt16.self)),
            height: Int(reply.number(offset + 6, UInt16.self))),
          isPrimary: false, nameAtom: 0))
    }
    return monitors
  }
}
