/// Text that an input method hasn't decided on yet.
public struct Preedit: Hashable, Sendable {
  /// The text as it stands.
  public var text: String
  /// Where the input method's caret is: how many characters of the text lie before it.
  public var caret: Int
  /// The characters that the input method is working on at the moment, when it says so.
  public var highlighted: Range<Int>?

  /// Describes undecided text. Positions outside of it are brought to its nearest end.
  public init(text: String, caret: Int, highlighted: Range<Int>? = nil) {
    let count = text.count
    self.text = text
    self.caret = min(max(caret, 0), count)
    self.highlighted = highlighted.map { $0.clamped(to: 0..<count) }
  }
}
