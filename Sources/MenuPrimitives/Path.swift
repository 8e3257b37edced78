/// A line drawing: straight lines and cubic curves in logical pixels.
public struct Path: Hashable, Sendable {
  /// One step of the pen.
  public enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case curve(Point, control1: Point, control2: Point)
    case close
  }

  /// The steps in order.
  public var elements: [Element]

  /// Makes a path from the steps of the pen.
  public init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// The path with every point scaled about the origin and then moved.
  public func transformed(scale: Double, dx: Double, dy: Double) -> Path {
    mapped { Point(x: $0.x * scale + dx, y: $0.y * scale + dy) }
  }

  /// The path with every point put elsewhere.
  package func mapped(_ map: (Point) -> Point) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(map(point))
        case .line(let point): .line(map(point))
        case .curve(let point, let control1, let control2):
          .curve(map(point), control1: map(control1), control2: map(control2))
        case .close: .close
        }
      })
  }
}
