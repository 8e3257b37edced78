import MenuLayout
import MenuModel
import MenuPrimitives
import Testing

/// Regular rows are 44 high and panels 250 wide; the work area keeps 16 free at its sides and 8 at its
/// ends, and lists are at most 128 lower: 1000 − 16 − 128 = 856.
@Suite struct `A stack of panels` {
  private let rows = StackFixture.submenus(5)

  private func stack(_ point: Point, _ source: Rect? = nil) -> StackFixture {
    var fixture = StackFixture(rows, corner: point)
    fixture.placement = .attachment(point, of: source)
    fixture.style = .stacked
    fixture.density = .regular
    fixture.work = Rect(x: 0, y: 0, width: 800, height: 1000)
    return fixture
  }

  @Test func `puts a submenu 12 above its row, with the row that leads back on top`() {
    var fixture = stack(Point(x: 400, y: 200))
    fixture.open(rows[3], Fixture.actions(2, from: 11))
    let stack = fixture.laidOut()
    #expect(stack.levels[0].frame == Rect(x: 275, y: 200, width: 250, height: 220))
    #expect(stack.levels[0].growthAnchor == Point(x: 400, y: 200))
    // The row is at 332; header and two rows are 132 high.
    #expect(stack.levels[1].frame == Rect(x: 275, y: 320, width: 250, height: 132))
    let panel = stack.levels[1].panel
    #expect(panel.headerCount == 1)
    #expect(panel.element(at: 0).id == Fixture.id(901).row(.submenuHeader))
    #expect(panel.element(at: 0).content == rows[3].content)
    let header = panel.row(0, text: fixture.text)
    #expect(header.title?.layout.font.weight == .semibold)
    #expect(header.leadingMark != nil)
    // A submenu has a leading column.
    #expect(panel.row(1, text: fixture.text).title?.origin.x == 32)
  }

  @Test func `keeps each level 12 further from the end at which the menu hangs`() {
    var fixture = stack(Point(x: 400, y: 200))
    fixture.open(rows[0], StackFixture.submenus(5, from: 11))
    fixture.open(fixture.levels[1].menu.elements[0], StackFixture.submenus(2, from: 21))
    // Row 0 at 200 would put the submenu at 188. The second submenu's row is at 256.
    #expect(fixture.frames().map(\.minY) == [200, 212, 244])
  }

  @Test func `scales parents about the end at which the menu hangs`() {
    var fixture = stack(Point(x: 400, y: 200))
    fixture.open(rows[0], StackFixture.submenus(5, from: 11))
    #expect(fixture.laidOut().levels[1].visibleFrame == fixture.frames()[1])
    fixture.open(fixture.levels[1].menu.elements[0], StackFixture.submenus(2, from: 21))
    let stack = fixture.laidOut()
    let (root, middle) = (stack.levels[0].visibleFrame, stack.levels[1].visibleFrame)
    #expect(abs(root.width - 250 * 0.97 * 0.97) < 1e-9)
    #expect(abs(root.midX - 400) < 1e-9)
    #expect(root.minY == 200)
    #expect(abs(middle.height - 264 * 0.97) < 1e-9)
    #expect(middle.minY == 212)
    #expect(stack.levels[2].visibleFrame == stack.levels[2].frame)
    let point = stack.panelPoint(Point(x: root.maxX, y: root.maxY), level: 0)
    #expect(abs(point.x - 250) < 1e-9 && abs(point.y - 220) < 1e-9)
  }

  @Test func `grows up from a source at the bottom`() {
    let source = Rect(x: 350, y: 900, width: 100, height: 40)
    var fixture = stack(Point(x: 400, y: 896), source)
    fixture.open(rows[3], Fixture.actions(2, from: 11))
    fixture.open(Fixture.action(12, "Row 12"), Fixture.actions(1, from: 21))
    let stack = fixture.laidOut()
    #expect(stack.levels[0].frame == Rect(x: 275, y: 676, width: 250, height: 220))
    // 12 above its row at 808, but 12 above the root's end.
    #expect(stack.levels[1].frame == Rect(x: 275, y: 752, width: 250, height: 132))
    #expect(abs(stack.levels[0].visibleFrame.maxY - 896) < 1e-9)
    #expect(stack.levels[2].frame.maxY == 872)
  }

  @Test func `flips to the other side of its source where there is no room`() {
    let source = Rect(x: 350, y: 900, width: 100, height: 40)
    #expect(stack(Point(x: 400, y: 944), source).frames()[0].maxY == 896)
  }

  @Test func `limits lists to the height that leaves 128 free`() {
    var fixture = stack(Point(x: 400, y: 100))
    fixture.levels[0].menu.elements = StackFixture.submenus(100)
    fixture.open(fixture.levels[0].menu.elements[0], StackFixture.submenus(100, from: 201))
    let frames = fixture.frames()
    #expect(frames[0] == Rect(x: 275, y: 100, width: 250, height: 856))
    // Both are as high as may be: one lies over the other.
    #expect(frames[1] == Rect(x: 275, y: 100, width: 250, height: 856))
    fixture.work.size.height = 400
    #expect(fixture.frames()[0] == Rect(x: 275, y: 8, width: 250, height: 384))
  }

  @Test func `keeps away from the edges of the screen`() {
    #expect(stack(Point(x: 20, y: 990)).frames()[0] == Rect(x: 16, y: 770, width: 250, height: 220))
  }

  @Test func `has submenus at least as wide as the root in compact density`() {
    var fixture = stack(Point(x: 400, y: 200))
    fixture.density = .compact
    fixture.minimumWidth = 180
    fixture.open(rows[3], Fixture.actions(2, from: 11))
    #expect(fixture.frames().map(\.width) == [180, 180])
    #expect(fixture.frames().map(\.minX) == [310, 310])
  }
}
