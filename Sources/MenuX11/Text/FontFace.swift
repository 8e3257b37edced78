import CX11

/// A face at a size, open for measuring and drawing on one display.
final class FontFace {
  /// Its number among the faces of its font library.
  let number: Int
  /// What it was opened from.
  let resolved: ResolvedFont
  /// What Xft draws with.
  let font: UnsafeMutablePointer<XftFont>
  /// The pixels of one unit in which shapers measure.
  let pixelsPerUnit: Double
  /// Lays out plain text without HarfBuzz; nil when the font must always go through it.
  private(set) lazy var plainShaper = PlainShaper(self)
  /// The same face for HarfBuzz; nil where HarfBuzz isn't installed.
  private(set) lazy var harfBuzzFont = HarfBuzzFont(self)

  private let display: OpaquePointer
  private let face: FT_Face

  /// Opens a face; nil when its file can't be read.
  init?(_ resolved: ResolvedFont, number: Int, display: OpaquePointer) {
    guard let pattern = resolved.makePattern() else { return nil }
    guard let font = XftFontOpenPattern(display, pattern) else {
      FcPatternDestroy(pattern)
      return nil
    }
    // Locked for good: a face that Xft closes and opens again would leave HarfBuzz a dead pointer.
    guard let face = XftLockFace(font) else {
      XftFontClose(display, font)
      return nil
    }
    self.number = number
    self.resolved = resolved
    self.font = font
    self.face = face
    self.display = display
    FT_Select_Charmap(face, FT_ENCODING_UNICODE)
    // FreeType doesn't say how fine the design of a font of bitmaps is; its header does.
    let units = SfntTable("head", of: face)?.word(18) ?? 0
    pixelsPerUnit = units > 0 ? resolved.effectivePixelSize / Double(units) : 1.0 / 64
  }

  /// Gives the face back to Xft; it can't be used any more.
  func close() {
    harfBuzzFont = nil
    plainShaper = nil
    XftUnlockFace(font)
    XftFontClose(display, font)
  }

  /// The distance from the baseline up to the top of a line, in device pixels.
  var ascent: Int { Int(font.pointee.ascent) }
  /// The distance from the baseline down to the bottom of a line, in device pixels.
  var descent: Int { Int(font.pointee.descent) }
  /// The distance between baselines, in device pixels.
  var lineHeight: Int { max(Int(font.pointee.height), ascent + descent) }

  /// The glyph of a scalar; 0 when the face has none.
  func glyph(of scalar: UInt32) -> UInt32 {
    FT_Get_Char_Index(face, FT_ULong(scalar))
  }

  /// Whole device pixels of a length in units: where Xft can put a glyph.
  func pixels(_ units: Int) -> Int {
    let value = (Double(units) * pixelsPerUnit + 0.5).rounded(.down)
    return abs(value) < 1e6 ? Int(value) : 0
  }

  /// The advance of a glyph in units, unhinted and without kerning; nil when it can't be had.
  func advance(of glyph: UInt32) -> Int? {
    var advance: FT_Fixed = 0
    let failed = FT_Get_Advance(face, glyph, FT_Int32(FT_LOAD_NO_SCALE), &advance) != 0
    return failed ? nil : Int(advance)
  }

  /// Whether its outlines and tables are those of an ordinary OpenType font at one design.
  var isPlainOpenType: Bool {
    let flags = face.pointee.face_flags
    return flags & FT_Long(FT_FACE_FLAG_SFNT) != 0 && flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0
      && flags & FT_Long(FT_FACE_FLAG_MULTIPLE_MASTERS) == 0
  }

  /// Whether the font keeps its tables as OpenType fonts do.
  var isOpenType: Bool { face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SFNT) != 0 }

  /// Copies one of the font's tables.
  func table(_ tag: StaticString) -> SfntTable? { SfntTable(tag, of: face) }

  /// Whether the font has a table.
  func hasTable(_ tag: StaticString) -> Bool { SfntTable.exists(tag, in: face) }

  /// Calls `body` with FreeType's face, set to this size.
  func withFreeTypeFace<Result>(_ body: (FT_Face) -> Result) -> Result {
    // Several sizes share one FreeType face; locking it again sets this one.
    let face = XftLockFace(font) ?? face
    defer { XftUnlockFace(font) }
    return body(face)
  }
}
