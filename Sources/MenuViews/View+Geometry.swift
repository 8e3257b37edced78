public import MenuPrimitives

extension View {
  /// The upper left corner in the window's coordinates.
  var originInWindow: Point {
    var point = Point.zero
    var view: View? = self
    while let current = view {
      point = point.offset(dx: current.frame.minX, dy: current.frame.minY)
      view = current.superview
    }
    return point
  }

  /// A point of this view as another view of the same window sees it; nil stands for the window.
  public func convert(_ point: Point, to view: View?) -> Point {
    let here = originInWindow
    let there = view?.originInWindow ?? .zero
    return point.offset(dx: here.x - there.x, dy: here.y - there.y)
  }

  /// A rectangle of this view as another view of the same window sees it; nil stands for the window.
  public func convert(_ rect: Rect, to view: View?) -> Rect {
    Rect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A point of another view of the same window as this one sees it; nil stands for the window.
  public func convert(_ point: Point, from view: View?) -> Point {
    let here = originInWindow
    let there = view?.originInWindow ?? .zero
    return point.offset(dx: there.x - here.x, dy: there.y - here.y)
  }

  /// Where the view is on the screen, in logical pixels; nil when its window isn't shown.
  public var screenRect: Rect? { screenRect(of: bounds) }

  /// Where a rectangle of the view is on the screen; nil when its window isn't shown.
  public func screenRect(of rect: Rect) -> Rect? {
    guard isVisible else { return nil }
    return host?.screenRect(of: convert(rect, to: nil))
  }

  /// The frontmost and innermost view at a point in this view's coordinates, or nil outside.
  public func hitTest(_ point: Point) -> View? {
    guard !isHidden, contains(point) else { return nil }
    for subview in subviews.reversed() {
      let inside = point.offset(dx: -subview.frame.minX, dy: -subview.frame.minY)
      if let hit = subview.hitTest(inside) { return hit }
    }
    return self
  }
}
