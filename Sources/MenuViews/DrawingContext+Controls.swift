import MenuPrimitives

extension DrawingContext {
  /// The mark of the focus, around a shape.
  mutating func focusRing(around shape: RoundedRect) {
    let ring = RoundedRect(shape.rect.inset(by: -2), radius: shape.topLeft + 2)
    border(ring, width: 2, .accent)
  }

  /// A knob of a switch or a slider: white, with a shadow that sets it apart from a white ground.
  mutating func knob(_ rect: Rect, isEnabled: Bool) {
    let radius = min(rect.width, rect.height) / 2
    let pixel = grid.pixel
    if style.palette.appearance == .highContrast {
      fill(RoundedRect(rect, radius: radius), .white)
      border(
        RoundedRect(rect, radius: radius), width: max(1, pixel), isEnabled ? .label : .disabled)
      return
    }
    if isEnabled {
      for (spread, opacity) in [(1.0, 0.06), (0, 0.14)] {
        let shadow = rect.offset(dy: 1).inset(by: -spread)
        fill(RoundedRect(shadow, radius: radius + spread), .black.opacity(opacity))
      }
    }
    let isDark = style.palette.appearance == .dark
    let color = isEnabled ? Color.white : isDark ? Color(white: 0.62) : Color(white: 0.98)
    fill(RoundedRect(rect, radius: radius), color)
  }
}
