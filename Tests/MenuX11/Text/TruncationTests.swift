import MenuPrimitives
import Testing

@testable import MenuX11

@Suite @MainActor struct TruncationTests {
  private func cut(_ text: String, to width: Double, lines: Int = 1) async throws -> TextLayout {
    try await DrawingStage().cut(text, to: width, lines: lines)
  }

  @Test func whatFitsIsLeftAlone() async throws {
    let stage = try await DrawingStage()
    let whole = stage.text.line("Exactly this", font: DrawingStage.font)
    let fitting = stage.text.layout(
      "Exactly this", font: DrawingStage.font, maximumWidth: whole.size.width, maximumLines: 1)
    #expect(fitting == whole)
    #expect(!fitting.isTruncated)
  }

  @Test func onePixelLessCostsALetterAndBringsDots() async throws {
    let stage = try await DrawingStage()
    let whole = stage.text.line("Exactly this", font: DrawingStage.font)
    let cut = stage.text.layout(
      "Exactly this", font: DrawingStage.font, maximumWidth: whole.size.width - 1, maximumLines: 1)
    #expect(cut.isTruncated)
    #expect(cut.lines[0].text.hasPrefix("Exactly"))
    #expect(cut.lines[0].text.hasSuffix("…"))
    #expect(cut.size.width <= whole.size.width - 1)
  }

  @Test func noSpaceStandsBeforeTheDots() async throws {
    let stage = try await DrawingStage()
    for width in stride(from: 30.0, through: 90, by: 5) {
      let text = stage.cut("One two three four", to: width).lines[0].text
      #expect(!text.contains(" …"), "\(text)")
    }
  }

  @Test func joinedSignsAreCutAsAWhole() async throws {
    let family = "👨‍👩‍👧‍👦"
    let stage = try await DrawingStage()
    for width in stride(from: 15.0, through: 80, by: 7) {
      let text = stage.cut(String(repeating: family, count: 5), to: width).lines[0].text
      let kept = text.dropLast()
      #expect(kept.allSatisfy { String($0) == family }, "\(text)")
    }
  }

  @Test func textFromTheRightIsCutAtTheLeft() async throws {
    let stage = try await DrawingStage()
    let layout = stage.text.layout(
      "אבגדהוזחטיכלמנסעפצקרשת", font: DrawingStage.font, maximumWidth: 60, maximumLines: 1)
    #expect(layout.lines[0].text.hasSuffix("…"))
    let leftmost = layout.lines[0].runs[0].glyphs.first
    #expect(leftmost == stage.nominalGlyphs("…").first)
  }

  @Test func whereNotEvenDotsFitNothingShows() async throws {
    let layout = try await cut("Text", to: 2)
    #expect(layout.size.width <= 2)
    #expect(layout.isTruncated)
  }

  @Test func longTextBreaksBetweenWords() async throws {
    let layout = try await cut("The quick brown fox jumps", to: 80, lines: 5)
    #expect(layout.lines.count > 1)
    #expect(!layout.isTruncated)
    #expect(layout.lines.map(\.text).joined(separator: " ") == "The quick brown fox jumps")
    #expect(layout.lines.allSatisfy { $0.width <= 80 })
    let baselines = layout.lines.map(\.baseline)
    #expect(baselines == baselines.sorted() && Set(baselines).count == baselines.count)
  }

  @Test func theLastLineTellsThatThereIsMore() async throws {
    let layout = try await cut("The quick brown fox jumps over the lazy dog", to: 80, lines: 2)
    #expect(layout.lines.count == 2)
    #expect(layout.isTruncated)
    #expect(layout.lines[1].text.hasSuffix("…"))
    #expect(!layout.lines[0].text.hasSuffix("…"))
  }

  @Test func aWordLongerThanALineIsCutAnywhere() async throws {
    let layout = try await cut("Donaudampfschifffahrtsgesellschaft", to: 60, lines: 9)
    #expect(layout.lines.count > 1)
    #expect(layout.lines.map(\.text).joined() == "Donaudampfschifffahrtsgesellschaft")
    #expect(layout.lines.allSatisfy { $0.width <= 60 })
  }

  @Test func lineFeedsCountWhereThereMayBeLines() async throws {
    let stage = try await DrawingStage()
    #expect(stage.cut("One\nTwo", to: 200).lines.map(\.text) == ["One Two"])
    #expect(stage.cut("One\nTwo", to: 200, lines: 3).lines.map(\.text) == ["One", "Two"])
  }

  @Test func ideographsBreakAnywhereButNotBeforeAFullStop() async throws {
    let lines = LineBreaks("漢字。仮名".unicodeScalars.map(\.value)).mayEndAfter
    #expect(lines == [true, false, true, true, true])
  }

  @Test func linesOfHebrewEndAtTheRight() async throws {
    let layout = try await cut("אבגדהו זחטיכ", to: 50, lines: 2)
    #expect(layout.lines.count == 2)
    let ends = layout.lines.map { line in line.runs[0].positions[0].x + line.width }
    #expect(ends.allSatisfy { $0 == layout.size.width })
  }
}
