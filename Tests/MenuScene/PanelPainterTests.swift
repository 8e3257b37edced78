import MenuLayout
import MenuModel
import MenuPrimitives
import MenuScene
import MenuTesting
import Testing

@Suite("Painting panels")
struct PanelPainterTests {
  @Test("A highlight that moves changes two items", arguments: Density.allCases)
  func hover(density: Density) {
    let panel = panel(plainRows(40), density: density, height: 300)
    let first = paint(panel, PanelState(scrollOffset: 50, highlight: ElementID(4)))
    let second = paint(panel, PanelState(scrollOffset: 50, highlight: ElementID(5)))
    let none = paint(panel, PanelState(scrollOffset: 50))
    #expect(second.damage(from: first).count == 2)
    #expect(none.damage(from: first).count == 1)
    #expect(second.damage(from: second).isEmpty)
  }

  @Test("Only rows that show are laid out, however many there are")
  func visibleOnly() {
    let text = FixedWidthTextMeasurer()
    let panel = panel(plainRows(100_000), height: 300, text: text)
    let before = text.layoutCount
    let list = PanelPainter(theme: Theme(scheme: .light, density: .compact)).paint(
      panel, state: PanelState(scrollOffset: 1_200_000), text: text)
    #expect(list.items.count < 20)
    #expect(text.layoutCount - before < 40)
    #expect(list.item(showing: "Row 50000") != nil)
  }

  @Test("Rows never show outside of the viewport", arguments: Density.allCases)
  func clipped(density: Density) {
    let headers = rows(.submenuHeader(RowContent(title: "Back")), from: 900)
    let panel = panel(plainRows(40), headers: headers, density: density, height: 300)
    for offset in stride(from: 0.0, through: panel.maximumScrollOffset, by: 7) {
      let list = paint(panel, PanelState(scrollOffset: offset))
      for item in list.items
      where item.commands.contains(where: { $0.text?.hasPrefix("Row") == true }) {
        #expect(panel.viewport.contains(item.bounds))
      }
      #expect(list.item(showing: "Back")?.bounds.minY ?? 99 < 10)
    }
  }

  @Test("A highlighted row of the regular density covers its own hairline, not the one above")
  func highlightHidesItsLine() {
    let panel = panel(plainRows(4), density: .regular)
    let theme = Theme(scheme: .light, density: .regular)
    let list = paint(panel, PanelState(highlight: ElementID(2)))
    func lines(_ title: String) -> Int {
      list.item(showing: title)?.commands.filter { $0.color == theme.thinSeparator }.count ?? -1
    }
    #expect(lines("Row 1") == 1)
    #expect(lines("Row 2") == 0)
    #expect(lines("Row 3") == 1)
    #expect(lines("Row 4") == 0)
    let fill = list.item(showing: "Row 2")?.commands.first?.fill
    #expect(fill?.shape.rect == panel.frame(ofRow: 1, scrollOffset: 0))
  }

  @Test("Nothing is filled outside of the panel's round corners", arguments: Density.allCases)
  func corners(density: Density) {
    let elements = plainRows(6) + rows(.separator, from: 500) + plainRows(30, from: 10)
    let panel = panel(elements, density: density, height: 300)
    let radius = panel.metrics.cornerRadius
    for offset in stride(from: 0.0, through: panel.maximumScrollOffset, by: 3) {
      let visible = panel.visibleRows(scrollOffset: offset)
      for index in [visible.lowerBound, visible.upperBound - 1] {
        let id = panel.element(at: index).id
        let list = paint(panel, PanelState(scrollOffset: offset, highlight: id))
        let outside = list.items.dropFirst().flatMap { item in
          item.commands.filter { command in
            !command.filledPoints(clippedTo: item.bounds).allSatisfy {
              $0.isInside(Rect(origin: .zero, size: panel.size), radius: radius)
            }
          }
        }
        #expect(outside.isEmpty, "at offset \(offset)")
      }
    }
  }

  @Test("The first and the last row of the regular density take the panel's corners")
  func roundEnds() {
    let panel = panel(plainRows(3), density: .regular)
    func shape(_ row: UInt64) -> RoundedRect? {
      paint(panel, PanelState(highlight: ElementID(row))).item(showing: "Row \(row)")?
        .commands.first?.fill?.shape
    }
    #expect(shape(1)?.topLeft == 13 && shape(1)?.bottomLeft == 0)
    #expect(shape(2)?.topLeft == 0 && shape(2)?.bottomRight == 0)
    #expect(shape(3)?.topRight == 0 && shape(3)?.bottomRight == 13)
  }

  @Test("Chevrons say where rows are hidden")
  func overflow() {
    let panel = panel(plainRows(40), height: 300)
    func marks(_ offset: Double) -> [String] {
      paint(panel, PanelState(scrollOffset: offset)).commands.compactMap(\.symbol)
    }
    #expect(marks(0) == ["chevron.down"])
    #expect(marks(40) == ["chevron.up", "chevron.down"])
    #expect(marks(panel.maximumScrollOffset) == ["chevron.up"])
    let short = paint(self.short)
    #expect(short.commands.compactMap(\.symbol).isEmpty)
    #expect(short.items.count == 6)
  }

  private var short: PanelLayout { panel(plainRows(2)) }

  @Test("A row that the layout has revealed is clear of the marks", arguments: Density.allCases)
  func revealed(density: Density) {
    let panel = panel(plainRows(40), density: density, height: 300)
    for index in 1..<39 {
      for from in [0, panel.maximumScrollOffset] {
        let offset = panel.scrollOffset(revealing: index, from: from)
        let row = panel.frame(ofRow: index, scrollOffset: offset)
        let list = paint(panel, PanelState(scrollOffset: offset))
        for item in list.items where item.commands.contains(where: { $0.symbol != nil }) {
          #expect(!item.bounds.intersects(row))
        }
      }
    }
  }

  @Test("The mnemonic's line lies under its letter")
  func mnemonic() throws {
    let panel = panel(rows(.action(RowContent(title: "Save As", mnemonic: "A"))))
    let hidden = paint(panel)
    let shown = paint(panel, PanelState(showsMnemonics: true))
    let row = try #require(shown.item(showing: "Save As"))
    #expect(hidden.item(showing: "Save As")?.commands.count == row.commands.count - 1)
    let line = try #require(row.commands.compactMap(\.fill).last?.shape.rect)
    guard
      case .text(let layout, let origin, _) = try #require(
        row.commands.first(where: { $0.text != nil }))
    else { return }
    let advance = layout.font.size * 0.6
    // The first "a" in "Save As", whatever its case.
    #expect(abs(line.minX - (origin.x + advance)) <= 1)
    #expect(abs(line.width - advance) <= 1)
    #expect(line.minY > origin.y + layout.firstBaseline)
    #expect(line.maxY <= row.bounds.maxY)
  }

  @Test("A title without the letter gets no line")
  func mnemonicElsewhere() {
    let panel = panel(rows(.action(RowContent(title: "Save", mnemonic: "x"))))
    #expect(paint(panel) == paint(panel, PanelState(showsMnemonics: true)))
  }

  @Test("Content shows less below a stacked submenu, the panel itself does not")
  func dimmed() {
    let panel = panel(plainRows(2), density: .regular)
    let list = paint(panel, PanelState(contentOpacity: 0.5))
    #expect(list.items.first == paint(panel).items.first)
    #expect(list.items.last == paint(panel).items.last)
    #expect(list.item(showing: "Row 1")?.commands.allSatisfy { $0.color.alpha <= 0.5 } == true)
  }

  @Test("A row that moves is drawn where it is at the moment, and as strongly")
  func movingRow() {
    let panel = panel(plainRows(3))
    let rest = paint(panel)
    let list = paint(
      panel, PanelState(rows: [ElementID(2): RowAppearance(opacity: 0.25, offset: 10.4)]))
    let (was, now) = (rest.item(showing: "Row 2"), list.item(showing: "Row 2"))
    #expect(now?.bounds.minY == (was?.bounds.minY ?? 0) + 10)
    #expect(now?.commands.first?.color.alpha == 0.25)
    #expect(list.item(showing: "Row 1") == rest.item(showing: "Row 1"))
  }

  @Test("A row that the panel has lost fades below those that stay")
  func leavingRow() throws {
    let old = panel(plainRows(3))
    let new = panel(plainRows(2))
    let list = paint(
      new,
      leaving: [
        LeavingRow(
          panel: old, index: 0, scrollOffset: 0, appearance: RowAppearance(opacity: 0.5))
      ])
    let ghost = try #require(list.items.firstIndex { $0.commands.contains { $0.text == "Row 1" } })
    #expect(ghost == 1)
    #expect(list.items[ghost].commands.first?.color.alpha == 0.5)
  }

  @Test("The row of an open submenu stays lit, more quietly than a highlight")
  func openRow() {
    for choice in ThemeChoice.all {
      let panel = panel(
        rows(.submenu(RowContent(title: "More")), .action(RowContent(title: "Row"))),
        density: choice.density)
      let list = paint(
        panel, PanelState(highlight: ElementID(2), openRow: ElementID(1)), scheme: choice.scheme)
      let open = list.item(showing: "More")?.commands.first?.fill
      let lit = list.item(showing: "Row")?.commands.first?.fill
      #expect(open?.color == choice.theme.openRow.fill)
      #expect(lit?.color == choice.theme.highlight.fill)
      #expect(open?.color != lit?.color)
    }
  }

  @Test("While a submenu grows out of its row, the chevron turns")
  func turning() throws {
    let headers = rows(.submenuHeader(RowContent(title: "Back")), from: 900)
    let panel = panel(plainRows(1), headers: headers, density: .regular)
    func path(_ turn: Double) throws -> Path {
      let list = paint(panel, PanelState(rows: [ElementID(900): RowAppearance(turn: turn)]))
      let stroke = list.commands.compactMap { command -> Path? in
        if case .stroke(let path, _, _) = command { path } else { nil }
      }
      return try #require(stroke.first)
    }
    // Turned back by a right angle it points to the right, as in the parent's row.
    guard case .line(let tip) = try path(0).elements[1],
      case .move(let arm) = try path(0).elements[0]
    else { return }
    #expect(tip.x > arm.x + 2)
    guard case .line(let later) = try path(0.99).elements[1] else { return }
    #expect(later.y > tip.y + 1)
    #expect(paint(panel).commands.compactMap(\.symbol) == ["chevron.down"])
  }
}

extension DrawCommand {
  /// Points at the corners of what it fills, where they lie in its item.
  fileprivate func filledPoints(clippedTo bounds: Rect) -> [Point] {
    switch self {
    case .fill(let shape, _), .photo(_, let shape, _):
      let rect = shape.rect.intersection(bounds)
      guard !rect.isEmpty else { return [] }
      // Corners that are cut off by a clip or a radius aren't filled; sample the rows of the rest.
      return (0...8).flatMap { step -> [Point] in
        let y = rect.minY + (rect.height - 0.02) * Double(step) / 8 + 0.01
        let inset = shape.indent(at: y)
        return [
          Point(x: max(rect.minX, shape.rect.minX + inset.left) + 0.01, y: y),
          Point(x: min(rect.maxX, shape.rect.maxX - inset.right) - 0.01, y: y),
        ]
      }
    case .fade(let rect, _, _):
      let rect = rect.intersection(bounds)
      return rect.isEmpty
        ? []
        : [
          rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY),
          Point(x: rect.maxX, y: rect.maxY),
        ]
    case .fillPath(let path, _):
      return path.elements.compactMap { element in
        switch element {
        case .move(let point), .line(let point): point
        case .curve, .close: nil
        }
      }
    case .border, .text, .image, .stroke: return []
    }
  }
}

extension RoundedRect {
  /// How far the sides are from the box's at a height.
  fileprivate func indent(at y: Double) -> (left: Double, right: Double) {
    func indent(_ radius: Double, _ depth: Double) -> Double {
      guard depth < radius else { return 0 }
      let into = radius - depth
      return radius - max(0, radius * radius - into * into).squareRoot()
    }
    let (top, bottom) = (y - rect.minY, rect.maxY - y)
    return (
      max(indent(topLeft, top), indent(bottomLeft, bottom)),
      max(indent(topRight, top), indent(bottomRight, bottom))
    )
  }
}

extension Point {
  /// Whether it lies inside a rounded rectangle, or less than a tenth of a pixel beside it.
  fileprivate func isInside(_ rect: Rect, radius: Double) -> Bool {
    guard rect.inset(by: -0.1).contains(self) else { return false }
    let core = rect.inset(by: radius)
    return core.distance(to: self) <= radius + 0.1
      || (x >= core.minX && x <= core.maxX) || (y >= core.minY && y <= core.maxY)
  }
}
