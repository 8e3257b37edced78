import MenuLayout
import MenuModel
import MenuPrimitives
import Testing

/// Compact rows are 24 high below a margin of 5; titles like "Row 1" leave panels at their least width
/// of 120. Panels of four rows are 106 high.
@Suite struct `A cascade of panels` {
  private let rows = StackFixture.submenus(4)
  private let wide = StackFixture.submenus(4, from: 11, title: String(repeating: "w", count: 40))

  private func open(
    at corner: Point, _ row: Int = 2, _ submenu: [ResolvedElement]? = nil
  ) -> StackFixture {
    var fixture = StackFixture(rows, corner: corner)
    fixture.open(rows[row], submenu ?? StackFixture.submenus(4, from: 11))
    return fixture
  }

  @Test func `lines a submenu's first row up with its row and overlaps by 3`() {
    let stack = open(at: Point(x: 100, y: 100)).laidOut()
    #expect(stack.levels[0].frame == Rect(x: 100, y: 100, width: 120, height: 106))
    #expect(stack.levels[1].frame == Rect(x: 217, y: 148, width: 120, height: 106))
    #expect(stack.levels[1].growthAnchor == Point(x: 217, y: 165))
    #expect(stack.levels[1].sourceRow == rows[2].id)
    #expect(stack.levels.map(\.visibleFrame) == stack.levels.map(\.frame))
    #expect(stack.level(at: Point(x: 218, y: 160)) == 1)
    #expect(stack.level(at: Point(x: 218, y: 120)) == 0)
    #expect(stack.level(at: Point(x: 90, y: 120)) == nil)
    #expect(stack.panelPoint(Point(x: 218, y: 160), level: 1) == Point(x: 1, y: 12))
  }

  @Test func `opens to the left from right to left`() {
    var fixture = open(at: Point(x: 500, y: 100))
    fixture.direction = .rightToLeft
    #expect(fixture.frames()[1] == Rect(x: 383, y: 148, width: 120, height: 106))
  }

  @Test func `slides a submenu up when there is no room below`() {
    #expect(open(at: Point(x: 100, y: 690), 3).frames()[1].minY == 694)
  }

  @Test func `flips at the edge and then keeps its direction until it no longer fits`() {
    var fixture = open(at: Point(x: 800, y: 100))
    // 800 + 117 + 120 is beyond 1000: to the left, and on to the left although the right had room.
    fixture.open(fixture.levels[1].menu.elements[0], StackFixture.submenus(2, from: 21))
    fixture.open(fixture.levels[2].menu.elements[0], StackFixture.submenus(2, from: 31))
    #expect(fixture.frames().map(\.minX) == [800, 683, 566, 449])

    fixture.work = Rect(x: 500, y: 0, width: 500, height: 800)
    // 449 is out of the work area now: the last one turns back to the right.
    #expect(fixture.frames().map(\.minX) == [800, 683, 566, 683])
  }

  @Test func `goes below its row, or above it, where neither side has room`() {
    var fixture = open(at: Point(x: 150, y: 100), 1, wide)
    fixture.work = Rect(x: 0, y: 0, width: 420, height: 800)
    // Half of the work area is 210; the sides have 150 and 153.
    let below = fixture.frames()
    #expect(below[0] == Rect(x: 150, y: 100, width: 120, height: 106))
    #expect(below[1] == Rect(x: 162, y: 153, width: 210, height: 106))
    fixture.placement.anchorRect.origin.y = 650
    let above = fixture.frames()
    #expect(above[0].minY == 650)
    #expect(above[1] == Rect(x: 162, y: 679 - 106, width: 210, height: 106))
  }

  @Test func `is made to scroll below its row where it is too long`() {
    var fixture = open(
      at: Point(x: 150, y: 100), 1,
      StackFixture.submenus(40, from: 11, title: String(repeating: "w", count: 40)))
    fixture.work = Rect(x: 0, y: 0, width: 420, height: 500)
    let stack = fixture.laidOut()
    #expect(stack.levels[1].frame == Rect(x: 162, y: 153, width: 210, height: 347))
    #expect(stack.levels[1].panel.maximumScrollOffset == 970 - 347)
  }

  @Test func `is made narrower where there is no room anywhere else`() {
    var fixture = open(at: Point(x: 150, y: 0), 1, wide)
    fixture.work = Rect(x: 0, y: 0, width: 420, height: 110)
    #expect(fixture.frames()[1] == Rect(x: 267, y: 4, width: 153, height: 106))
  }

  @Test func `hangs at the part of its row that shows`() {
    var fixture = StackFixture(StackFixture.submenus(40), corner: Point(x: 100, y: 100))
    fixture.work.size.height = 300
    fixture.open(fixture.levels[0].menu.elements[20], StackFixture.submenus(2, from: 101))
    // The root is 300 high from 0 on; row 20 is at 485.
    fixture.levels[0].scroll = 400
    #expect(fixture.frames()[1].minY == 80)
    fixture.levels[0].scroll = 495
    #expect(fixture.frames()[1].minY == 0)
  }

  @Test func `is never wider than half of the work area, or 420`() {
    let fixture = StackFixture(
      [Fixture.action(1, String(repeating: "long ", count: 50))], corner: .zero)
    #expect(fixture.frames()[0].width == 420)
    var small = fixture
    small.work.size.width = 700
    #expect(small.frames()[0].width == 350)
    small.minimumWidth = 380
    #expect(small.frames()[0].width == 380)
  }

  @Test func `has submenus of regular panels beside them, without an overlap`() {
    var fixture = open(at: Point(x: 100, y: 100))
    fixture.density = .regular
    #expect(fixture.frames()[1] == Rect(x: 350, y: 188, width: 250, height: 176))
  }
}

@Suite struct `Submenus of elements side by side` {
  private let cells =
    Fixture.pictures(3, .medium)
    + Fixture.line(
      801, .palette(.tint), from: 10, (0..<30).map { Fixture.Cell(title: "\($0)") })

  private func open(_ cell: Int, at corner: Point, _ style: SubmenuStyle = .cascading)
    -> StackFixture
  {
    var fixture = StackFixture(cells, corner: corner)
    fixture.style = style
    fixture.open(cells[cell], StackFixture.submenus(4, from: 111))
    return fixture
  }

  @Test func `open below their cell and cover none of its neighbours`() {
    let frames = open(1, at: Point(x: 100, y: 100)).frames()
    let width = frames[0].width - 10
    #expect(frames[1].minX == 100 + 5 + (width / 3).rounded(.down))
    #expect(frames[1].minY == 100 + 5 + 48 - 3)
  }

  @Test func `open above it where there is no room below`() {
    let frames = open(1, at: Point(x: 100, y: 700)).frames()
    #expect(frames[1].maxY == frames[0].minY + 5 + 3)
  }

  @Test func `begin at their cell's right edge from right to left`() {
    var fixture = open(0, at: Point(x: 500, y: 100))
    fixture.direction = .rightToLeft
    let frames = fixture.frames()
    #expect(frames[1].maxX == frames[0].maxX - 5)
  }

  @Test func `get a scrolling panel where neither side is high enough`() {
    var fixture = open(1, at: Point(x: 100, y: 100))
    fixture.levels[1].menu.elements = StackFixture.submenus(12, from: 111)
    fixture.work = Rect(x: 0, y: 0, width: 1000, height: 230)
    let stack = fixture.laidOut()
    #expect(stack.levels[1].panel.maximumScrollOffset > 0)
    #expect(fixture.work.contains(stack.levels[1].frame))
  }

  @Test func `follow the cell to where a palette is scrolled, but not out of the panel`() {
    let fixture = open(3 + 10, at: Point(x: 100, y: 100))
    func left(_ offset: Double) -> Double {
      var input = fixture.input
      input.levels[0].strips = [Fixture.id(801).row(.sideBySide): offset]
      return StackLayout(input, text: fixture.text).levels[1].frame.minX
    }
    #expect(left(200) == left(100) - 100)
    #expect(left(0) == 100 + 240)
    #expect(left(600) == 100)
  }

  @Test func `lie over the parent from their cell on where they are stacked`() {
    let stack = open(1, at: Point(x: 100, y: 100), .stacked).laidOut()
    #expect(stack.levels[1].frame.minX == stack.levels[0].frame.minX)
    #expect(stack.levels[1].frame.width == stack.levels[0].frame.width)
    #expect(stack.levels[1].growthAnchor.x > stack.levels[0].frame.minX + 60)
    guard case .submenuHeader = stack.levels[1].panel.element(at: 0).kind else {
      Issue.record("no row that leads back")
      return
    }
  }

  @Test func `stay where they are when their content changes`() {
    var fixture = open(1, at: Point(x: 100, y: 100))
    let before = fixture.laidOut()
    fixture.levels[1].menu.elements += StackFixture.submenus(3, from: 211)
    let after = fixture.laidOut(after: before)
    #expect(after.levels[1].frame.origin == before.levels[1].frame.origin)
    #expect(after.levels[1].frame.height > before.levels[1].frame.height)
  }
}
