import MenuLayout
import MenuModel
import MenuPrimitives
import MenuScene
import MenuTesting
import Testing

@Suite("Elements side by side that come, go and move")
struct CellMotionTests {
  private func cells(_ style: CellContent.Style, _ serials: [UInt64]) -> [ResolvedElement] {
    serials.enumerated().map { place, serial in
      ResolvedElement(
        id: ElementID(serial),
        kind: .cell(
          CellContent(
            content: RowContent(title: "\(serial)", image: Image(symbol: .dash)), role: .action,
            style: style, row: ElementID(500).row(.sideBySide), index: place,
            count: serials.count)))
    }
  }

  private func stage(_ elements: [ResolvedElement], motion: Motion = .full) -> Stage {
    var stage = Stage(.regular, .cascading, motion: motion)
    stage.show(1, root: panel(elements, density: .regular))
    stage.settle()
    return stage
  }

  @Test("Neighbours of one that goes slide to where they are then")
  func deletion() {
    for (style, slides) in [
      (CellContent.Style.palette(.tint), [0, 38.0]), (.small, [-21, 20.5]),
    ] {
      var stage = stage(cells(style, [1, 2, 3]) + plainRows(2, from: 90))
      let after = panel(cells(style, [1, 3]) + plainRows(2, from: 90), density: .regular)
      stage.show(1, root: after)
      let looks = stage.animator.rows(of: Stage.root, at: stage.now)
      #expect(looks[ElementID(1)]?.slide ?? 0 == slides[0])
      #expect(looks[ElementID(3)]?.slide == slides[1])
      #expect(looks[ElementID(90)] == nil)
      stage.advance(150)
      let middle = stage.animator.rows(of: Stage.root, at: stage.now)
      #expect(abs((middle[ElementID(3)]?.slide ?? 0) - slides[1] / 2) < 0.5)
      stage.settle()
      #expect(stage.animator.nextFrame(after: stage.now) == nil)
    }
  }

  @Test("With less motion they are there at once, and fade")
  func reduced() {
    var stage = stage(cells(.palette(.tint), [1, 2, 3]), motion: .reduced)
    stage.show(1, root: panel(cells(.palette(.tint), [1, 3]), density: .regular))
    let looks = stage.animator.rows(of: Stage.root, at: stage.now)
    #expect(looks.values.allSatisfy { $0.slide == 0 })
  }

  @Test("A picture on the way is drawn where it was, and goes from there")
  func painted() throws {
    let style = CellContent.Style.small
    var stage = stage(cells(style, [1, 2, 3]))
    let (old, new) = (
      panel(cells(style, [1, 2, 3]), density: .regular),
      panel(cells(style, [1, 3]), density: .regular)
    )
    let text = FixedWidthTextMeasurer()
    let start = try #require(old.row(2, text: text).image)
    let end = try #require(new.row(1, text: text).image)
    stage.show(1, root: new)
    func place() -> Double? {
      let state = PanelState(rows: stage.animator.rows(of: Stage.root, at: stage.now))
      return paint(new, state).items[2].commands.compactMap { command in
        if case .image(_, let rect, _, _) = command { rect.minX } else { nil }
      }.first
    }
    #expect(abs((place() ?? 0) - start.minX) <= 1)
    stage.advance(150)
    #expect(abs((place() ?? 0) - (start.minX + end.minX) / 2) <= 1)
    stage.settle()
    #expect(place() == end.minX)
  }
}
