import MenuKit
import MenuPrimitives

extension ConformanceTrial {
  func describesDesktop() {
    let environment = call("environment") { $0.environment }
    expect("a scale from 0.5 to 4", 0.5...4 ~= environment.scale, found: "\(environment.scale)")
    let size = environment.fontSize
    expect("a size of the font from 1 to 200", 1...200 ~= size, found: "\(size)")
    if let accent = environment.accentColor {
      let parts = [accent.red, accent.green, accent.blue, accent.alpha]
      expect("an accent colour in range", parts.allSatisfy { 0...1 ~= $0 }, found: "\(parts)")
    }
    let text = call("textMeasurer") { $0.textMeasurer }
    let font = FontSpec(size: 13)
    let height = text.metrics(of: font).lineHeight
    expect("a line of 13 px of 10 to 40 px", 10...40 ~= height, found: "\(height)")
    let widths = ["Open", "Open again"].map {
      text.layout($0, font: font, maximumWidth: nil, maximumLines: 1).size.width
    }
    expect(
      "widths that grow with the text", 0 < widths[0] && widths[0] < widths[1], found: "\(widths)")
  }

  func findsWorkArea() {
    var points = stage.monitors.flatMap { monitor in
      let (dx, dy) = (monitor.width / 2 - 4, monitor.height / 2 - 4)
      return [(-1.0, -1.0), (0, 0), (1, 1), (-1, 1), (1, -1)].map {
        monitor.center.offset(dx: $0.0 * dx, dy: $0.1 * dy)
      }
    }
    let screen = stage.monitors.reduce(Rect.zero) { $0.union($1) }
    points += [
      Point(x: screen.minX - 500, y: screen.midY), Point(x: screen.maxX + 500, y: screen.minY - 9),
      Point(x: screen.midX, y: screen.maxY + 5000),
    ]
    for point in points { hasWorkArea(point) }
    for nonsense in [Double.nan, .infinity, -.infinity] {
      hasWorkArea(Point(x: nonsense, y: 10))
    }
  }

  private func hasWorkArea(_ point: Point) {
    let area = call("workArea") { $0.workArea(at: point) }
    let nearest = stage.monitors.map { $0.distance(to: point) }.min() ?? 0
    let candidates =
      point.x.isFinite
      ? stage.monitors.filter { $0.distance(to: point) <= nearest + grid.pixel } : stage.monitors
    let holds = candidates.contains { $0.inset(by: -1e-6).contains(area) }
    expect("at \(point) a part of one of \(candidates)", !area.isEmpty && holds, found: "\(area)")
  }

  func knowsPointer() async throws {
    for point in [Point(x: 60, y: 90), Point(x: 240, y: 150)].map(grid.round) {
      try await stage.perform(.move(point))
      try await wait("the pointer", for: point) { pointer?.location ?? .zero }
    }
    for button in [PointerButton.secondary, .primary] {
      try await stage.perform(.press(button))
      try await wait("the button that is down", for: button) { pointer?.heldButton }
      try await stage.perform(.release(button))
      try await wait("no button down", for: nil) { pointer?.heldButton }
    }
  }

  private var pointer: PointerState? { call("pointerState") { $0.pointerState() } }

  func findsWindows() async throws {
    let frame = grid.round(Rect(x: 300, y: 30, width: 120, height: 60))
    let window = try await stage.showWindow(frame)
    try await wait("the window", for: frame) { rect(of: window) }
    let part = Rect(x: 12, y: 18, width: 30, height: 6)
    expect(
      "a part of it", part.offset(dx: frame.minX, dy: frame.minY), found: rect(of: window, part))
    try await stage.destroyWindow(window)
    try await wait("a window that is gone", for: nil) { rect(of: window) }
    expect("a window that never was", nil, found: rect(of: WindowID(rawValue: .max)))
  }

  private func rect(of window: WindowID, _ part: Rect? = nil) -> Rect? {
    call("screenRect") { $0.screenRect(of: window, rect: part) }
  }
}
