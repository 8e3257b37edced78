import MenuLayout
import MenuModel
import MenuPrimitives
import Testing

/// Menus, work areas and changes at random; the same ones in every run.
@Suite struct `Any stack of panels` {
  private func rows(_ random: inout Walk, _ serial: inout Int) -> [ResolvedElement] {
    let count = random.pick([1, 2, 3, 8, 20, 90])
    return (0..<count).map { _ in
      serial += 1
      let title = String(repeating: "w", count: random.int(in: 1..<random.pick([6, 20, 60])))
      switch random.int(in: 0..<8) {
      case 0: return Fixture.separator(serial)
      case 1: return Fixture.caption(serial, title)
      case 2: return Fixture.action(serial, title, subtitle: "sub", shortcut: "Ctrl+X")
      default: return Fixture.submenu(serial, title)
      }
    }
  }

  private func fixture(_ random: inout Walk, _ style: SubmenuStyle, _ serial: inout Int)
    -> StackFixture
  {
    let work = Rect(
      x: random.double(in: -500..<500), y: random.double(in: -500..<500),
      width: random.double(in: 300..<1600), height: random.double(in: 250..<1200))
    var fixture = StackFixture(rows(&random, &serial), corner: .zero)
    fixture.work = work
    fixture.style = style
    fixture.density = random.pick(Density.allCases)
    fixture.scale = random.pick([1, 1.25, 1.5, 2, 3])
    fixture.direction = random.pick([.leftToRight, .rightToLeft])
    let point = Point(
      x: random.double(in: work.minX..<work.maxX), y: random.double(in: work.minY..<work.maxY))
    let rect = Rect(
      x: point.x, y: point.y, width: random.double(in: 1..<200), height: random.double(in: 1..<60))
    fixture.placement = random.pick([
      .contextMenu(at: point, direction: fixture.direction),
      .pullDown(from: rect, direction: fixture.direction), .centered(in: rect),
      .attachment(point), .attachment(Point(x: rect.midX, y: rect.maxY + 4), of: rect),
    ])
    return fixture
  }

  private func change(
    _ fixture: inout StackFixture, _ random: inout Walk, _ serial: inout Int
  ) {
    let top = fixture.levels.count - 1
    switch random.int(in: 0..<6) {
    case 0, 1, 2:
      guard top < 6, let row = fixture.levels[top].menu.elements.randomElement(using: &random)
      else { return }
      // Only what shows can be opened.
      if let panel = fixture.laidOut().levels.last?.panel, let index = panel.index(of: row.id) {
        fixture.levels[top].scroll = panel.scrollOffset(
          revealing: index, from: fixture.levels[top].scroll)
      }
      fixture.open(row, rows(&random, &serial))
    case 3:
      if top > 0 { fixture.levels.removeLast() }
    case 4:
      serial += 1
      fixture.levels[random.int(in: 0..<top + 1)].menu.elements.append(
        Fixture.action(serial, "Another row"))
    default:
      // The rows that are open stay.
      let level = random.int(in: 0..<top + 1)
      let kept = level < top ? fixture.levels[level + 1].source?.id : nil
      fixture.levels[level].menu.elements.removeAll { $0.id != kept && random.int(in: 0..<4) == 0 }
    }
  }

  /// What is wrong with a layout.
  private func faults(_ stack: StackLayout, _ fixture: StackFixture) -> [String] {
    var faults: [String] = []
    let work = fixture.work.inset(dx: -1e-6, dy: -1e-6)
    for (index, level) in stack.levels.enumerated() {
      let frame = level.frame
      if !Rect(
        x: work.minX - 1e-6, y: work.minY - 1e-6, width: work.width + 2e-6,
        height: work.height + 2e-6
      ).contains(frame) {
        faults.append("level \(index) outside: \(frame)")
      }
      for edge in [frame.minX, frame.minY, frame.maxX, frame.maxY] {
        let device = edge * fixture.scale
        if abs(device - device.rounded()) > 1e-6 { faults.append("level \(index) off the grid") }
      }
      if frame.size != level.panel.size { faults.append("level \(index) unlike its panel") }
      if level.panel.maximumScrollOffset > 0, level.panel.viewport.height < 20 {
        faults.append("level \(index) without room for rows: \(level.panel.viewport)")
      }
      if index > 0, fixture.style == .cascading {
        let source = sourceRow(index, stack, fixture)
        let overlap = level.panel.metrics.cascadeOverlap + 1.5 / fixture.scale
        if source.inset(dx: overlap, dy: 1e-6).intersects(frame) {
          faults.append("level \(index) \(frame) covers its row \(source)")
        }
      }
    }
    return faults
  }

  private func sourceRow(_ index: Int, _ stack: StackLayout, _ fixture: StackFixture) -> Rect {
    let parent = stack.levels[index - 1]
    guard let id = fixture.levels[index].source?.id, let row = parent.panel.index(of: id) else {
      return .zero
    }
    let offset = parent.panel.limited(fixture.levels[index - 1].scroll)
    return parent.panel.frame(ofRow: row, scrollOffset: offset)
      .intersection(parent.panel.viewport)
      .offset(dx: parent.frame.minX, dy: parent.frame.minY)
  }

  @Test(
    arguments: SubmenuStyle.allCases,
    [
      Rect(x: 0, y: 0, width: 0, height: 0), Rect(x: 5, y: 5, width: 3, height: 2),
      Rect(x: .nan, y: 0, width: 100, height: 100), Rect(x: 0, y: 0, width: .infinity, height: 9),
    ])
  func `is something for a work area that is nothing`(style: SubmenuStyle, work: Rect) {
    var fixture = StackFixture(StackFixture.submenus(9), corner: Point(x: .nan, y: 7))
    fixture.work = work
    fixture.style = style
    fixture.open(fixture.levels[0].menu.elements[3], StackFixture.submenus(9, from: 21))
    for level in fixture.laidOut(after: fixture.laidOut()).levels {
      #expect(level.frame.width > 0 && level.frame.height > 0)
      #expect(level.frame.maxX.isFinite && level.frame.maxY.isFinite)
    }
  }

  @Test(arguments: SubmenuStyle.allCases, 1...8)
  func `lies within the work area, on device pixels, and beside its rows`(
    style: SubmenuStyle, seed: UInt64
  ) {
    var random = Walk(seed: seed)
    var serial = 0
    for _ in 0..<12 {
      var fixture = fixture(&random, style, &serial)
      var stack = fixture.laidOut()
      #expect(faults(stack, fixture) == [])
      for _ in 0..<12 {
        let before = stack
        change(&fixture, &random, &serial)
        stack = fixture.laidOut(after: before)
        #expect(faults(stack, fixture) == [])
        for (old, new) in zip(before.levels, stack.levels) where old.sourceRow == new.sourceRow {
          if stack.levels.count != before.levels.count {
            // Another level came or went.
            #expect(new.frame == old.frame)
          } else if style == .stacked {
            #expect(new.frame.width >= old.frame.width)
          }
        }
      }
    }
  }
}
