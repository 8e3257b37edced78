/// What text should look like, by role; a backend finds the face.
public struct FontSpec: Hashable, Sendable {
  /// How heavy the strokes are.
  public enum Weight: Hashable, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The family's name, or nil for the desktop's own interface font.
  public var family: String?
  /// The height of the em square, in logical pixels.
  public var size: Double
  /// How heavy the strokes are.
  public var weight: Weight

  /// Makes a description of a face; `size` is in logical pixels.
  public init(family: String? = nil, size: Double, weight: Weight = .regular) {
    self.family = family
    self.size = size
    self.weight = weight
  }
}

/// The vertical measures of one face at one size, in logical pixels.
public struct FontMetrics: Hashable, Sendable {
  /// The distance from the baseline up to the top of the line.
  public var ascent: Double
  /// The distance from the baseline down to the bottom of the line.
  public var descent: Double
  /// The distance from one baseline to the next.
  public var lineHeight: Double

  /// Makes the measures of a face, in logical pixels.
  public init(ascent: Double, descent: Double, lineHeight: Double) {
    self.ascent = ascent
    self.descent = descent
    self.lineHeight = lineHeight
  }
}
