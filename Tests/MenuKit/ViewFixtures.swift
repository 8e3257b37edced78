import MenuKit
import MenuModel
import MenuPrimitives
import MenuTesting
import MenuViews

/// A view of a size that tells what happens to it.
@MainActor final class Block: View {
  var wish: Size { didSet { setNeedsLayout() } }
  var color: Color { didSet { setNeedsDisplay() } }
  var events: [String] = []
  var takesPointer = true
  var takesKeys = false
  var isFocusable = false
  var interval: Duration?
  private(set) var drawCount = 0

  init(width: Double = 50, height: Double = 30, color: Color = .label) {
    wish = Size(width: width, height: height)
    self.color = color
    super.init()
  }

  override var acceptsFocus: Bool { isFocusable }

  override func measure(fitting available: Size) -> Size { wish }

  override func draw(in context: inout DrawingContext) {
    drawCount += 1
    context.fill(bounds, color)
    if let interval { context.redraw(at: context.time + interval) }
  }

  override func pointer(_ event: PointerEvent) -> Bool {
    let (x, y) = (Int(event.location.x.rounded()), Int(event.location.y.rounded()))
    switch event.phase {
    case .entered: events.append("entered")
    case .exited: events.append("exited")
    case .moved: events.append("moved \(x) \(y)")
    case .pressed: events.append("pressed \(x) \(y)")
    case .released: events.append("released \(x) \(y)")
    case .cancelled: events.append("cancelled")
    case .scrolled(_, let dy): events.append("scrolled \(dy)")
    }
    return takesPointer
  }

  override func key(_ event: ViewKeyEvent) -> Bool {
    if event.phase == .pressed { events.append("key \(event.key.text)") }
    return takesKeys
  }
}

extension MenuHarness {
  /// The rectangles that the panel on top fills with a colour, in its coordinates.
  func areas(of color: Color) -> [Rect] {
    guard let items = backend.surfaces.last(where: { $0.role == .menu })?.frame?.content.items
    else { return [] }
    return items.flatMap { item in
      item.commands.compactMap { command in
        if case .fill(let shape, color) = command { return shape.rect.intersection(item.bounds) }
        return nil
      }
    }
  }
}
