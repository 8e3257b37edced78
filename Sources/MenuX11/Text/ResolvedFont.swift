import CX11

/// What Fontconfig answered: one face of one file at one size, with everything that Xft needs to open
/// it, so that it can be opened again without asking Fontconfig.
struct ResolvedFont: Hashable, Sendable {
  /// The path of the font's file.
  var file: String
  /// Which face of the file; its upper 16 bits number a named instance of a variable font.
  var index: Int32 = 0
  /// The size that Xft opens, in device pixels: a strike's own size for a bitmap font.
  var pixelSize: Double
  /// How glyphs are transformed after loading: slanted, or a strike scaled to the size asked for.
  var matrix = Matrix()
  /// Settings of a variable font, as `wght=600,opsz=14`; empty for none.
  var variations = ""
  var isAntialiased = true
  var isHinted = true
  var usesAutohinter = false
  var usesBitmaps = true
  var isEmboldened = false
  var isColor = false
  var hintStyle: Int32 = 1
  var subpixels: Int32 = 5
  var lcdFilter: Int32 = 1

  /// A linear transformation.
  struct Matrix: Hashable, Sendable {
    var xx = 1.0
    var xy = 0.0
    var yx = 0.0
    var yy = 1.0
  }

  /// The height of the em square on the screen, in device pixels.
  var effectivePixelSize: Double { pixelSize * matrix.xx }
}

extension ResolvedFont {
  /// Reads a pattern that Fontconfig resolved; nil when it names no file.
  init?(_ pattern: OpaquePointer) {
    guard let file = Self.string(pattern, FC_FILE) else { return nil }
    self.init(file: file, pixelSize: Self.double(pattern, FC_PIXEL_SIZE) ?? 13)
    index = Self.integer(pattern, FC_INDEX) ?? index
    variations = Self.string(pattern, FC_FONT_VARIATIONS) ?? ""
    isAntialiased = Self.flag(pattern, FC_ANTIALIAS) ?? isAntialiased
    isHinted = Self.flag(pattern, FC_HINTING) ?? isHinted
    usesAutohinter = Self.flag(pattern, FC_AUTOHINT) ?? usesAutohinter
    usesBitmaps = Self.flag(pattern, FC_EMBEDDED_BITMAP) ?? usesBitmaps
    isEmboldened = Self.flag(pattern, FC_EMBOLDEN) ?? isEmboldened
    isColor = Self.flag(pattern, FC_COLOR) ?? isColor
    hintStyle = Self.integer(pattern, FC_HINT_STYLE) ?? hintStyle
    subpixels = Self.integer(pattern, FC_RGBA) ?? subpixels
    lcdFilter = Self.integer(pattern, FC_LCD_FILTER) ?? lcdFilter
    var found: UnsafeMutablePointer<FcMatrix>?
    if FcPatternGetMatrix(pattern, FC_MATRIX, 0, &found) == FcResultMatch, let found {
      let value = found.pointee
      matrix = Matrix(xx: value.xx, xy: value.xy, yx: value.yx, yy: value.yy)
    }
    guard pixelSize.isFinite, pixelSize > 0, effectivePixelSize > 0 else { return nil }
  }

  /// Makes the pattern that Xft opens; the caller gives it to Xft or destroys it.
  func makePattern() -> OpaquePointer? {
    guard let pattern = FcPatternCreate() else { return nil }
    FcPatternAddString(pattern, FC_FILE, file)
    FcPatternAddInteger(pattern, FC_INDEX, index)
    FcPatternAddDouble(pattern, FC_PIXEL_SIZE, pixelSize)
    if !variations.isEmpty {
      FcPatternAddString(pattern, FC_FONT_VARIATIONS, variations)
      FcPatternAddBool(pattern, FC_VARIABLE, 0)
    }
    for (name, value) in [
      (FC_ANTIALIAS, isAntialiased), (FC_HINTING, isHinted), (FC_AUTOHINT, usesAutohinter),
      (FC_EMBEDDED_BITMAP, usesBitmaps), (FC_EMBOLDEN, isEmboldened), (FC_COLOR, isColor),
    ] { FcPatternAddBool(pattern, name, value ? 1 : 0) }
    FcPatternAddInteger(pattern, FC_HINT_STYLE, hintStyle)
    FcPatternAddInteger(pattern, FC_RGBA, subpixels)
    FcPatternAddInteger(pattern, FC_LCD_FILTER, lcdFilter)
    if matrix != Matrix() {
      var value = FcMatrix(xx: matrix.xx, xy: matrix.xy, yx: matrix.yx, yy: matrix.yy)
      FcPatternAddMatrix(pattern, FC_MATRIX, &value)
    }
    // Without a set of characters Xft would read the whole font for one; glyphs are found by FreeType.
    if let none = FcCharSetCreate() {
      FcPatternAddCharSet(pattern, FC_CHARSET, none)
      FcCharSetDestroy(none)
    }
    return pattern
  }

  private static func string(_ pattern: OpaquePointer, _ name: String) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, name, 0, &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }

  private static func double(_ pattern: OpaquePointer, _ name: String) -> Double? {
    var value = 0.0
    return FcPatternGetDouble(pattern, name, 0, &value) == FcResultMatch ? value : nil
  }

  private static func integer(_ pattern: OpaquePointer, _ name: String) -> Int32? {
    var value: Int32 = 0
    return FcPatternGetInteger(pattern, name, 0, &value) == FcResultMatch ? value : nil
  }

  private static func flag(_ pattern: OpaquePointer, _ name: String) -> Bool? {
    var value: FcBool = 0
    return FcPatternGetBool(pattern, name, 0, &value) == FcResultMatch ? value != 0 : nil
  }
}
