import MenuLayout
import MenuModel
import MenuPrimitives
import Testing

@Suite struct `A row that is being loaded` {
  private let loading = ResolvedElement(id: Fixture.id(1), kind: .loading("Loading…"))

  @Test func `has its mark in the place of the picture in regular density`() {
    let fixture = PanelFixture([loading], .regular)
    let box = fixture.row(0).image
    #expect(box?.size == Size(width: 20, height: 20))
    #expect(box?.midX == 222)
    #expect(box?.midY == fixture.frame(0).midY)
  }

  @Test func `has its mark in the column of pictures where a compact panel has one`() {
    let fixture = PanelFixture([Fixture.action(2, "Pictured", image: true), loading])
    let box = fixture.row(1).image
    #expect(box?.size == Size(width: 16, height: 16))
    #expect(box?.midX == fixture.row(0).image?.midX)
  }

  @Test func `has its mark at the end elsewhere, and moves no title`() {
    let plain = PanelFixture([Fixture.action(2, "Plain")])
    let fixture = PanelFixture([Fixture.action(2, "Plain"), loading])
    let (title, box) = (fixture.row(1).title, fixture.row(1).image)
    #expect(fixture.row(0).title?.origin.x == plain.row(0).title?.origin.x)
    #expect((title?.origin.x ?? 0) + (title?.layout.size.width ?? 0) <= (box?.minX ?? 0))
    #expect((box?.maxX ?? 0) <= fixture.panel.size.width)
  }

  @Test func `is noticed while it shows`() {
    let menu = Fixture.actions(100, from: 10)
    let below = PanelFixture(menu + [loading], maximum: Size(width: 400, height: 200)).panel
    #expect(!below.showsLoadingRow(scrollOffset: 0))
    #expect(below.showsLoadingRow(scrollOffset: below.maximumScrollOffset))
    let pinned = PanelFixture(
      Fixture.menu(menu, headers: [loading]), maximum: Size(width: 400, height: 200)
    ).panel
    #expect(pinned.showsLoadingRow(scrollOffset: 900))
    #expect(!PanelFixture(menu).panel.showsLoadingRow(scrollOffset: 0))
  }
}
