public import MenuPrimitives

/// What a text is for: the text styles of iOS. The interface font of a window says how large each is.
public enum TextStyle: Hashable, Sendable, CaseIterable {
  /// The largest title, of which a page has one.
  case largeTitle
  /// Titles of three levels.
  case title1, title2, title3
  /// The heading of a part: as large as the text, but heavier.
  case headline
  /// What stands below a heading.
  case subheadline
  /// Ordinary text.
  case body
  /// Text that is set apart from the ordinary.
  case callout
  /// Notes below the text.
  case footnote
  /// Small print, and still smaller.
  case caption1, caption2

  /// How heavy it is.
  public var weight: FontSpec.Weight {
    self == .headline ? .semibold : .regular
  }

  /// How large it is beside ordinary text of a size, in logical pixels.
  ///
  /// Small print doesn't shrink as fast as ordinary text, and titles don't grow as fast: these are the
  /// sizes of iOS for each of its text sizes (Human Interface Guidelines, Typography), and between and
  /// beyond them in proportion.
  public func size(forBody body: Double) -> Double {
    guard body.isFinite, body > 0 else { return 0 }
    let (bodies, sizes) = (Self.bodySizes, self.sizes)
    guard let next = bodies.firstIndex(where: { $0 >= body }), next > 0 else {
      let end = body <= bodies[0] ? 0 : bodies.count - 1
      return sizes[end] * body / bodies[end]
    }
    let share = (body - bodies[next - 1]) / (bodies[next] - bodies[next - 1])
    return sizes[next - 1] + (sizes[next] - sizes[next - 1]) * share
  }

  private static let bodySizes: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

  private var sizes: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: Self.bodySizes
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }
}
