import CX11
import MenuPrimitives
import Testing

@testable import MenuX11

@Suite @MainActor struct PlainShaperTests {
  nonisolated static let families = [
    "Noto Sans", "Inter", "DejaVu Sans", "Noto Serif", "DejaVu Sans Mono",
  ]

  /// A generator whose numbers are the same in every run.
  private struct Numbers {
    var state: UInt64 = 42

    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }

  private static let repertoire =
    (0x20...0x24FF).map(UInt32.init).filter(PlainRepertoire.contains)

  @Test(arguments: families)
  func plainTextLooksTheSameWithAndWithoutHarfBuzz(family: String) async throws {
    let stage = try await DrawingStage()
    let font = FontSpec(family: family, size: 40.0 / 3)
    let face = try #require(stage.text.fonts.primary(for: font))
    let plain = try #require(face.plainShaper)
    let harfBuzz = try #require(face.harfBuzzFont)
    var numbers = Numbers()
    var shaped = 0
    for round in 0..<3000 {
      // Mostly letters of ASCII, as in menus; every third line anything that counts as plain.
      let scalars = (0..<1 + numbers.next(below: 12)).map { _ in
        round % 3 == 0
          ? Self.repertoire[numbers.next(below: Self.repertoire.count)]
          : UInt32(0x20 + numbers.next(below: 95))
      }
      guard let glyphs = plain.shape(scalars, in: face) else { continue }
      shaped += 1
      let wanted = harfBuzz.shape(
        scalars, scalars.indices, in: face, script: HB_SCRIPT_LATIN, isRightToLeft: false,
        language: nil)
      #expect(glyphs == wanted, "\(family): \(String(scalars: scalars[...]))")
      if glyphs != wanted { break }
    }
    // A shaper that always refuses would be right and useless.
    #expect(shaped > 1000, "\(shaped)")
  }

  @Test(arguments: families)
  func ligaturesAreThoseOfHarfBuzz(family: String) async throws {
    let stage = try await DrawingStage()
    let face = try #require(
      stage.text.fonts.primary(for: FontSpec(family: family, size: 40.0 / 3)))
    let plain = try #require(face.plainShaper)
    let harfBuzz = try #require(face.harfBuzzFont)
    let letters = "ffiltjbhk TA.".unicodeScalars.map(\.value)
    var numbers = Numbers()
    var (shaped, joined) = (0, 0)
    for _ in 0..<2000 {
      let scalars = (0..<2 + numbers.next(below: 8)).map { _ in
        letters[numbers.next(below: letters.count)]
      }
      guard let glyphs = plain.shape(scalars, in: face) else { continue }
      shaped += 1
      if glyphs.count < scalars.count { joined += 1 }
      let wanted = harfBuzz.shape(
        scalars, scalars.indices, in: face, script: HB_SCRIPT_LATIN, isRightToLeft: false,
        language: nil)
      #expect(glyphs == wanted, "\(family): \(String(scalars: scalars[...]))")
      if glyphs != wanted { break }
    }
    #expect(shaped > 500, "\(shaped)")
    let isJoined = ["fi", "fl", "ffi"].contains { label in
      let scalars = label.unicodeScalars.map(\.value)
      return harfBuzz.shape(
        scalars, scalars.indices, in: face, script: HB_SCRIPT_LATIN, isRightToLeft: false,
        language: nil
      ).count < scalars.count
    }
    #expect(joined > 0 || !isJoined)
  }

  @Test func ordinaryLabelsNeedNeitherHarfBuzzNorFontconfig() async throws {
    let stage = try await DrawingStage()
    let face = try #require(stage.text.fonts.primary(for: DrawingStage.font))
    let plain = try #require(face.plainShaper)
    for label in [
      "Open Recent", "Save As…", "Undo Typing", "Cut", "Über uns", "Préférences", "Zoom 100 %",
      "AVATAR To Wave", "Ctrl+Shift+P", "Don’t Save", "⌘Q",
      "Profile", "Office Suite", "Flow Offline", "Configure…",
    ] {
      let scalars = label.unicodeScalars.map(\.value)
      let hasAll = scalars.allSatisfy { face.glyph(of: $0) != 0 }
      #expect(plain.shape(scalars, in: face) != nil || !hasAll, "\(label)")
    }
  }

  @Test func kerningBringsLettersTogether() async throws {
    let stage = try await DrawingStage()
    let font = FontSpec(family: "Noto Sans", size: 40)
    let pair = stage.text.line("AV", font: font).size.width
    let apart =
      stage.text.line("A", font: font).size.width + stage.text.line("V", font: font).size.width
    #expect(pair < apart)
  }

  @Test func pairsAreRememberedAsFarAsTheyAreFew() {
    var pairs = GlyphPairs()
    #expect(pairs[0, 0] == .unasked)
    pairs.insert(-90, 3, 5)
    pairs.insert(nil, 5, 3)
    // Room for more is made without losing what there is.
    pairs.insert(12, 100, 40)
    pairs.insert(7, 4000, 1)
    #expect(pairs[3, 5] == .units(-90))
    #expect(pairs[5, 3] == .unknown)
    #expect(pairs[100, 40] == .units(12))
    #expect(pairs[40, 100] == .unasked)
    #expect(pairs[4000, 1] == .unasked)
  }

  @Test func brokenTablesAreSurvived() throws {
    var bytes = [UInt8](repeating: 0, count: 200)
    for seed in 0..<400 {
      for index in bytes.indices {
        bytes[index] = UInt8(truncatingIfNeeded: (index &* 31 &+ seed) &* (seed | 1) >> 2)
      }
      let lookups = LayoutLookups(SfntTable(bytes: bytes), kind: .positioning)
      for lookup in lookups.lookups.prefix(8) {
        _ = lookup.covers(seed, in: lookups.table)
        _ = lookup.touches([seed, 1, 2], at: 1, in: lookups.table)
        _ = lookup.ligature([seed, 1, 2], at: 0, in: lookups.table)
        _ = lookup.kerning(seed, 1, in: lookups.table)
      }
    }
  }
}
