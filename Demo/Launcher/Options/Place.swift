/// Where a menu opens, as `--at` says it. Lengths are pixels of the screen, the unit in which X
/// programs such as `xdotool` and `xwininfo` print them.
enum Place: Hashable, Sendable {
  /// At the pointer.
  case pointer
  /// In the middle of a monitor.
  case center
  /// At a point of a monitor, from its upper left corner.
  case point(x: Int, y: Int)
  /// Beside a rectangle of the whole screen.
  case rectangle(x: Int, y: Int, width: Int, height: Int)
  /// Beside a window, and no longer than it.
  case window(UInt32)

  /// The forms that `init(_:)` reads, for messages.
  static let forms = "pointer, center, X,Y, WxH+X+Y or window:ID"

  /// Reads one of the forms; nil for anything else.
  init?(_ text: String) {
    switch text {
    case "pointer":
      self = .pointer
    case "center":
      self = .center
    default:
      if text.hasPrefix("window:") {
        guard let id = Place.windowID(text.dropFirst("window:".count)) else { return nil }
        self = .window(id)
      } else if let point = Place.point(text) ?? Place.rectangle(text) {
        self = point
      } else {
        return nil
      }
    }
  }

  private static func windowID(_ text: Substring) -> UInt32? {
    let number =
      if text.hasPrefix("0x") || text.hasPrefix("0X") {
        UInt32(text.dropFirst(2), radix: 16)
      } else {
        UInt32(text)
      }
    // Zero is no window, and X keeps the three highest bits of an identifier clear.
    guard let number, number > 0, number < 1 << 29 else { return nil }
    return number
  }

  private static func point(_ text: String) -> Place? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = signed(parts[0]), let y = signed(parts[1]) else { return nil }
    return .point(x: x, y: y)
  }

  /// Reads `WxH+X+Y`; X and Y may be negative, written `+-5`.
  private static func rectangle(_ text: String) -> Place? {
    let parts = text.split(separator: "+", omittingEmptySubsequences: false)
    guard parts.count == 3, let x = signed(parts[1]), let y = signed(parts[2]) else { return nil }
    let size = parts[0].split(separator: "x", omittingEmptySubsequences: false)
    guard size.count == 2, let width = Int(digits: size[0]), let height = Int(digits: size[1])
    else { return nil }
    return .rectangle(x: x, y: y, width: width, height: height)
  }

  private static func signed(_ text: Substring) -> Int? {
    if text.hasPrefix("-") {
      Int(digits: text.dropFirst()).map { -$0 }
    } else {
      Int(digits: text)
    }
  }
}

/// Which monitor `--at center` and `--at X,Y` mean.
enum MonitorChoice: Hashable, Sendable {
  /// The one that the pointer is on.
  case pointer
  /// The one that the focused window is on.
  case focus
  /// The one that is set as the primary.
  case primary
  /// One by its place in the list of monitors, from 0.
  case number(Int)
  /// One by its name, as `xrandr` prints it.
  case name(String)

  /// Reads one of the words, a number or else a name; nil for an empty text.
  init?(_ text: String) {
    switch text {
    case "": return nil
    case "pointer": self = .pointer
    case "focus": self = .focus
    case "primary": self = .primary
    default: self = Int(digits: text).map { .number($0) } ?? .name(text)
    }
  }
}
