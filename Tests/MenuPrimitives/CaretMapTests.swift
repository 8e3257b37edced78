import MenuPrimitives
import MenuTesting
import Testing

/// A line in which every character is 6 wide. Hebrew letters read from right to left.
private func line(_ text: String, _ direction: LayoutDirection? = nil) -> CaretMap {
  let line = FixedWidthTextMeasurer().editableLine(
    text, font: FontSpec(size: 10), direction: direction)
  return CaretMap(extents: line.extents, direction: line.direction, width: line.width)
}

@Suite("Carets") struct CaretMapTests {
  @Test("stand before a character, or after the one before it, where these lie apart")
  func places() {
    let plain = line("abc")
    #expect((0...3).map { plain.x(of: .init($0)) } == [0, 6, 12, 18])
    #expect((0...3).map { plain.x(of: .init($0, .upstream)) } == [0, 6, 12, 18])
    // On the screen: a b ג ב א
    let mixed = line("abאבג")
    #expect((0...5).map { mixed.x(of: .init($0)) } == [0, 6, 30, 24, 18, 12])
    #expect((0...5).map { mixed.x(of: .init($0, .upstream)) } == [0, 6, 12, 24, 18, 12])
    let hebrew = line("אב")
    #expect((0...2).map { hebrew.x(of: .init($0)) } == [12, 6, 0])
    #expect(line("").x(of: .init(0)) == 0 && line("", .rightToLeft).direction == .rightToLeft)
    #expect(plain.x(of: .init(99)) == 18 && plain.x(of: .init(-1)) == 0)
  }

  @Test("come to the nearer edge of the character that is pressed")
  func presses() {
    let mixed = line("abאבג")
    #expect(mixed.position(at: 2) == .init(0) && mixed.position(at: 4) == .init(1, .upstream))
    #expect(mixed.position(at: -9) == .init(0))
    // Right half of the first Hebrew letter, which stands at the far right: before it.
    #expect(mixed.position(at: 29) == .init(2) && mixed.position(at: 99) == .init(2))
    #expect(mixed.position(at: 25) == .init(3, .upstream))
    #expect(mixed.character(at: 13) == 4 && line("").character(at: 0) == nil)
    #expect(line("").position(at: 5) == .init(0))
  }

  @Test(
    "move over one character on the screen, whatever its direction",
    arguments: [
      "abc", "אבג", "abאבגcd", "אבabג", "a אב b", "אב 12 ג",
    ])
  func moving(text: String) {
    for direction in [nil, LayoutDirection.leftToRight, .rightToLeft] {
      let map = line(text, direction)
      var position = map.position(at: -1)
      var places = [map.x(of: position)]
      while let next = map.next(to: .right, of: position), places.count < 99 {
        position = next
        places.append(map.x(of: position))
      }
      #expect(places == (0...text.count).map { Double($0) * 6 })
      while let next = map.next(to: .left, of: position), places.count > 0 {
        places.removeLast()
        position = next
        #expect(map.x(of: position) == places.last)
      }
      #expect(places == [0])
    }
  }

  @Test("find the parts of the line that are selected")
  func spans() {
    func spans(_ text: String, _ range: Range<Int>) -> [[Double]] {
      line(text).spans(of: range).map { [$0.left, $0.right] }
    }
    #expect(spans("abcd", 1..<3) == [[6, 18]])
    #expect(spans("abcd", 2..<2) == [] && spans("ab", 0..<99) == [[0, 12]])
    #expect(spans("abאבג", 1..<4) == [[6, 12], [18, 30]])
  }
}

@Suite("Paragraphs of several faces") struct ParagraphTests {
  private let measurer = FixedWidthTextMeasurer()
  private let small = FontSpec(size: 10)
  private let large = FontSpec(size: 20)

  private func words(_ layout: ParagraphLayout) -> [[String]] {
    layout.lines.map { $0.pieces.map { $0.layout.lines[0].text } }
  }

  @Test("stand on one baseline, but for their own offsets")
  func baselines() {
    let layout = measurer.layout(
      [TextRun("big", font: large), TextRun("up", font: small, baselineOffset: 5)],
      maximumWidth: nil, maximumLines: 1)
    let line = layout.lines[0]
    #expect(line.baseline == 19 && layout.size == Size(width: 48, height: 24))
    #expect(line.pieces.map(\.origin) == [Point(x: 0, y: 0), Point(x: 36, y: 4)])
    let tall = measurer.layout(
      [TextRun("a", font: small), TextRun("b", font: small, baselineOffset: 8)],
      maximumWidth: nil, maximumLines: 1)
    #expect(tall.size.height == 20 && tall.lines[0].baseline == 18)
  }

  @Test("break between words, also within a run, and end in an ellipsis of the last face")
  func breaking() {
    let runs = [TextRun("one two ", font: small), TextRun("three four", font: small)]
    let free = measurer.layout(runs, maximumWidth: 60, maximumLines: 9)
    #expect(words(free) == [["one two"], ["three four"]] && !free.isTruncated)
    let cut = measurer.layout(runs, maximumWidth: 60, maximumLines: 1)
    #expect(words(cut) == [["one two ", "t…"]] && cut.isTruncated)
    #expect(measurer.layout([], maximumWidth: nil, maximumLines: 1).size == .zero)
  }
}
