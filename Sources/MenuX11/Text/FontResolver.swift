import CX11

/// Asks Fontconfig. Its first question initialises Fontconfig, which takes 4 ms: whoever can answer
/// from the font cache doesn't come here.
final class FontResolver {
  private let display: OpaquePointer
  private let screen: Int32
  private let rendering: FontRendering
  private var sorted: [FontRequest: SortedFonts] = [:]

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
    let fonts: SortedFonts
    if let known = sorted[request] {
      fonts = known
    } else {
      guard let pattern = makePattern(request), let made = SortedFonts(pattern) else { return nil }
      sorted[request] = made
      fonts = made
    }
    return fonts.first(covering: scalars, drawsColor: drawsColor)
  }

  private func emojiFont(for request: FontRequest, covering scalars: [UInt32]) -> ResolvedFont? {
    var request = request
    request.family = "emoji"
    guard let pattern = makePattern(request, isColor: true) else { return nil }
    defer { FcPatternDestroy(pattern) }
    var result = FcResultMatch
    guard let found = FcFontMatch(nil, pattern, &result) else { return nil }
    defer { FcPatternDestroy(found) }
    guard let resolved = ResolvedFont(found), resolved.isColor, found.covers(scalars) else {
      return nil
    }
    return resolved
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
      guard let font = fonts.pointee.fonts[index], font.covers(scalars),
        let prepared = FcFontRenderPrepare(nil, pattern, font)
      else { continue }
      defer { FcPatternDestroy(prepared) }
      if let resolved = ResolvedFont(prepared), drawsColor || !resolved.isColor { return resolved }
    }
    return nil
  }
}

extension OpaquePointer {
  /// Whether the font that this pattern describes has all the scalars.
  fileprivate func covers(_ scalars: [UInt32]) -> Bool {
    var set: OpaquePointer?
    guard FcPatternGetCharSet(self, FC_CHARSET, 0, &set) == FcResultMatch, let set else {
      return false
    }
    return scalars.allSatisfy { FcCharSetHasChar(set, $0) != 0 }
  }
}
