/// A position in logical pixels; x grows to the right, y grows downwards.
public struct Point: Hashable, Sendable {
  /// Logical pixels from the left edge of the space in which the point is given.
  public var x: Double
  /// Logical pixels from the top edge of the space in which the point is given.
  public var y: Double

  /// The origin of its space.
  public static let zero = Point(x: 0, y: 0)

  /// Makes a point from its two coordinates, in logical pixels.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The point moved by `dx` to the right and `dy` downwards.
  public func offset(dx: Double = 0, dy: Double = 0) -> Point {
    Point(x: x + dx, y: y + dy)
  }

  /// The straight distance to another point of the same space, in logical pixels.
  public func distance(to other: Point) -> Double {
    let (dx, dy) = (x - other.x, y - other.y)
    return (dx * dx + dy * dy).squareRoot()
  }
}

/// A width and a height in logical pixels.
public struct Size: Hashable, Sendable {
  /// The extent from left to right.
  public var width: Double
  /// The extent from top to bottom.
  public var height: Double

  /// No extent at all.
  public static let zero = Size(width: 0, height: 0)

  /// Makes a size from its two extents, in logical pixels.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// Distances from the four edges of a rectangle towards its inside, in logical pixels.
///
/// `leading` is the left edge in a left-to-right layout and the right edge otherwise.
public struct Insets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the edge where a line of text begins.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the edge where a line of text ends.
  public var trailing: Double

  /// No inset on any edge.
  public static let zero = Insets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Makes insets from the four distances, in logical pixels.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets that are the same on every edge.
  public init(all distance: Double) {
    self.init(top: distance, leading: distance, bottom: distance, trailing: distance)
  }
}

/// A rectangle in logical pixels: it holds its left and top edges, not its right and bottom ones.
public struct Rect: Hashable, Sendable {
  /// The upper left corner.
  public var origin: Point
  /// The extent from the origin to the right and downwards.
  public var size: Size

  /// An empty rectangle at the origin of its space.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Makes a rectangle from its upper left corner and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from its four numbers, in logical pixels.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// Halfway between the left and the right edge.
  public var midX: Double { origin.x + size.width / 2 }
  /// Halfway between the top and the bottom edge.
  public var midY: Double { origin.y + size.height / 2 }
  /// The extent from left to right.
  public var width: Double { size.width }
  /// The extent from top to bottom.
  public var height: Double { size.height }
  /// The middle of the rectangle.
  public var center: Point { Point(x: midX, y: midY) }
  /// Whether it holds no point at all.
  public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  /// Whether the point lies inside; the right and bottom edges lie outside.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether no part of `other` lies outside.
  public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// Whether the two share more than an edge.
  public func intersects(_ other: Rect) -> Bool {
    !intersection(other).isEmpty
  }

  /// The part that lies in both; empty where they do not meet.
  public func intersection(_ other: Rect) -> Rect {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    return Rect(x: x, y: y, width: max(0, right - x), height: max(0, bottom - y))
  }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return Rect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// The rectangle moved by `dx` to the right and `dy` downwards.
  public func offset(dx: Double = 0, dy: Double = 0) -> Rect {
    Rect(origin: origin.offset(dx: dx, dy: dy), size: size)
  }

  /// The rectangle with every edge moved inwards by the same distance, never inside out.
  public func inset(by distance: Double) -> Rect {
    inset(dx: distance, dy: distance)
  }

  /// The rectangle with its vertical edges moved inwards by `dx`, its horizontal ones by `dy`.
  public func inset(dx: Double, dy: Double) -> Rect {
    Rect(
      x: minX + dx, y: minY + dy, width: max(0, width - 2 * dx), height: max(0, height - 2 * dy))
  }

  /// The nearest position of a point to this rectangle: itself when inside.
  public func clamping(_ point: Point) -> Point {
    Point(x: min(max(point.x, minX), maxX), y: min(max(point.y, minY), maxY))
  }

  /// The straight distance from a point to the rectangle; zero when inside.
  public func distance(to point: Point) -> Double {
    clamping(point).distance(to: point)
  }
}

/// The direction in which the user interface reads.
public enum LayoutDirection: Hashable, Sendable {
  /// Latin, Devanagari, Chinese …: columns run from left to right.
  case leftToRight
  /// Arabic, Hebrew …: columns run from right to left, submenus open to the left.
  case rightToLeft
}
