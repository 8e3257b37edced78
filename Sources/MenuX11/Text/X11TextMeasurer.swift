import CX11
import MenuPrimitives

/// Measures and lays out text with the fonts of the desktop: right for every script, with kerning,
/// joined emoji and fonts that stand in for one another.
///
/// Every glyph lies on whole device pixels, because Xft draws it there: what was measured is what is
/// drawn. To be used on one thread, and closed before its display.
final class X11TextMeasurer: TextMeasurer {
  /// The open faces; layouts name them by number.
  let fonts: FontLibrary
  private var naturals = BoundedCache<NaturalKey, TextLayout>(limit: 1024)
  private var limited = BoundedCache<LimitedKey, TextLayout>(limit: 512)

  /// What a layout without limits depends on.
  private struct NaturalKey: Hashable {
    var text: String
    var font: FontSpec
    var lineFeeds: DrawableText.LineFeeds
  }

  /// What a layout inside limits depends on.
  private struct LimitedKey: Hashable {
    var natural: NaturalKey
    var width: Int
    var lines: Int
  }

  /// Prepares to measure for a screen of a display; opens no font yet.
  ///
  /// - Parameter cachePath: The file that remembers Fontconfig's answers; nil remembers none.
  init(
    display: OpaquePointer, screen: Int32, configuration: TextConfiguration,
    cachePath: String? = X11TextMeasurer.defaultCachePath
  ) {
    fonts = FontLibrary(
      display: display, screen: screen, configuration: configuration,
      cache: FontCache(path: cachePath, surroundings: FontSurroundings(display: display)))
  }

  /// Where the user keeps Fontconfig's answers; nil when there is no place for them.
  static var defaultCachePath: String? { FontCache.defaultPath }

  /// The scale, the family and the rendering. Layouts made before stay drawable after a change.
  var configuration: TextConfiguration {
    get { fonts.configuration }
    set {
      guard newValue != fonts.configuration else { return }
      fonts.configuration = newValue
      naturals.removeAll()
      limited.removeAll()
    }
  }

  /// Whether Fontconfig has been initialised, which the first screen of most menus can do without.
  var hasAskedFontconfig: Bool { fonts.hasAskedFontconfig }

  /// Whether `saveFontCache()` has something to write.
  var hasUnsavedFontCache: Bool { fonts.hasUnsavedAnswers }

  /// Writes down what Fontconfig answered, for the next process. To be called when the first frame is
  /// on the screen; costs nothing when there is nothing new.
  func saveFontCache() {
    fonts.saveCache()
  }

  /// Gives all fonts back. To be called before the display is closed; nothing can be measured after.
  func close() {
    naturals.removeAll()
    limited.removeAll()
    fonts.close()
  }

  func metrics(of font: FontSpec) -> FontMetrics {
    guard let face = fonts.primary(for: font) else {
      return FontMetrics(
        ascent: font.size, descent: font.size / 4, lineHeight: font.size * 1.25)
    }
    return FontMetrics(
      ascent: logical(face.ascent), descent: logical(face.descent),
      lineHeight: logical(face.lineHeight))
  }

  func layout(
    _ text: String, font: FontSpec, maximumWidth: Double?, maximumLines: Int
  ) -> TextLayout {
    let keepsLines = maximumLines > 1 && text.utf8.contains(where: { $0 == 10 || $0 == 13 })
    let key = NaturalKey(text: text, font: font, lineFeeds: keepsLines ? .stay : .becomeSpaces)
    let limit = maximumWidth.map(devicePixels) ?? .max
    var paragraph: (DrawableText, FontFace)?
    if !keepsLines {
      let natural: TextLayout
      if let known = naturals.value(for: key) {
        natural = known
      } else if let face = fonts.primary(for: font) {
        let drawable = DrawableText(text)
        natural = naturalLayout(drawable, font: font, face: face)
        paragraph = (drawable, face)
        naturals.insert(natural, for: key)
      } else {
        return TextLayout(lines: [], size: .zero, isTruncated: false, font: font)
      }
      if devicePixels(natural.size.width) <= limit { return natural }
    }
    let limitedKey = LimitedKey(natural: key, width: limit, lines: maximumLines)
    if let known = limited.value(for: limitedKey) { return known }
    guard let face = paragraph?.1 ?? fonts.primary(for: font) else {
      return TextLayout(lines: [], size: .zero, isTruncated: false, font: font)
    }
    let drawable = paragraph?.0 ?? DrawableText(text, lineFeeds: key.lineFeeds)
    let made = limitedLayout(
      drawable, font: font, face: face, width: limit, lines: max(maximumLines, 1))
    limited.insert(made, for: limitedKey)
    return made
  }

  /// A length in device pixels as logical pixels.
  func logical(_ pixels: Int) -> Double { Double(pixels) / configuration.scale }

  /// The whole device pixels inside a logical length; a hair below the next one counts as it.
  func devicePixels(_ length: Double) -> Int {
    let value = length * configuration.scale
    guard value < 1e6 else { return .max }
    return value > 0 ? Int((value + 1e-6).rounded(.down)) : 0
  }
}
