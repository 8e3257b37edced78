import MenuPrimitives
import Testing

@Suite("Text that is brought to a width")
struct SpreadingTests {
  private let layout = TextLayout(
    lines: [
      TextLayout.Line(
        text: "ab", width: 20, baseline: 10,
        runs: [
          TextLayout.GlyphRun(
            face: 0, glyphs: [1, 2], positions: [Point(x: 0, y: 0), Point(x: 10, y: 1)])
        ]),
      TextLayout.Line(text: "c", width: 10, baseline: 22),
    ], size: Size(width: 20, height: 24), isTruncated: false, font: FontSpec(size: 10))

  @Test("Its letters move apart, and stay on their baseline")
  func spread() {
    var wide = layout
    wide.spread(to: 30)
    #expect(wide.size == Size(width: 30, height: 24))
    #expect(wide.lines.map(\.width) == [30, 15])
    #expect(wide.lines[0].runs[0].positions == [Point(x: 0, y: 0), Point(x: 15, y: 1)])
    wide.spread(to: 20)
    #expect(wide == layout)
  }

  @Test("Text without a width stays as it is")
  func empty() {
    var empty = TextLayout(lines: [], size: .zero, isTruncated: false, font: FontSpec(size: 10))
    empty.spread(to: 30)
    #expect(empty.size == .zero)
  }
}
