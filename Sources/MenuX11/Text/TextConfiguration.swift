import MenuPrimitives

/// What text looks like on a display besides what each `FontSpec` says.
struct TextConfiguration: Hashable, Sendable {
  /// Device pixels in one logical pixel.
  var scale: Double
  /// The family that a `FontSpec` without one means; nil for Fontconfig's default sans-serif.
  var family: String?
  /// How glyphs are drawn, as far as the desktop says so.
  var rendering: FontRendering

  /// Describes the text of a desktop; scales are kept within those of `PixelGrid`.
  init(
    scale: Double = 1, family: String? = nil, rendering: FontRendering = FontRendering()
  ) {
    self.scale = PixelGrid(scale: scale).scale
    self.family = family
    self.rendering = rendering
  }
}

/// The desktop's wishes for drawing glyphs, by the names and values of XSETTINGS; each is nil where
/// X resources and Fontconfig decide.
struct FontRendering: Hashable, Sendable {
  /// `Xft/Antialias`.
  var isAntialiased: Bool?
  /// `Xft/Hinting`.
  var isHinted: Bool?
  /// `Xft/HintStyle`: hintnone, hintslight, hintmedium, hintfull.
  var hintStyle: String?
  /// `Xft/RGBA`: none, rgb, bgr, vrgb, vbgr.
  var subpixels: String?

  /// Collects wishes; without any, X resources and Fontconfig decide everything.
  init(
    isAntialiased: Bool? = nil, isHinted: Bool? = nil, hintStyle: String? = nil,
    subpixels: String? = nil
  ) {
    self.isAntialiased = isAntialiased
    self.isHinted = isHinted
    self.hintStyle = hintStyle
    self.subpixels = subpixels
  }
}
