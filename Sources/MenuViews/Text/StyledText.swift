/// Text whose parts may have a font, a colour and a baseline of their own; what they don't have they
/// take from whoever shows them.
///
/// One type stands for `NSAttributedString` and `NSMutableAttributedString`. It can be changed at any
/// time; a view that was given it shows it as it was then.
public final class StyledText {
  /// What a part of a text can have. Values of another type than the one named are ignored.
  public struct Key: Hashable, Sendable {
    let name: String

    /// The face: a `Font` (or a `FontSpec`).
    public static let font = Key(name: "font")
    /// The colour: a `Color`.
    public static let foregroundColor = Key(name: "foregroundColor")
    /// How far above the line's baseline it stands, in logical pixels: a number.
    public static let baselineOffset = Key(name: "baselineOffset")
  }

  /// The parts, which change together.
  package private(set) var content = StyledContent()

  /// Makes a text whose whole has the same attributes.
  public init(string: String = "", attributes: [Key: Any]? = nil) {
    content.append(string, StyledContent.Attributes(attributes ?? [:]))
  }

  /// Makes a text that is like another one now.
  public init(attributedString other: StyledText) {
    content = other.content
  }

  package init(_ content: StyledContent) {
    self.content = content
  }

  /// The text without its attributes.
  public var string: String { content.string }

  /// Puts another text at the end.
  public func append(_ other: StyledText) {
    for run in other.content.runs { content.append(run.text, run.attributes) }
  }

  /// What a character has; empty at the end of the text.
  public func attributes(at index: String.Index) -> [Key: Any] {
    content.attributes(at: index).dictionary
  }

  /// Gives a part of the text an attribute; nothing happens when the value has the wrong type.
  public func addAttribute(_ key: Key, value: Any, range: Range<String.Index>) {
    addAttributes([key: value], range: range)
  }

  /// Gives a part of the text attributes, besides those that it has.
  public func addAttributes(_ attributes: [Key: Any], range: Range<String.Index>) {
    let new = StyledContent.Attributes(attributes)
    content.change(range) { $0.take(new) }
  }

  /// Gives a part of the text attributes, in place of those that it has.
  public func setAttributes(_ attributes: [Key: Any]?, range: Range<String.Index>) {
    let new = StyledContent.Attributes(attributes ?? [:])
    content.change(range) { $0 = new }
  }

  /// Takes an attribute from a part of the text.
  public func removeAttribute(_ key: Key, range: Range<String.Index>) {
    content.change(range) { $0.remove(key) }
  }
}

extension StyledText: Hashable {
  /// Whether both say the same in the same way.
  public static func == (left: StyledText, right: StyledText) -> Bool {
    left.content == right.content
  }

  /// Feeds the parts.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(content)
  }
}
