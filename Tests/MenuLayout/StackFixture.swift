import MenuLayout
import MenuModel
import MenuPrimitives
import MenuTesting

/// A stack of panels as tests write it: menus, and the rows that opened them.
struct StackFixture {
  var levels: [(menu: ResolvedMenu, source: ResolvedElement?, scroll: Double)]
  var placement: PopupPlacement
  var work = Rect(x: 0, y: 0, width: 1000, height: 800)
  var style = SubmenuStyle.cascading
  var density = Density.compact
  var scale = 1.0
  var direction = LayoutDirection.leftToRight
  var minimumWidth = 0.0
  let text = FixedWidthTextMeasurer()

  /// A root whose context menu's corner is at a point.
  init(_ root: [ResolvedElement], corner: Point) {
    levels = [(Fixture.menu(root, serial: 900), nil, 0)]
    placement = PopupPlacement(
      anchorRect: Rect(origin: corner, size: .zero), anchor: .center, gravity: .bottomRight)
  }

  /// Opens a submenu of a row of the top level.
  mutating func open(_ row: ResolvedElement, _ rows: [ResolvedElement]) {
    levels.append((Fixture.menu(rows, serial: 900 + levels.count), row, 0))
  }

  var input: StackLayout.Input {
    StackLayout.Input(
      levels: levels.map {
        StackLayout.LevelInput(menu: $0.menu, sourceRow: $0.source, scrollOffset: $0.scroll)
      },
      placement: placement, workArea: work, style: style,
      metrics: LayoutMetrics(
        density: density, bodyFontSize: density == .compact ? Fixture.body : 17),
      grid: PixelGrid(scale: scale), direction: direction, minimumWidth: minimumWidth)
  }

  func laidOut(after previous: StackLayout? = nil) -> StackLayout {
    StackLayout(input, text: text, previous: previous)
  }

  /// The frames of all levels.
  func frames(after previous: StackLayout? = nil) -> [Rect] {
    laidOut(after: previous).levels.map(\.frame)
  }

  /// Submenu rows, numbered from `first`.
  static func submenus(_ count: Int, from first: Int = 1, title: String = "Row")
    -> [ResolvedElement]
  {
    (first..<first + count).map { Fixture.submenu($0, "\(title) \($0)") }
  }
}
