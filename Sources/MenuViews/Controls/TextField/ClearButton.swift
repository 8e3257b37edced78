import MenuPrimitives

/// The button that empties a field.
@MainActor final class ClearButton: View {
  /// What it does.
  var action: () -> Void = {}
  private var isHeld = false
  private var isPressed = false {
    didSet { if isPressed != oldValue { setNeedsDisplay() } }
  }

  init() {
    super.init()
    accessibilityRole = .button
    accessibilityLabel = "Clear"
  }

  override func stateChanged() {
    setNeedsDisplay()
  }

  override func pointer(_ event: PointerEvent) -> Bool {
    switch event.phase {
    case .pressed(.primary):
      (isHeld, isPressed) = (true, true)
      return true
    case .moved:
      if isHeld { isPressed = contains(event.location) }
      return isHeld
    case .released(.primary) where isHeld:
      let isInside = contains(event.location)
      (isHeld, isPressed) = (false, false)
      if isInside { action() }
      return true
    case .cancelled:
      (isHeld, isPressed) = (false, false)
      return true
    case .entered, .exited, .scrolled, .pressed, .released: return isHeld
    }
  }

  override func draw(in context: inout DrawingContext) {
    let side = context.style.controlLength(17)
    let disc = context.grid.round(
      Rect(x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side))
    let color: Color = isPressed ? .label : isHovered ? .secondaryLabel : .tertiaryLabel
    context.draw(Self.image, in: disc, tint: color)
  }

  private static let image = Image(systemName: "xmark.circle.fill")
}
