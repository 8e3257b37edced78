public import MenuPrimitives

extension View {
  /// What a view drew, and for what: valid until one of these changes.
  struct Drawing {
    var size: Size
    var origin: Point
    var clip: Rect
    var style: ViewStyle
    /// The moment from which on it is out of date by itself.
    var end: Timestamp?
    var item: DisplayItem
    var embedded: [EmbeddedWindow] = []

    func isOver(at time: Timestamp) -> Bool { end.map { $0 <= time } ?? false }
  }

  /// What the view and those inside it show, back to front, in the window's coordinates: an item for
  /// each view that draws anything. Views that asked for this moment are let go on, all are laid out,
  /// and `nextFrame` is known afterwards; a view without a window shows nothing.
  public func displayList() -> DisplayList {
    guard let host else { return DisplayList() }
    let time = host.now
    if let nextFrame, nextFrame <= time { advanceAll(to: time) }
    layoutIfNeeded()
    let area = convert(bounds, to: nil)
    var picture = Picture(style: host.style, text: host.textMeasurer, time: time)
    collect(into: &picture, origin: area.origin, clip: area)
    nextFrame = picture.nextFrame
    embeddedWindows = embedded(picture.embedded, before: embeddedWindows)
    return DisplayList(items: picture.items)
  }

  /// What is being gathered for a display list.
  private struct Picture {
    let style: ViewStyle
    let text: any TextMeasurer
    let time: Timestamp
    var items: [DisplayItem] = []
    var nextFrame: Timestamp?
    var embedded: [EmbeddedWindow] = []
  }

  private func advanceAll(to time: Timestamp) {
    guard !isHidden else { return }
    if let drawing, drawing.isOver(at: time) { advance(to: time) }
    for subview in subviews { subview.advanceAll(to: time) }
  }

  private func collect(into picture: inout Picture, origin: Point, clip: Rect) {
    let visible = Rect(origin: origin, size: frame.size).intersection(clip)
    guard !isHidden, !visible.isEmpty else { return }
    let drawing = drawing(at: origin, clip: visible, picture)
    if !drawing.item.commands.isEmpty { picture.items.append(drawing.item) }
    if !drawing.embedded.isEmpty { picture.embedded += drawing.embedded }
    if let end = drawing.end { picture.nextFrame = min(picture.nextFrame ?? end, end) }
    for subview in subviews {
      subview.collect(
        into: &picture, origin: origin.offset(dx: subview.frame.minX, dy: subview.frame.minY),
        clip: visible)
    }
  }

  private func drawing(at origin: Point, clip: Rect, _ picture: Picture) -> Drawing {
    if let drawing, drawing.size == frame.size, drawing.origin == origin, drawing.clip == clip,
      drawing.style == picture.style, !drawing.isOver(at: picture.time)
    {
      return drawing
    }
    var context = DrawingContext(
      origin: origin, style: picture.style, text: picture.text, time: picture.time)
    draw(in: &context)
    let made = Drawing(
      size: frame.size, origin: origin, clip: clip, style: picture.style, end: context.nextFrame,
      item: DisplayItem(bounds: clip, commands: context.commands),
      embedded: context.embedded.map { EmbeddedWindow(id: $0.id, frame: $0.frame, clip: clip) })
    drawing = made
    return made
  }
}
