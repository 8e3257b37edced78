import MenuLayout
import MenuModel
import MenuPrimitives
import MenuScene
import MenuTesting
import Testing

/// A theme by its table and its density: goldens iterate over all of them.
struct ThemeChoice: Hashable, Sendable, CustomTestStringConvertible {
  var scheme: Theme.Scheme
  var density: Density

  static let all = Theme.Scheme.allCases.flatMap { scheme in
    Density.allCases.map { ThemeChoice(scheme: scheme, density: $0) }
  }

  var theme: Theme { Theme(scheme: scheme, density: density) }
  var metrics: LayoutMetrics {
    LayoutMetrics(density: density, bodyFontSize: density == .regular ? 17 : 40.0 / 3)
  }
  var testDescription: String { "\(scheme) \(density)" }
}

extension ElementID {
  /// A short way to name rows in tests.
  init(_ serial: UInt64) { self.init(serial: serial) }
}

/// The rows of a menu in tests, numbered from 1.
func rows(_ kinds: ResolvedElement.Kind..., from first: UInt64 = 1) -> [ResolvedElement] {
  kinds.enumerated().map { index, kind in
    ResolvedElement(id: ElementID(first + UInt64(index)), kind: kind)
  }
}

/// Plain actions, numbered from `first`, titled by their numbers.
func plainRows(_ count: Int, from first: UInt64 = 1) -> [ResolvedElement] {
  (0..<UInt64(count)).map {
    ResolvedElement(
      id: ElementID(first + $0), kind: .action(RowContent(title: "Row \(first + $0)")))
  }
}

/// A panel in tests: its menu is number 1000 unless said otherwise.
func panel(
  _ elements: [ResolvedElement], headers: [ResolvedElement] = [], id: UInt64 = 1000,
  density: Density = .compact, scale: Double = 1, height: Double = 600,
  direction: LayoutDirection = .leftToRight, text: any TextMeasurer = FixedWidthTextMeasurer()
) -> PanelLayout {
  PanelLayout(
    ResolvedMenu(id: ElementID(id), headers: headers, elements: elements),
    metrics: ThemeChoice(scheme: .light, density: density).metrics, text: text,
    fitting: LayoutConstraints(
      grid: PixelGrid(scale: scale), maximumSize: Size(width: 400, height: height),
      direction: direction))
}

/// Paints a panel in one of the themes.
func paint(
  _ panel: PanelLayout, _ state: PanelState = PanelState(), scheme: Theme.Scheme = .light,
  leaving: [LeavingRow] = []
) -> DisplayList {
  let theme = Theme(scheme: scheme, density: panel.metrics.density)
  return PanelPainter(theme: theme).paint(
    panel, state: state, leaving: leaving, text: FixedWidthTextMeasurer())
}

/// Records an issue when `text` isn't what the golden file holds.
func expectGolden(
  _ text: String, _ name: String, file: String = #filePath,
  at location: SourceLocation = #_sourceLocation
) {
  if let mismatch = Golden.mismatch(text, named: name, file: file) {
    Issue.record("\(mismatch)", sourceLocation: location)
  }
}

extension DisplayList {
  /// All commands, back to front.
  var commands: [DrawCommand] { items.flatMap(\.commands) }

  /// The item that shows a text.
  func item(showing text: String) -> DisplayItem? {
    items.first { $0.commands.contains { $0.text == text } }
  }
}

extension DrawCommand {
  /// The text that it draws.
  var text: String? {
    if case .text(let layout, _, _) = self {
      layout.lines.map(\.text).joined(separator: "\n")
    } else {
      nil
    }
  }

  /// The name of the symbol that it draws.
  var symbol: String? {
    if case .image(let image, _, _, _) = self, case .symbol(let symbol) = image.source {
      symbol.name
    } else {
      nil
    }
  }

  /// What it fills, and with what.
  var fill: (shape: RoundedRect, color: Color)? {
    if case .fill(let shape, let color) = self { (shape, color) } else { nil }
  }

  /// Its colour.
  var color: Color {
    switch self {
    case .fill(_, let color), .border(_, _, let color), .text(_, _, let color),
      .image(_, _, let color, _), .stroke(_, _, let color), .fillPath(_, let color),
      .fade(_, let color, _):
      color
    case .photo: Color(white: 0, alpha: 0)
    }
  }
}
