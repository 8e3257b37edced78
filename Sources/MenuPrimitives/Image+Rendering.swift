extension Image {
  /// Which colours a picture is drawn in.
  public enum RenderingMode: Hashable, Sendable {
    /// A symbol takes the colour of the text beside it, anything else keeps its own colours.
    case automatic
    /// Its own colours, or the one that `withTintColor(_:renderingMode:)` gave it.
    case alwaysOriginal
    /// The colour of the text beside it, wherever the picture isn't clear.
    case alwaysTemplate
  }

  /// A mode and a colour, in as little room as a menu of thousands of pictures calls for.
  enum Rendering: Hashable, Sendable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
    indirect case tinted(Color)
  }

  /// Which colours it is drawn in.
  public var renderingMode: RenderingMode {
    switch rendering {
    case .automatic: .automatic
    case .alwaysOriginal, .tinted: .alwaysOriginal
    case .alwaysTemplate: .alwaysTemplate
    }
  }

  /// The colour of its own that the picture was given.
  public var tintColor: Color? {
    if case .tinted(let color) = rendering { color } else { nil }
  }

  /// The picture drawn in other colours.
  public func withRenderingMode(_ mode: RenderingMode) -> Image {
    var image = self
    image.rendering =
      switch mode {
      case .automatic: .automatic
      case .alwaysOriginal: tintColor.map { .tinted($0) } ?? .alwaysOriginal
      case .alwaysTemplate: .alwaysTemplate
      }
    return image
  }

  /// The picture in one colour of its own, wherever it isn't clear; with `alwaysTemplate` the colour of
  /// the text beside it counts.
  public func withTintColor(
    _ color: Color, renderingMode: RenderingMode = .alwaysOriginal
  ) -> Image {
    var image = self
    image.rendering =
      switch renderingMode {
      case .automatic, .alwaysOriginal: .tinted(color)
      case .alwaysTemplate: .alwaysTemplate
      }
    return image
  }

  /// Whether it takes the colour of the text beside it.
  public var isTemplate: Bool {
    switch rendering {
    case .automatic: isSymbol
    case .alwaysOriginal, .tinted: false
    case .alwaysTemplate: true
    }
  }

  /// Whether it is a drawing in one colour that is as large as the text beside it, in whatever colour.
  public var isSymbol: Bool {
    switch source {
    case .symbol: true
    case .icon(let icon): icon.isSymbolic
    case .file, .pixels: false
    }
  }
}
