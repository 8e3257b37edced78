import MenuPrimitives

/// What text looks like on a display besides what each `FontSpec` says.
package struct TextConfiguration: Hashable, Sendable {
  /// Device pixels in one logical pixel.
  package var scale: Double
  /// The family that a `FontSpec` without one means; nil for Fontconfig's default sans-serif.
  package var family: String?
  /// How glyphs are drawn, as far as the desktop says so.
  package var rendering: FontRendering

  /// Describes the text of a desktop; scales are kept within those of `PixelGrid`.
  package init(
    scale: Double = 1, family: String? = nil, rendering: FontRendering = FontRendering()
  ) {
    self.scale = PixelGrid(scale: scale).scale
    self.family = family
    self.rendering = rendering
  }
}

/// The desktop's wishes for drawing glyphs, by the names and values of XSETTINGS; each is nil where
/// X resources and Fontconfig decide.
package struct FontRendering: Hashable, Sendable {
  /// `Xft/Antialias`.
  package var isAntialiased: Bool?
  /// `Xft/Hinting`.
  package var isHinted: Bool?
  /// `Xft/HintStyle`: hintnone, hintslight, hintmedium, hintfull.
  package var hintStyle: String?
  /// `Xft/RGBA`: none, rgb, bgr, vrgb, vbgr.
  package var subpixels: String?

  /// Collects wishes; without any, X resources and Fontconfig decide everything.
  package init(
    isAntialiased: Bool? = nil, isHinted: Bool? = nil, hintStyle: String? = nil,
    subpixels: String? = nil
  ) {
    self.isAntialiased = isAntialiased
    self.isHinted = isHinted
    self.hintStyle = hintStyle
    self.subpixels = subpixels
  }
}
