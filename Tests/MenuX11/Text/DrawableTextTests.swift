import Testing

@testable import MenuX11

@Suite struct DrawableTextTests {
  private func clean(_ text: String, _ lineFeeds: DrawableText.LineFeeds = .becomeSpaces) -> String
  {
    String(scalars: DrawableText(text, lineFeeds: lineFeeds).scalars[...])
  }

  @Test func controlsBecomeSpaces() {
    #expect(clean("a\tb\u{0}c\u{1B}[1md\u{85}e\u{7F}f") == "a b c [1md e f")
    #expect(clean("a\u{2028}b\r\nc") == "a b c")
    #expect(clean("a\r\nb\nc", .stay) == "a\nb\nc")
  }

  @Test func overridesOfTheOrderGo() {
    #expect(clean("a\u{202E}cod.exe\u{202C}b\u{FEFF}") == "acod.exeb")
  }

  @Test func marksAndBalancedIsolatesStay() {
    #expect(clean("a\u{200E}\u{2068}b\u{2069}c") == "a\u{200E}\u{2068}b\u{2069}c")
    #expect(clean("a\u{2069}b\u{2067}c") == "abc")
  }

  @Test func tagsBelongToFlagsOnly() {
    let scotland = "🏴󠁧󠁢󠁳󠁣󠁴󠁿"
    #expect(clean(scotland) == scotland)
    #expect(clean("a\u{E0061}\u{E0062}b") == "ab")
  }

  @Test func heapsOfMarksAreTakenDown() {
    let heap = "a" + String(repeating: "\u{301}", count: 50) + "b"
    #expect(DrawableText(heap).scalars.count == 2 + DrawableText.maximumMarks)
  }

  @Test func emojiAndReplacementsAreLeftAlone() {
    for text in ["👨‍👩‍👧‍👦", "❤️", "a\u{FFFD}b", "नमस्ते"] { #expect(clean(text) == text) }
  }

  @Test func tooMuchIsCut() {
    #expect(DrawableText(String(repeating: "a", count: 513)).isCut)
    #expect(!DrawableText(String(repeating: "a", count: 512)).isCut)
    #expect(DrawableText(String(repeating: "a", count: 9999)).scalars.count == 512)
  }

  @Test func plainTextIsKnown() {
    #expect(DrawableText("Save As… – “é”").isPlain)
    for text in ["א", "e\u{301}", "ж", "日", "😀", "\u{200D}"] {
      #expect(!DrawableText(text).isPlain, "\(text)")
    }
  }
}
