public import MenuPrimitives

/// Takes what a view draws, in the view's own coordinates and in colours with or without a role.
public struct DrawingContext {
  /// The colours and sizes of the window.
  public let style: ViewStyle
  /// The device pixels, for hairlines and for edges that must be sharp.
  public let grid: PixelGrid
  /// Measures the text to be drawn.
  public let text: any TextMeasurer
  /// The moment for which is drawn: a view that moves draws how it looks then.
  public let time: Timestamp
  /// The moment after which what was drawn is out of date; nil: not before something changes.
  package private(set) var nextFrame: Timestamp?
  /// The windows of other programs that are to be shown, and where in the window.
  package private(set) var embedded: [(id: WindowID, frame: Rect)] = []
  /// What was drawn, in the window's coordinates.
  package private(set) var commands: [DrawCommand] = []
  private let origin: Point

  /// Makes a context that moves what is drawn to `origin`.
  package init(origin: Point, style: ViewStyle, text: any TextMeasurer, time: Timestamp) {
    self.origin = origin
    self.style = style
    self.text = text
    self.time = time
    grid = PixelGrid(scale: style.scale)
  }

  /// Says that the view looks different from this moment on, so it is to be drawn again then. The
  /// earliest wish counts. A view that doesn't show isn't drawn, and so asks for nothing.
  public mutating func redraw(at time: Timestamp) {
    nextFrame = min(nextFrame ?? time, time)
  }

  /// Asks to be drawn again with the next picture of a display that shows sixty of them in a second.
  public mutating func redrawSoon() {
    redraw(at: time + .nanoseconds(16_666_667))
  }

  /// Fills the inside of a shape.
  public mutating func fill(_ shape: RoundedRect, _ color: Color) {
    commands.append(.fill(moved(shape), style.color(color)))
  }

  /// Fills a rectangle with square corners.
  public mutating func fill(_ rect: Rect, _ color: Color) {
    fill(RoundedRect(rect), color)
  }

  /// Draws a line of a width in logical pixels along the inside of a shape's edge.
  public mutating func border(_ shape: RoundedRect, width: Double, _ color: Color) {
    commands.append(.border(moved(shape), width: width, style.color(color)))
  }

  /// Draws measured text; `point` is the upper left corner of the layout.
  public mutating func draw(_ layout: TextLayout, at point: Point, _ color: Color) {
    commands.append(.text(layout, moved(point), style.color(color)))
  }

  /// Draws a picture fitted into a rectangle; a template takes the colour.
  public mutating func draw(
    _ image: Image, in rect: Rect, tint: Color = .label, opacity: Double = 1
  ) {
    commands.append(
      .image(image, moved(rect), tint: style.color(tint), opacity: opacity))
  }

  /// Draws a picture so that it covers a shape; what hangs over is cut off.
  public mutating func draw(_ image: Image, covering shape: RoundedRect, opacity: Double = 1) {
    commands.append(.photo(image, moved(shape), opacity: opacity))
  }

  /// Strokes a path with round ends.
  public mutating func stroke(_ path: Path, width: Double, _ color: Color) {
    commands.append(.stroke(moved(path), width: width, style.color(color)))
  }

  /// Fills the inside of a path.
  public mutating func fill(_ path: Path, _ color: Color) {
    commands.append(.fillPath(moved(path), style.color(color)))
  }

  /// Shows the window of another program in a rectangle, over everything that is drawn. One window is
  /// in one place: of several wishes the first counts.
  public mutating func embed(_ window: WindowID, in rect: Rect) {
    embedded.append((window, moved(rect)))
  }

  private func moved(_ point: Point) -> Point { point.offset(dx: origin.x, dy: origin.y) }
  private func moved(_ rect: Rect) -> Rect { rect.offset(dx: origin.x, dy: origin.y) }
  private func moved(_ path: Path) -> Path {
    path.transformed(scale: 1, dx: origin.x, dy: origin.y)
  }
  private func moved(_ shape: RoundedRect) -> RoundedRect {
    var shape = shape
    shape.rect = moved(shape.rect)
    return shape
  }
}
