import MenuPrimitives

extension TextField {
  /// Where the parts of a field lie.
  struct Anatomy {
    /// The magnifying glass, when there is one.
    var glass: Rect?
    /// The text.
    var writing: Rect
    /// The area of the button that empties the field.
    var clear: Rect

    @MainActor init(_ field: TextField) {
      let style = field.style
      let grid = PixelGrid(scale: style.scale)
      let bounds = field.bounds
      let isMirrored = style.layoutDirection == .rightToLeft
      func place(_ x: Double, _ width: Double) -> Rect {
        let x = isMirrored ? bounds.width - x - width : x
        return grid.round(Rect(x: x, y: 0, width: width, height: bounds.height))
      }
      var (start, end) = (style.controlLength(8), bounds.width - style.controlLength(8))
      if field.appearance == .search {
        let side = style.controlLength(15)
        let area = place(style.controlLength(8), side)
        glass = grid.round(
          Rect(x: area.minX, y: (bounds.height - side) / 2, width: side, height: side))
        start += side + style.controlLength(6)
      }
      let clearWidth = style.controlLength(26)
      clear = place(bounds.width - clearWidth, clearWidth)
      if !field.clearButton.isHidden { end = bounds.width - clearWidth }
      writing = place(start, max(0, end - start))
    }
  }

  private static let glassImage = Image(systemName: "magnifyingglass")

  /// Draws what lies below the text.
  func drawGround(in context: inout DrawingContext) {
    let style = context.style
    let radius = style.controlLength(7)
    let shape = RoundedRect(bounds, radius: radius)
    let isSharp = style.palette.appearance == .highContrast
    switch appearance {
    case .plain:
      context.fill(shape, isEnabled ? .control : .control.opacity(0.5))
      context.border(shape, width: context.grid.pixel, .separator)
    case .search:
      context.fill(shape, isEnabled ? .field : .field.opacity(0.6))
      if isSharp { context.border(shape, width: context.grid.pixel, .separator) }
    }
    if let glass = Anatomy(self).glass {
      context.draw(
        Self.glassImage, in: glass, tint: isEnabled ? .secondaryLabel : .disabled)
    }
    // A search field stands alone, and its caret says enough; the ring is for those who look for it.
    if isFocused, appearance == .plain || showsFocus || isSharp {
      context.border(shape, width: 2, .accent)
    }
  }
}
