/// Who shows what is open, in an input method's words.
struct XIMStyle: Hashable, Sendable {
  /// The protocol's number.
  let rawValue: UInt32

  /// The client shows it.
  static let callbacks: UInt32 = 0x2
  /// The server shows it where the client says that the caret is.
  static let position: UInt32 = 0x4
  /// The server shows it somewhere.
  static let nothing: UInt32 = 0x8
  /// The server's state shows somewhere, or nowhere.
  private static let statusNothing: UInt32 = 0x400
  private static let statusNone: UInt32 = 0x800
  private static let none: UInt32 = 0x10

  /// Chooses the best of those that a server offers, from the value of its attribute; nil when none will
  /// do.
  init?(offered value: [UInt8]) {
    var reader = XIMReader(value)
    let count = reader.number(UInt16.self) ?? 0
    reader.skip(2)
    var offered: Set<UInt32> = []
    for _ in 0..<count {
      guard let style = reader.number(UInt32.self) else { break }
      offered.insert(style)
    }
    let wanted = [Self.callbacks, Self.position, Self.nothing, Self.none].flatMap { preedit in
      [preedit | Self.statusNothing, preedit | Self.statusNone]
    }
    guard let best = wanted.first(where: offered.contains) else { return nil }
    rawValue = best
  }
}
