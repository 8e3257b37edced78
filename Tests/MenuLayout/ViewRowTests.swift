import MenuLayout
import MenuModel
import MenuPrimitives
import MenuTesting
import Testing

@Suite struct ViewRowTests {
  private static func view(
    _ serial: Int, reuse: String? = nil, accessory: Bool = false,
    mark: ResolvedElement.Mark = .none
  ) -> ViewContent {
    ViewContent(
      attributes: RowContent(title: "", mark: mark), reuseIdentifier: reuse,
      hasTrailingAccessory: accessory, revision: 1)
  }

  private static func custom(_ serial: Int, reuse: String? = nil) -> ResolvedElement {
    ResolvedElement(id: Fixture.id(serial), kind: .customView(view(serial, reuse: reuse)))
  }

  private static func content(
    _ serial: Int, accessory: Bool = false, mark: ResolvedElement.Mark = .none
  ) -> ResolvedElement {
    ResolvedElement(
      id: Fixture.id(serial),
      kind: .customContent(view(serial, accessory: accessory, mark: mark)))
  }

  private static func sizes(_ heights: [(ResolvedElement, Size)]) -> CustomSizes {
    var sizes = CustomSizes()
    for (row, size) in heights {
      switch row.kind {
      case .customView(let view), .customContent(let view):
        sizes.note(size, of: row.id, view, line: 20)
      default: break
      }
    }
    return sizes
  }

  @Test func `a view over the whole width is as high as it was measured`() throws {
    let header = Self.custom(1)
    let panel = PanelFixture(
      Fixture.menu(Fixture.actions(3, from: 2), headers: [header]), .regular,
      customSizes: Self.sizes([(header, Size(width: 100, height: 90))]))
    #expect(panel.frame(0) == Rect(x: 0, y: 0, width: 250, height: 90))
    #expect(panel.row(0).view == panel.frame(0))
    #expect(panel.panel.viewport.minY == 90)
    #expect(panel.panel.hasViews)
    #expect(!PanelFixture(Fixture.actions(3)).panel.hasViews)
  }

  @Test func `rows of one reuse identifier count as the first one that was measured`() {
    let rows = (1...10_000).map { Self.custom($0, reuse: "person") }
    let other = Self.custom(20_000)
    let panel = PanelFixture(
      Fixture.menu(rows + [other]), .regular,
      customSizes: Self.sizes([
        (rows[4], Size(width: 0, height: 30)), (rows[5], Size(width: 0, height: 50)),
      ]))
    #expect(panel.frame(0).height == 30)
    #expect(panel.frame(5).height == 50)
    #expect(panel.frame(9_999).maxY == 10_000 * 30 + 20)
    // Nothing is known of this one: it counts as a line of text.
    #expect(panel.frame(10_000).height == 44)
  }

  @Test func `sizes that make no sense are brought to what makes some, and said`() {
    var sizes = CustomSizes()
    let view = Self.view(1)
    func note(_ height: Double, width: Double = 10) -> CustomSizes.Fault? {
      sizes.note(Size(width: width, height: height), of: Fixture.id(1), view, line: 20)
    }
    for height in [Double.nan, -1, .infinity, -.infinity] {
      #expect(note(height) == .senseless)
      #expect(sizes.size(of: Fixture.id(1), view)?.height == 20)
    }
    #expect(note(1e9) == .huge)
    #expect(sizes.size(of: Fixture.id(1), view)?.height == CustomSizes.greatestHeight)
    #expect(note(0) == nil)
    #expect(sizes.size(of: Fixture.id(1), view)?.height == 0)
    #expect(note(5, width: .nan) == .senseless)
    #expect(sizes.size(of: Fixture.id(1), view)?.width == 0)
    // All that there is: a stack asks for that.
    #expect(note(5, width: .infinity) == nil)
  }

  @Test func `an action's content stands where a title does, its accessory where a picture does`() {
    let (plain, full) = (Self.content(1), Self.content(2, accessory: true, mark: .selected))
    let sizes = Self.sizes([
      (plain, Size(width: 50, height: 20)), (full, Size(width: 50, height: 40)),
    ])
    let alone = PanelFixture(Fixture.menu([plain]), .regular, customSizes: sizes)
    #expect(alone.row(0).view == Rect(x: 16, y: 12, width: 218, height: 20))
    #expect(alone.row(0).accessory == nil)

    let panel = PanelFixture(Fixture.menu([plain, full]), .regular, customSizes: sizes)
    #expect(panel.row(0).view == Rect(x: 32, y: 12, width: 202, height: 20))
    #expect(panel.frame(1).height == 64)
    #expect(panel.row(1).view == Rect(x: 32, y: 44 + 12, width: 178, height: 40))
    #expect(panel.row(1).accessory?.center == Point(x: 222, y: 44 + 32))
    #expect(panel.row(1).accessory?.size == Size(width: 24, height: 32))
    #expect(panel.row(1).leadingMark?.midX == 18.5 || panel.row(1).leadingMark?.midX == 17.5)

    let mirrored = PanelFixture(
      Fixture.menu([plain, full]), .regular, direction: .rightToLeft, customSizes: sizes)
    #expect(mirrored.row(1).view == Rect(x: 40, y: 44 + 12, width: 178, height: 40))
    #expect(mirrored.row(1).accessory?.midX == 28)
  }

  @Test func `a search field has margins in either density`() throws {
    let row = ResolvedElement(
      id: Fixture.id(1), kind: .searchField(SearchFieldContent(placeholder: "Find")))
    let regular = PanelFixture([row], .regular)
    #expect(regular.frame(0).height == 56)
    #expect(regular.row(0).view == Rect(x: 8, y: 10, width: 234, height: 36))
    let compact = PanelFixture([row] + Fixture.actions(2, from: 2))
    #expect(
      compact.row(0).view == Rect(x: 8, y: 8, width: compact.panel.size.width - 16, height: 26))
  }

  @Test func `a search field makes a compact panel as wide as what it asks to be typed`() {
    func width(_ placeholder: String) -> Double {
      let row = ResolvedElement(
        id: Fixture.id(1), kind: .searchField(SearchFieldContent(placeholder: placeholder)))
      return PanelFixture([row] + Fixture.actions(2, from: 2)).panel.size.width
    }
    #expect(width("") == 180 + 16)
    #expect(width(String(repeating: "Find ", count: 8)) > 200)
    #expect(width(String(repeating: "Find ", count: 800)) == 420)
  }

  @Test func `an emoji fits beside the content of a compact row`() throws {
    let row = Self.content(1, accessory: true)
    let panel = PanelFixture(
      Fixture.menu([row]), customSizes: Self.sizes([(row, Size(width: 100, height: 16))]))
    let accessory = try #require(panel.row(0).accessory)
    #expect(accessory.width >= 22)
    #expect(accessory.maxX <= panel.panel.size.width - 5 - 8)
    #expect(try #require(panel.row(0).view).maxX + 8 <= accessory.minX)
  }

  @Test func `a view that wishes it makes a compact panel wider, up to the widest`() {
    let header = Self.custom(1)
    func width(_ wish: Double) -> Double {
      PanelFixture(
        Fixture.menu([header] + Fixture.actions(2, from: 2)),
        customSizes: Self.sizes([(header, Size(width: wish, height: 30))])
      ).panel.size.width
    }
    #expect(width(0) == 120)
    #expect(width(200) == 210)
    #expect(width(4_000) == 420)
    let panel = PanelFixture(
      Fixture.menu([header]),
      customSizes: Self.sizes([(header, Size(width: 200, height: 30))]))
    #expect(panel.row(0).view == Rect(x: 5, y: 5, width: 200, height: 30))
  }

  @Test func `a panel whose views turn out otherwise keeps everything else`() throws {
    let rows = (1...100).map { Self.custom($0, reuse: "row") } + Fixture.actions(100, from: 200)
    let menu = Fixture.menu(rows, headers: [Self.custom(999)])
    let text = FixedWidthTextMeasurer()
    for density in Density.allCases {
      var input = StackLayout.Input(
        levels: [StackLayout.LevelInput(menu: menu, sourceRow: nil, scrollOffset: 0)],
        placement: .contextMenu(at: .zero, direction: .leftToRight),
        workArea: Rect(x: 0, y: 0, width: 1_000, height: 800), style: .cascading,
        metrics: LayoutMetrics(density: density, bodyFontSize: 17), grid: PixelGrid(scale: 2))
      let first = StackLayout(input, text: text)
      input.levels[0].customSizes = Self.sizes([
        (rows[7], Size(width: 10, height: 33)), (rows[50], Size(width: 60, height: 21.25)),
        (menu.headers[0], Size(width: 80, height: 55)),
      ])
      let count = text.layoutCount
      let patched = StackLayout(input, text: text, previous: first)
      let fresh = StackLayout(input, text: text)
      let (left, right) = (patched.levels[0].panel, fresh.levels[0].panel)
      #expect(left.size == right.size)
      #expect(left.viewport == right.viewport)
      #expect(left.contentHeight == right.contentHeight)
      for row in 0..<left.rowCount {
        #expect(
          left.frame(ofRow: row, scrollOffset: 0) == right.frame(ofRow: row, scrollOffset: 0))
      }
      #expect(left.frame(ofRow: 8, scrollOffset: 0).height == 33)
      #expect(text.layoutCount - count < 200)
    }
  }
}
