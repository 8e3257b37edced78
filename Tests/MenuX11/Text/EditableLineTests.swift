import MenuPrimitives
import Testing

@testable import MenuX11

@Suite("Lines for a caret on a display") @MainActor struct EditableLineTests {
  private func line(
    _ text: String, _ stage: DrawingStage, _ direction: LayoutDirection? = nil
  ) -> EditableLine {
    stage.text.editableLine(text, font: DrawingStage.font, direction: direction)
  }

  @Test("characters follow each other, as wide together as the text") func latin() async throws {
    let stage = try await DrawingStage()
    let line = line("Wave, AV!", stage)
    #expect(line.width == stage.text.line("Wave, AV!", font: DrawingStage.font).size.width)
    #expect(line.extents.count == 9 && line.extents[0].left == 0)
    for (before, after) in zip(line.extents, line.extents.dropFirst()) {
      #expect(before.right == after.left && before.left < before.right)
    }
    #expect(line.extents.last?.right == line.width)
  }

  @Test(
    "what several scalars make is one character",
    arguments: [
      "👨‍👩‍👧", "e\u{301}", "🇩🇪", "1️⃣", "कि", "ก็",
    ])
  func clusters(character: String) async throws {
    let stage = try await DrawingStage()
    let line = line("a" + character + "b", stage)
    #expect(line.extents.count == 3)
    #expect(line.extents[1].left == line.extents[0].right)
    #expect(line.extents[1].right == line.extents[2].left)
    #expect(line.extents[1].right > line.extents[1].left)
  }

  @Test("a ligature is divided among its letters") func ligatures() async throws {
    let stage = try await DrawingStage()
    let line = line("سلام", stage)
    #expect(line.direction == .rightToLeft && line.extents.count == 4)
    #expect(line.extents.allSatisfy { $0.direction == .rightToLeft && $0.left < $0.right })
    #expect(line.extents[0].right == line.width && line.extents[3].left == 0)
    #expect(line.extents[1].left == line.extents[2].right)
  }

  @Test("two directions lie as they are drawn") func mixed() async throws {
    let stage = try await DrawingStage()
    let line = line("ab אב", stage)
    #expect(line.direction == .leftToRight)
    #expect(line.extents.map(\.direction).suffix(2) == [.rightToLeft, .rightToLeft])
    #expect(line.extents[3].right == line.width && line.extents[4].right == line.extents[3].left)
    let forced = self.line("ab", stage, .rightToLeft)
    #expect(forced.direction == .rightToLeft && forced.extents[0].left == 0)
    #expect(self.line("", stage, .rightToLeft).direction == .rightToLeft)
  }

  @Test("what can't be seen, or is too long to draw, takes no room") func invisible() async throws {
    let stage = try await DrawingStage()
    let line = line("a\u{202E}b", stage)
    #expect(line.extents.count == Array("a\u{202E}b").count)
    #expect(line.extents.last?.right == line.width)
    let long = self.line(String(repeating: "x", count: 2000), stage)
    #expect(long.extents.count == 2000 && long.extents[255].right > long.extents[255].left)
    #expect(long.extents[1999].left == long.extents[1999].right)
  }
}

@Suite("Paragraphs of several faces on a display") @MainActor struct ParagraphTests {
  private let body = DrawingStage.font
  private let small = FontSpec(size: 9)

  @Test("the same text in one run and in two is as wide, and lies the same") func oneRun()
    async throws
  {
    let stage = try await DrawingStage()
    let whole = stage.text.line("AutoSummary beta", font: body)
    let runs = stage.text.layout(
      [TextRun("AutoSummary beta", font: body)], maximumWidth: nil, maximumLines: 1)
    #expect(runs.size == whole.size && runs.lines[0].pieces[0].layout.lines[0] == whole.lines[0])
    let two = stage.text.layout(
      [TextRun("AutoSummary ", font: body), TextRun("beta", font: small, baselineOffset: 4)],
      maximumWidth: nil, maximumLines: 1)
    let pieces = two.lines[0].pieces
    #expect(
      pieces.map(\.run) == [0, 1]
        && pieces.map { $0.layout.lines[0].text } == ["AutoSummary ", "beta"])
    #expect(pieces[1].origin.x == pieces[0].layout.size.width)
    let baselines = pieces.map { $0.origin.y + $0.layout.firstBaseline }
    #expect(baselines[0] == two.lines[0].baseline && baselines[1] == baselines[0] - 4)
  }

  @Test("a word that changes its colour still joins") func joining() async throws {
    let stage = try await DrawingStage()
    let whole = stage.text.line("سلام", font: body)
    let two = stage.text.layout(
      [TextRun("سل", font: body), TextRun("ام", font: body)], maximumWidth: nil, maximumLines: 1)
    #expect(two.size == whole.size)
    // From left to right: what was written last comes first. The ligature is its first letter's.
    #expect(two.lines[0].pieces.map(\.run) == [1, 0])
    let glyphs = two.lines[0].pieces.flatMap { $0.layout.lines[0].runs.flatMap(\.glyphs) }
    #expect(glyphs == whole.lines[0].runs.flatMap(\.glyphs))
  }

  @Test("lines break and end in an ellipsis across runs") func breaking() async throws {
    let stage = try await DrawingStage()
    let runs = [
      TextRun("The quick brown ", font: body), TextRun("fox jumps over the lazy dog", font: small),
    ]
    let layout = stage.text.layout(runs, maximumWidth: 90, maximumLines: 2)
    #expect(layout.lines.count == 2 && layout.isTruncated && layout.size.width <= 90)
    #expect(layout.lines[1].pieces.last?.layout.lines[0].text.hasSuffix("…") == true)
    #expect(layout.lines[1].baseline > layout.lines[0].baseline)
    let free = stage.text.layout(runs, maximumWidth: 90, maximumLines: 99)
    #expect(!free.isTruncated && free.lines.count > 2)
    let words = free.lines.flatMap { $0.pieces.map { $0.layout.lines[0].text } }.joined(
      separator: " ")
    #expect(
      words.split(separator: " ").joined(separator: " ")
        == "The quick brown fox jumps over the lazy dog")
    let narrow = stage.text.layout(runs, maximumWidth: 1, maximumLines: 1)
    #expect(narrow.lines.count == 1 && narrow.isTruncated)
  }

  @Test("Hebrew ends at the right, nothing gives nothing, bad numbers don't trap") func edges()
    async throws
  {
    let stage = try await DrawingStage()
    let hebrew = stage.text.layout(
      [TextRun("שלום עולם טוב", font: body)], maximumWidth: 70, maximumLines: 9)
    let ends = hebrew.lines.map { line in
      (line.pieces.map { $0.origin.x + $0.layout.size.width }.max() ?? 0)
    }
    #expect(hebrew.lines.count > 1 && ends.allSatisfy { $0 == hebrew.size.width })
    #expect(stage.text.layout([], maximumWidth: nil, maximumLines: 1).lines.isEmpty)
    #expect(
      stage.text.layout([TextRun("", font: body)], maximumWidth: 5, maximumLines: 0).size == .zero)
    let odd = stage.text.layout(
      [TextRun("x", font: body, baselineOffset: .nan)], maximumWidth: -.infinity, maximumLines: -1)
    #expect(odd.lines.count == 1)
  }
}
