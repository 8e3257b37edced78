/// A piece of text in one face, as a part of a paragraph.
public struct TextRun: Hashable, Sendable {
  /// The text.
  public var text: String
  /// The face.
  public var font: FontSpec
  /// How far its baseline lies above that of the line, in logical pixels.
  public var baselineOffset: Double

  /// Makes a piece of a paragraph.
  public init(_ text: String, font: FontSpec, baselineOffset: Double = 0) {
    self.text = text
    self.font = font
    self.baselineOffset = baselineOffset
  }
}
