/// The scroll axes of pointing devices: how far each has been turned, to tell by how much it turns.
struct ScrollAxes: Hashable, Sendable {
  /// One axis of a device.
  struct Axis: Hashable, Sendable {
    /// Whether it scrolls up and down; from side to side otherwise.
    var isVertical: Bool
    /// The change of its value that counts as one notch; negative when it is turned around.
    var increment: Double
    /// Its last value, once known.
    var value: Double?
  }

  private struct Entry: Hashable, Sendable {
    var device: UInt16
    var valuator: Int
    var axis: Axis
  }

  /// A handful for each device; looked through at each motion, most of which turn nothing.
  private var entries: [Entry] = []

  /// No axes at all.
  init() {}

  /// Adds an axis.
  mutating func insert(_ axis: Axis, device: UInt16, valuator: Int) {
    entries.removeAll { $0.device == device && $0.valuator == valuator }
    entries.append(Entry(device: device, valuator: valuator, axis: axis))
  }

  /// Whether a device scrolls by axes; wheel buttons that it sends, too, are only an echo then.
  func has(device: UInt16) -> Bool {
    for entry in entries where entry.device == device { return true }
    return false
  }

  /// By how many notches a device turned, downwards and rightwards; the first value of an axis only
  /// says where it is.
  mutating func turn(device: UInt16, valuators: [(Int, Double)]) -> (dx: Double, dy: Double) {
    var (dx, dy) = (0.0, 0.0)
    for (valuator, value) in valuators {
      guard
        let index = entries.firstIndex(where: { $0.device == device && $0.valuator == valuator })
      else { continue }
      let axis = entries[index].axis
      let notches = axis.value.map { (value - $0) / axis.increment } ?? 0
      entries[index].axis.value = value
      // Devices that jump have been exchanged, not turned.
      guard notches.isFinite, abs(notches) < 100 else { continue }
      if axis.isVertical { dy += notches } else { dx += notches }
    }
    return (dx, dy)
  }
}

extension ScrollAxes {
  /// Reads the reply to XInput's QueryDevice, whose classes say which valuators scroll.
  init(devices reply: borrowing XReply) {
    var offset = 32
    for _ in 0..<min(reply.number(8, UInt16.self), 256) {
      let device = reply.number(offset, UInt16.self)
      let classes = reply.number(offset + 6, UInt16.self)
      let nameLength = Int(reply.number(offset + 8, UInt16.self))
      offset += 12 + (nameLength + 3) & ~3
      var values: [Int: Double] = [:]
      for _ in 0..<classes {
        let length = Int(reply.number(offset + 2, UInt16.self)) * 4
        guard length >= 8, offset + length <= reply.bytes.count else { return }
        switch reply.number(offset, UInt16.self) {
        case 2:
          values[Int(reply.number(offset + 6, UInt16.self))] = reply.fixed(offset + 28)
        case 3:
          let valuator = Int(reply.number(offset + 6, UInt16.self))
          let increment = reply.fixed(offset + 16)
          guard increment != 0, increment.isFinite else { break }
          let isVertical = reply.number(offset + 8, UInt16.self) == 1
          insert(
            Axis(isVertical: isVertical, increment: increment), device: device, valuator: valuator)
        default: break
        }
        offset += length
      }
      for index in entries.indices where entries[index].device == device {
        entries[index].axis.value = values[entries[index].valuator] ?? entries[index].axis.value
      }
    }
  }
}

extension XReply {
  /// A number of 32 bits before and 32 bits after the point.
  fileprivate func fixed(_ offset: Int) -> Double {
    Double(number(offset, Int32.self)) + Double(number(offset + 4, UInt32.self)) / 4_294_967_296
  }
}
