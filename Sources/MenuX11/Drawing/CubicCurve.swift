import MenuPrimitives

/// A cubic curve as a pen draws it.
struct CubicCurve {
  var start, control1, control2, end: Point

  /// Points along the curve after its start, so close that lines between them are the curve to within
  /// a hundredth of a pixel.
  var points: [Point] {
    // How far the control points are from where those of a straight line would be.
    let bend = max(
      abs(start.x - 2 * control1.x + control2.x), abs(start.y - 2 * control1.y + control2.y),
      abs(control1.x - 2 * control2.x + end.x), abs(control1.y - 2 * control2.y + end.y))
    guard bend.isFinite else { return [end] }
    // The error of n equal steps is at most 6/8 of the bend by n squared.
    let steps = Int(min((bend * 75).squareRoot().rounded(.up), 64))
    guard steps > 1 else { return [end] }
    return (1..<steps).map { point(at: Double($0) / Double(steps)) } + [end]
  }

  private func point(at t: Double) -> Point {
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return Point(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }
}
