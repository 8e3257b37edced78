import MenuLayout
import MenuModel
import MenuPrimitives
import MenuTesting
import Testing

@Suite struct `A stack of panels that is laid out again` {
  private let rows = StackFixture.submenus(4)

  private func open() -> StackFixture {
    var fixture = StackFixture(rows, corner: Point(x: 100, y: 100))
    fixture.open(rows[2], StackFixture.submenus(4, from: 11))
    return fixture
  }

  @Test func `measures nothing when nothing has changed`() {
    let fixture = open()
    let first = fixture.laidOut()
    let measured = fixture.text.layoutCount
    let second = fixture.laidOut(after: first)
    #expect(fixture.text.layoutCount == measured)
    #expect(second.levels.map(\.frame) == first.levels.map(\.frame))
    #expect(second.levels.map(\.growthAnchor) == first.levels.map(\.growthAnchor))
  }

  @Test func `measures the new panel only when a submenu opens`() {
    var fixture = open()
    let first = fixture.laidOut()
    let measured = fixture.text.layoutCount
    fixture.open(fixture.levels[1].menu.elements[0], StackFixture.submenus(2, from: 21))
    let second = fixture.laidOut(after: first)
    #expect(fixture.text.layoutCount == measured + 2)
    #expect(second.levels[..<2].map(\.frame) == first.levels.map(\.frame))
  }

  @Test func `changes the height of a level whose rows change, and never narrows it`() {
    var fixture = open()
    fixture.levels[1].menu.elements[0] = Fixture.action(11, String(repeating: "w", count: 30))
    let first = fixture.laidOut()
    #expect(first.levels[1].frame == Rect(x: 217, y: 148, width: 266, height: 106))
    fixture.levels[1].menu.elements.removeFirst(2)
    let second = fixture.laidOut(after: first)
    #expect(second.levels[1].frame == Rect(x: 217, y: 148, width: 266, height: 58))
    fixture.levels[1].menu.elements += Fixture.actions(3, from: 31)
    #expect(
      fixture.frames(after: second)[1] == Rect(x: 217, y: 148, width: 266, height: 130))
  }

  @Test func `keeps a submenu in its place when its row moves`() {
    var fixture = open()
    let first = fixture.laidOut()
    fixture.levels[0].menu.elements.insert(Fixture.action(50, "New"), at: 0)
    let second = fixture.laidOut(after: first)
    #expect(second.levels[0].frame == Rect(x: 100, y: 100, width: 120, height: 130))
    #expect(second.levels[1].frame == first.levels[1].frame)
  }

  @Test func `moves a submenu when its parent would grow under it`() {
    var fixture = open()
    let first = fixture.laidOut()
    fixture.levels[0].menu.elements[0] = Fixture.submenu(1, String(repeating: "w", count: 30))
    #expect(fixture.frames(after: first).map(\.minX) == [100, 100 + 282 - 3])
  }

  @Test func `keeps the bottom of a panel that opened upwards`() {
    var fixture = StackFixture(rows, corner: .zero)
    fixture.placement = .pullDown(from: Rect(x: 100, y: 700, width: 80, height: 30))
    let first = fixture.laidOut()
    #expect(first.levels[0].frame == Rect(x: 100, y: 594, width: 120, height: 106))
    fixture.levels[0].menu.elements.removeLast()
    let second = fixture.laidOut(after: first)
    #expect(second.levels[0].frame == Rect(x: 100, y: 618, width: 120, height: 82))
    // However long it gets, it doesn't cover its control.
    fixture.levels[0].menu.elements = StackFixture.submenus(60)
    #expect(
      fixture.frames(after: second)[0] == Rect(x: 100, y: 0, width: 120, height: 700))
  }

  @Test func `covers its control only when nothing else fits`() {
    var fixture = StackFixture(rows, corner: .zero)
    fixture.placement = .pullDown(from: Rect(x: 100, y: 60, width: 80, height: 640))
    // 100 are enough to scroll in, 60 are not.
    #expect(fixture.frames()[0] == Rect(x: 100, y: 700, width: 120, height: 100))
    fixture.work.size.height = 760
    #expect(fixture.frames()[0] == Rect(x: 100, y: 654, width: 120, height: 106))
  }

  @Test func `slides a panel that grows beyond the work area`() {
    var fixture = StackFixture(rows, corner: Point(x: 100, y: 650))
    let first = fixture.laidOut()
    #expect(first.levels[0].frame.minY == 650)
    fixture.levels[0].menu.elements += Fixture.actions(4, from: 51)
    #expect(fixture.frames(after: first)[0] == Rect(x: 100, y: 598, width: 120, height: 202))
  }

  @Test func `starts anew when the work area, the placement or the style changes`() {
    var fixture = open()
    let first = fixture.laidOut()
    fixture.placement.anchorRect.origin.x = 150
    #expect(fixture.frames(after: first).map(\.minX) == [150, 267])
    fixture.work.size.width = 300
    #expect(fixture.frames(after: first) == fixture.frames())
    fixture.style = .stacked
    #expect(fixture.frames(after: first) == fixture.frames())
  }

  @Test func `keeps a stacked submenu in its place`() {
    var fixture = open()
    fixture.style = .stacked
    fixture.density = .regular
    let first = fixture.laidOut()
    fixture.levels[0].menu.elements.removeFirst()
    fixture.levels[1].menu.elements += Fixture.actions(1, from: 51)
    let second = fixture.laidOut(after: first)
    #expect(second.levels[1].frame.minY == first.levels[1].frame.minY)
    #expect(second.levels[1].frame.height == first.levels[1].frame.height + 44)
  }
}
