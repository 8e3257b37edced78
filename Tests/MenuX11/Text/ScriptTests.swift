import MenuPrimitives
import Testing

@testable import MenuX11

/// Needs the fonts of `apt-get install fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji`.
@Suite @MainActor struct ScriptTests {
  @Test func arabicReadsFromTheRightAndJoins() async throws {
    let stage = try await DrawingStage()
    let word = "سلام"
    let glyphs = stage.glyphs(word)
    #expect(!glyphs.isEmpty && !glyphs.contains(0))
    // Four letters, two of which form one ligature, none as it stands alone.
    #expect(glyphs != stage.nominalGlyphs(word))
    #expect(glyphs != stage.nominalGlyphs(word).reversed())
    let lone = try #require(stage.nominalGlyphs("س").first)
    #expect(!glyphs.contains(lone))
  }

  @Test func hebrewReadsFromTheRightWithNumbersFromTheLeft() async throws {
    let stage = try await DrawingStage()
    let letters = stage.glyphs("אבג")
    #expect(letters == stage.nominalGlyphs("אבג").reversed())
    let mixed = stage.glyphs("אב 12")
    #expect(Array(mixed.prefix(2)) == stage.nominalGlyphs("12"))
  }

  @Test func latinInsideHebrewKeepsItsOrder() async throws {
    let stage = try await DrawingStage()
    let glyphs = stage.glyphs("א abc ב")
    let latin = stage.nominalGlyphs("abc")
    let start = try #require(glyphs.firstIndex(of: latin[0]))
    #expect(Array(glyphs[start..<start + 3]) == latin)
    #expect(glyphs.first == stage.nominalGlyphs("ב").first)
  }

  @Test func devanagariReordersItsVowels() async throws {
    let stage = try await DrawingStage()
    // The vowel that is written after the consonant stands before it.
    let glyphs = stage.glyphs("कि")
    #expect(glyphs.count == 2 && !glyphs.contains(0))
    #expect(glyphs.last == stage.nominalGlyphs("क").first)
    // Three scalars of a conjunct become one glyph.
    #expect(stage.glyphs("क्ष").count < 3)
  }

  @Test func thaiMarksTakeNoRoom() async throws {
    let stage = try await DrawingStage()
    let base = stage.text.line("กก", font: DrawingStage.font).size.width
    #expect(stage.text.line("กิ่กิ่", font: DrawingStage.font).size.width == base)
  }

  @Test func everyScriptOfALineHasGlyphs() async throws {
    let stage = try await DrawingStage()
    let glyphs = stage.glyphs("a日本語 한국어 Ж ქ ა தமிழ் ไทย é ☃")
    #expect(!glyphs.contains(0))
  }

  @Test(arguments: ["👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "1️⃣", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"])
  func joinedEmojiAreOneGlyph(emoji: String) async throws {
    let stage = try await DrawingStage()
    #expect(stage.glyphs(emoji).count { $0 != 0 } == 1)
    let layout = stage.text.line(emoji, font: DrawingStage.font)
    // As wide as letters are high, not as the strike of 109 pixels.
    #expect((10...24).contains(layout.size.width))
  }

  @Test func emojiAreDrawnInColor() async throws {
    let stage = try await DrawingStage()
    let pixels = try stage.pixels(stage.text.line("❤️", font: DrawingStage.font))
    let ink = try #require(pixels.ink)
    let middle = pixels[ink.x + ink.width / 2, ink.y + ink.height / 2]
    #expect(middle >> 16 & 0xFF > 150 && middle & 0xFF < 120, "\(String(middle, radix: 16))")
  }

  @Test func aSignThatNoFontHasIsSeenAsABox() async throws {
    let stage = try await DrawingStage()
    let layout = stage.text.line("\u{10FFFD}", font: DrawingStage.font)
    #expect(layout.size.width > 0)
    #expect(try stage.pixels(layout).ink != nil)
  }
}
