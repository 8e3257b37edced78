import CX11

/// Why the server refused a grab.
enum GrabRefusal: Hashable {
  /// Another program holds it.
  case alreadyGrabbed
  /// The window that asks isn't on the screen.
  case notViewable
  /// The time of the press is over.
  case invalidTime
  /// Another program holds it and has stopped the device.
  case frozen
  /// The request itself failed.
  case failed

  /// Reads the reply to a grab; nil when it succeeded.
  init?(_ reply: consuming XReply?, statusAt offset: Int) {
    guard let reply else {
      self = .failed
      return
    }
    switch reply.number(offset, UInt8.self) {
    case 0: return nil
    case 1: self = .alreadyGrabbed
    case 2: self = .invalidTime
    case 3: self = .notViewable
    case 4: self = .frozen
    default: self = .failed
    }
  }

  /// Why, in a person's words.
  var reason: String {
    switch self {
    case .alreadyGrabbed: "another program holds it"
    case .notViewable: "the menu's window was taken off the screen"
    case .invalidTime: "the press that opened the menu is too old"
    case .frozen: "another program holds it and has stopped it"
    case .failed: "the X server refused the request"
    }
  }
}
