import MenuLayout
import MenuModel
import MenuPrimitives
import MenuTesting

/// Rows and panels as tests write them.
enum Fixture {
  static func id(_ serial: Int) -> ElementID { ElementID(serial: UInt64(serial)) }

  static func action(
    _ serial: Int, _ title: String, subtitle: String? = nil, image: Bool = false,
    shortcut: String? = nil, mark: ResolvedElement.Mark = .none
  ) -> ResolvedElement {
    ResolvedElement(
      id: id(serial),
      kind: .action(
        RowContent(
          title: title, subtitle: subtitle, image: image ? Image(path: "/icon.png") : nil,
          shortcut: shortcut, mark: mark)))
  }

  static func submenu(_ serial: Int, _ title: String, shortcut: String? = nil) -> ResolvedElement {
    ResolvedElement(
      id: id(serial), kind: .submenu(RowContent(title: title, shortcut: shortcut)))
  }

  static func separator(_ serial: Int) -> ResolvedElement {
    ResolvedElement(id: id(serial), kind: .separator)
  }

  static func caption(_ serial: Int, _ text: String) -> ResolvedElement {
    ResolvedElement(id: id(serial), kind: .titleHeader(text))
  }

  static func actions(_ count: Int, from first: Int = 1) -> [ResolvedElement] {
    (0..<count).map { action(first + $0, "Row \(first + $0)") }
  }

  static func menu(
    _ elements: [ResolvedElement], headers: [ResolvedElement] = [], serial: Int = 900
  ) -> ResolvedMenu {
    ResolvedMenu(id: id(serial), headers: headers, elements: elements)
  }

  /// The desktop font that the compact numbers are for.
  static let body = 40.0 / 3
}

/// A panel and the measurer that it was made with.
struct PanelFixture {
  let panel: PanelLayout
  let text = FixedWidthTextMeasurer()

  init(
    _ menu: ResolvedMenu, _ density: Density = .compact, font: Double? = nil, scale: Double = 1,
    maximum: Size = Size(width: 960, height: 1080), minimumWidth: Double = 0,
    direction: LayoutDirection = .leftToRight, isTouch: Bool = false,
    customSizes: CustomSizes = CustomSizes()
  ) {
    panel = PanelLayout(
      menu,
      metrics: LayoutMetrics(
        density: density, bodyFontSize: font ?? (density == .compact ? Fixture.body : 17)),
      text: text, customSizes: customSizes,
      fitting: LayoutConstraints(
        grid: PixelGrid(scale: scale), maximumSize: maximum, minimumWidth: minimumWidth,
        direction: direction, isTouch: isTouch))
  }

  init(
    _ elements: [ResolvedElement], _ density: Density = .compact, font: Double? = nil,
    scale: Double = 1, maximum: Size = Size(width: 960, height: 1080), minimumWidth: Double = 0,
    direction: LayoutDirection = .leftToRight, isTouch: Bool = false
  ) {
    self.init(
      Fixture.menu(elements), density, font: font, scale: scale, maximum: maximum,
      minimumWidth: minimumWidth, direction: direction, isTouch: isTouch)
  }

  func row(_ index: Int) -> RowLayout { panel.row(index, text: text) }
  func frame(_ index: Int, scroll: Double = 0) -> Rect {
    panel.frame(ofRow: index, scrollOffset: scroll)
  }
}
