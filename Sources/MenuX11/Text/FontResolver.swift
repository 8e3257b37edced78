import CX11

/// Asks Fontconfig. Its first question initialises Fontconfig, which takes 4 ms: whoever can answer
/// from the font cache doesn't come here.
final class FontResolver {
  private let display: OpaquePointer
  private let screen: Int32
  private let rendering: FontRendering
  private var sorted: [FontRequest: SortedFonts] = [:]
  private var emoji: [FontRequest: FallbackOrder.Candidate] = [:]

  /// Colour glyphs end the client with a protocol error in older versions of Xft.
  private let drawsColor = XftGetVersion() >= 20305

  /// Prepares to ask for fonts for a screen.
  init(display: OpaquePointer, screen: Int32, rendering: FontRendering) {
    self.display = display
    self.screen = screen
    self.rendering = rendering
  }

  /// The face that a request leads to; nil only where no font is installed.
  func primary(for request: FontRequest) -> ResolvedFont? {
    guard let pattern = makePattern(request) else { return nil }
    defer { FcPatternDestroy(pattern) }
    return match(pattern)
  }

  /// The first face in Fontconfig's order of preference that has all the scalars.
  func fallback(
    for request: FontRequest, covering scalars: [UInt32], prefersEmoji: Bool
  ) -> ResolvedFont? {
    if prefersEmoji, drawsColor, let emoji = emojiFont(for: request, covering: scalars) {
      return emoji
    }
    return sortedFonts(for: request)?.first(covering: scalars, drawsColor: drawsColor)
  }

  /// All that `fallback` would answer for a request, to be remembered.
  func order(for request: FontRequest) -> FallbackOrder? {
    guard let fonts = sortedFonts(for: request) else { return nil }
    return FallbackOrder(
      emoji: drawsColor ? emojiCandidate(for: request) : nil,
      candidates: fonts.candidates(drawsColor: drawsColor))
  }

  private func sortedFonts(for request: FontRequest) -> SortedFonts? {
    if let known = sorted[request] { return known }
    guard let pattern = makePattern(request), let made = SortedFonts(pattern) else { return nil }
    sorted[request] = made
    return made
  }

  private func emojiFont(for request: FontRequest, covering scalars: [UInt32]) -> ResolvedFont? {
    guard let emoji = emojiCandidate(for: request) else { return nil }
    return scalars.allSatisfy { emoji.coverage.contains($0) } ? emoji.font : nil
  }

  private func emojiCandidate(for request: FontRequest) -> FallbackOrder.Candidate? {
    if let known = emoji[request] { return known }
    var wanted = request
    wanted.family = "emoji"
    guard let pattern = makePattern(wanted, isColor: true) else { return nil }
    defer { FcPatternDestroy(pattern) }
    var result = FcResultMatch
    guard let found = FcFontMatch(nil, pattern, &result) else { return nil }
    defer { FcPatternDestroy(found) }
    guard let font = ResolvedFont(found), font.isColor, let set = found.charSet else { return nil }
    let candidate = FallbackOrder.Candidate(font: font, coverage: GlyphCoverage(set))
    emoji[request] = candidate
    return candidate
  }

  private func match(_ pattern: OpaquePointer) -> ResolvedFont? {
    var result = FcResultMatch
    guard let found = FcFontMatch(nil, pattern, &result) else { return nil }
    defer { FcPatternDestroy(found) }
    return ResolvedFont(found)
  }

  /// The request as a pattern to which all rules have been applied.
  private func makePattern(_ request: FontRequest, isColor: Bool = false) -> OpaquePointer? {
    guard let pattern = FcPatternCreate() else { return nil }
    FcPatternAddString(pattern, FC_FAMILY, request.family)
    FcPatternAddDouble(pattern, FC_PIXEL_SIZE, request.pixelSize)
    FcPatternAddInteger(pattern, FC_WEIGHT, request.weight)
    if isColor {
      FcPatternAddBool(pattern, FC_COLOR, 1)
    } else if !drawsColor {
      FcPatternAddBool(pattern, FC_COLOR, 0)
    }
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    // The desktop's wishes fill in what Fontconfig's rules leave open, as in other toolkits.
    add(rendering.isAntialiased.map { $0 ? 1 : 0 }, FC_ANTIALIAS, to: pattern, isFlag: true)
    add(rendering.isHinted.map { $0 ? 1 : 0 }, FC_HINTING, to: pattern, isFlag: true)
    add(rendering.hintStyle.flatMap(Self.constant), FC_HINT_STYLE, to: pattern, isFlag: false)
    add(rendering.subpixels.flatMap(Self.constant), FC_RGBA, to: pattern, isFlag: false)
    XftDefaultSubstitute(display, screen, pattern)
    return pattern
  }

  private func add(_ value: Int32?, _ name: String, to pattern: OpaquePointer, isFlag: Bool) {
    var found = FcValue()
    guard let value, FcPatternGet(pattern, name, 0, &found) != FcResultMatch else { return }
    if isFlag {
      FcPatternAddBool(pattern, name, value)
    } else {
      FcPatternAddInteger(pattern, name, value)
    }
  }

  /// The number of a value of XSETTINGS; these are also Fontconfig's own names.
  private static func constant(_ name: String) -> Int32? {
    var value: Int32 = 0
    return FcNameConstant(name, &value) != 0 ? value : nil
  }
}

/// All fonts in the order in which they stand in for one another.
private final class SortedFonts {
  private let pattern: OpaquePointer
  private let fonts: UnsafeMutablePointer<FcFontSet>

  /// Sorts the fonts for a pattern and takes the pattern over.
  init?(_ pattern: OpaquePointer) {
    var result = FcResultMatch
    guard let fonts = FcFontSort(nil, pattern, 1, nil, &result) else {
      FcPatternDestroy(pattern)
      return nil
    }
    self.pattern = pattern
    self.fonts = fonts
  }

  deinit {
    FcFontSetDestroy(fonts)
    FcPatternDestroy(pattern)
  }

  /// The first font that has all the scalars.
  func first(covering scalars: [UInt32], drawsColor: Bool) -> ResolvedFont? {
    for index in 0..<Int(fonts.pointee.nfont) {
      guard let set = fonts.pointee.fonts[index]?.charSet,
        scalars.allSatisfy({ FcCharSetHasChar(set, $0) != 0 }),
        let resolved = resolved(index), drawsColor || !resolved.isColor
      else { continue }
      return resolved
    }
    return nil
  }

  /// Every font with what it covers.
  func candidates(drawsColor: Bool) -> [FallbackOrder.Candidate] {
    (0..<Int(fonts.pointee.nfont)).compactMap { index in
      guard let set = fonts.pointee.fonts[index]?.charSet, let font = resolved(index),
        drawsColor || !font.isColor
      else { return nil }
      return FallbackOrder.Candidate(font: font, coverage: GlyphCoverage(set))
    }
  }

  private func resolved(_ index: Int) -> ResolvedFont? {
    guard let prepared = FcFontRenderPrepare(nil, pattern, fonts.pointee.fonts[index]) else {
      return nil
    }
    defer { FcPatternDestroy(prepared) }
    return ResolvedFont(prepared)
  }
}

extension OpaquePointer {
  /// The characters of the font that this pattern describes; it belongs to the pattern.
  fileprivate var charSet: OpaquePointer? {
    var set: OpaquePointer?
    guard FcPatternGetCharSet(self, FC_CHARSET, 0, &set) == FcResultMatch else { return nil }
    return set
  }
}
