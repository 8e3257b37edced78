/// A selection that this program owns, or is about to.
@MainActor struct OwnedSelection {
  /// What is offered.
  let offer: SelectionOffer
  /// The server's time from which on it is owned; nil until that is known.
  var stamp: UInt32?
  private var made: [String: [UInt8]] = [:]

  init(_ offer: SelectionOffer) {
    self.offer = offer
  }

  /// The bytes for a target, made once, with their type; nil when the target isn't offered.
  mutating func content(for target: String) -> SelectionContent? {
    guard let form = offer.forms.first(where: { $0.target == target }) else { return nil }
    if let bytes = made[target] { return SelectionContent(type: form.type, bytes: bytes) }
    guard let bytes = form.bytes() else { return nil }
    made[target] = bytes
    return SelectionContent(type: form.type, bytes: bytes)
  }

  /// Whether somebody who asks at a time of the server asks for this; zero is any time.
  func covers(_ time: UInt32) -> Bool {
    guard let stamp else { return false }
    // The server's milliseconds start again after 49 days.
    return time == 0 || Int32(bitPattern: time &- stamp) >= 0
  }
}

/// What a program got that asked for a selection.
package struct SelectionContent: Hashable, Sendable {
  /// What it is, such as `UTF8_STRING` or `image/png`.
  package var type: String
  /// The content itself.
  package var bytes: [UInt8]
}
