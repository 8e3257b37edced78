import Glibc

/// Draws paths step by step: how the built-in symbols are written down, on a square of 24 by 24.
struct Pen {
  private(set) var path = Path()

  /// The path that the steps of `body` draw.
  static func draw(_ body: (inout Pen) -> Void) -> Path {
    var pen = Pen()
    body(&pen)
    return pen.path
  }

  mutating func move(_ x: Double, _ y: Double) {
    path.elements.append(.move(Point(x: x, y: y)))
  }

  mutating func line(_ x: Double, _ y: Double) {
    path.elements.append(.line(Point(x: x, y: y)))
  }

  /// A cubic curve to a point, by its two control points.
  mutating func curve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double
  ) {
    path.elements.append(
      .curve(
        Point(x: x, y: y), control1: Point(x: x1, y: y1), control2: Point(x: x2, y: y2)))
  }

  mutating func close() { path.elements.append(.close) }

  /// Straight lines through points, begun anew.
  mutating func lines(_ points: (Double, Double)..., closed: Bool = false) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(point.0, point.1) } else { line(point.0, point.1) }
    }
    if closed { close() }
  }

  /// A part of a circle, clockwise from the first angle to the second, in degrees from the right;
  /// joined to what was drawn before by a line, or begun anew.
  mutating func arc(
    _ x: Double, _ y: Double, _ radius: Double, from start: Double, to end: Double,
    joined: Bool = false
  ) {
    let pieces = max(1, Int((abs(end - start) / 90).rounded(.up)))
    let step = (end - start) / Double(pieces) * .pi / 180
    let reach = radius * 4 / 3 * tan(step / 4)
    var angle = start * .pi / 180
    func at(_ angle: Double) -> Point {
      Point(x: x + radius * cos(angle), y: y + radius * sin(angle))
    }
    let first = at(angle)
    if joined { line(first.x, first.y) } else { move(first.x, first.y) }
    for _ in 0..<pieces {
      let (from, to) = (at(angle), at(angle + step))
      curve(
        from.x - reach * sin(angle), from.y + reach * cos(angle),
        to.x + reach * sin(angle + step), to.y - reach * cos(angle + step), to.x, to.y)
      angle += step
    }
  }

  mutating func circle(_ x: Double, _ y: Double, _ radius: Double) {
    arc(x, y, radius, from: 0, to: 360)
    close()
  }

  mutating func ellipse(_ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double) {
    let (reachX, reachY) = (radiusX * 0.5523, radiusY * 0.5523)
    move(x + radiusX, y)
    curve(x + radiusX, y + reachY, x + reachX, y + radiusY, x, y + radiusY)
    curve(x - reachX, y + radiusY, x - radiusX, y + reachY, x - radiusX, y)
    curve(x - radiusX, y - reachY, x - reachX, y - radiusY, x, y - radiusY)
    curve(x + reachX, y - radiusY, x + radiusX, y - reachY, x + radiusX, y)
    close()
  }

  /// A rectangle with round corners, from its left, top, right and bottom edges.
  mutating func box(
    _ left: Double, _ top: Double, _ right: Double, _ bottom: Double, radius: Double = 0
  ) {
    guard radius > 0 else {
      return lines((left, top), (right, top), (right, bottom), (left, bottom), closed: true)
    }
    arc(right - radius, top + radius, radius, from: -90, to: 0)
    arc(right - radius, bottom - radius, radius, from: 0, to: 90, joined: true)
    arc(left + radius, bottom - radius, radius, from: 90, to: 180, joined: true)
    arc(left + radius, top + radius, radius, from: 180, to: 270, joined: true)
    close()
  }

  /// A polygon through points at an angle (degrees, 0 is up, clockwise) and a distance from a centre.
  mutating func polar(_ x: Double, _ y: Double, _ points: [(angle: Double, radius: Double)]) {
    for (index, point) in points.enumerated() {
      let angle = (point.angle - 90) * .pi / 180
      let (px, py) = (x + point.radius * cos(angle), y + point.radius * sin(angle))
      if index == 0 { move(px, py) } else { line(px, py) }
    }
    close()
  }
}
