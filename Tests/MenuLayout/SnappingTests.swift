import MenuLayout
import MenuModel
import MenuPrimitives
import Testing

/// A combination to be checked.
struct Snapping: CustomTestStringConvertible, Sendable {
  var density: Density
  var scale: Double
  var font: Double
  var direction: LayoutDirection
  var testDescription: String { "\(density), scale \(scale), font \(font), \(direction)" }

  static let all: [Snapping] = Density.allCases.flatMap { density in
    [1, 1.25, 1.5, 2, 3].flatMap { scale in
      [10, 40.0 / 3, 14.6, 17, 23.7].flatMap { font in
        [LayoutDirection.leftToRight, .rightToLeft].map {
          Snapping(density: density, scale: scale, font: font, direction: $0)
        }
      }
    }
  }
}

@Suite struct `Everything in a panel` {
  private let menu = Fixture.menu(
    [
      Fixture.action(2, "Copy all of it, on and on", image: true, shortcut: "Ctrl+C"),
      Fixture.action(3, "On", subtitle: "with a subtitle", mark: .selected),
      Fixture.separator(4), Fixture.caption(5, "Caption"), Fixture.submenu(6, "More"),
      Fixture.caption(7, "Again"), Fixture.action(8, "Last"),
    ], headers: [Fixture.action(1, "Header")])

  private func isWhole(_ value: Double, _ scale: Double) -> Bool {
    abs(value * scale - (value * scale).rounded()) < 1e-9
  }

  private func isSnapped(_ rect: Rect?, _ scale: Double) -> Bool {
    guard let rect else { return true }
    return [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy { isWhole($0, scale) }
  }

  @Test(arguments: Snapping.all)
  func `lies on device pixels, without gaps`(_ given: Snapping) {
    let fixture = PanelFixture(
      menu, given.density, font: given.font, scale: given.scale, direction: given.direction)
    let panel = fixture.panel
    #expect(isSnapped(Rect(origin: .zero, size: panel.size), given.scale))
    #expect(isSnapped(panel.viewport, given.scale))
    #expect(isWhole(panel.contentHeight, given.scale))
    for index in 0..<panel.rowCount {
      let row = fixture.row(index)
      for rect in [
        row.frame, row.highlight.rect, row.image, row.leadingMark, row.trailingMark, row.separator,
      ] {
        #expect(isSnapped(rect, given.scale))
      }
      for placed in [row.title, row.subtitle, row.shortcut] {
        guard let placed else { continue }
        #expect(isWhole(placed.origin.x, given.scale))
        #expect(isWhole(placed.origin.y + placed.layout.firstBaseline, given.scale))
        let area = Rect(origin: placed.origin, size: placed.layout.size)
        #expect(row.frame.inset(dx: -1, dy: -1).contains(area))
      }
      if index > 0 { #expect(abs(row.frame.minY - fixture.frame(index - 1).maxY) < 1e-9) }
      if let title = row.title, let shortcut = row.shortcut {
        let baselines = [title, shortcut].map { $0.origin.y + $0.layout.firstBaseline }
        #expect(abs(baselines[0] - baselines[1]) < 1e-9)
      }
      if let line = row.separator, given.density == .compact || !isBand(row) {
        #expect(abs(line.height * given.scale - 1) < 1e-9)
      }
    }
  }

  @Test(arguments: Snapping.all)
  func `stays on device pixels while the list is scrolled`(_ given: Snapping) {
    let panel = PanelFixture(
      Fixture.menu(Fixture.actions(40), headers: [Fixture.action(100, "Header")]), given.density,
      font: given.font, scale: given.scale, maximum: Size(width: 500, height: 321.3)
    ).panel
    #expect(panel.size.height <= 321.3)
    for offset in stride(from: 0, through: panel.maximumScrollOffset, by: 7.77) {
      for index in panel.visibleRows(scrollOffset: offset) {
        #expect(isSnapped(panel.frame(ofRow: index, scrollOffset: offset), given.scale))
      }
      if let line = panel.headerLine {
        #expect(abs(line.height * given.scale - 1) < 1e-9)
        #expect(isSnapped(line, given.scale))
        #expect(abs(line.maxY - panel.viewport.minY) < 1e-9)
      }
    }
  }

  private func isBand(_ row: RowLayout) -> Bool {
    if case .separator = row.element.kind { true } else { false }
  }
}
