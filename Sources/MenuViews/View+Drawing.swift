public import MenuPrimitives

extension View {
  /// What a view drew, and for what: valid until one of these changes.
  struct Drawing {
    var size: Size
    var origin: Point
    var clip: Rect
    var style: ViewStyle
    var item: DisplayItem
  }

  /// What the view and those inside it show, back to front, in the window's coordinates: an item for
  /// each view that draws anything. Lays out first; a view without a window shows nothing.
  public func displayList() -> DisplayList {
    guard let host else { return DisplayList() }
    layoutIfNeeded()
    var items: [DisplayItem] = []
    let area = convert(bounds, to: nil)
    collect(
      into: &items, origin: area.origin, clip: area, style: host.style, text: host.textMeasurer)
    return DisplayList(items: items)
  }

  private func collect(
    into items: inout [DisplayItem], origin: Point, clip: Rect, style: ViewStyle,
    text: any TextMeasurer
  ) {
    let visible = Rect(origin: origin, size: frame.size).intersection(clip)
    guard !isHidden, !visible.isEmpty else { return }
    let drawing = drawing(at: origin, clip: visible, style: style, text: text)
    if !drawing.item.commands.isEmpty { items.append(drawing.item) }
    for subview in subviews {
      subview.collect(
        into: &items, origin: origin.offset(dx: subview.frame.minX, dy: subview.frame.minY),
        clip: visible, style: style, text: text)
    }
  }

  private func drawing(
    at origin: Point, clip: Rect, style: ViewStyle, text: any TextMeasurer
  ) -> Drawing {
    if let drawing, drawing.size == frame.size, drawing.origin == origin, drawing.clip == clip,
      drawing.style == style
    {
      return drawing
    }
    var context = DrawingContext(origin: origin, style: style, text: text)
    draw(in: &context)
    let made = Drawing(
      size: frame.size, origin: origin, clip: clip, style: style,
      item: DisplayItem(bounds: clip, commands: context.commands))
    drawing = made
    return made
  }
}
