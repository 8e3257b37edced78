import Glibc
import MenuPrimitives

extension Path {
  /// The path turned clockwise about a point by a number of right angles.
  func rotated(quarterTurns: Double, about center: Point) -> Path {
    let angle = quarterTurns * .pi / 2
    let (sine, cosine) = (sin(angle), cos(angle))
    return mapped { point in
      let (x, y) = (point.x - center.x, point.y - center.y)
      return Point(x: center.x + x * cosine - y * sine, y: center.y + x * sine + y * cosine)
    }
  }
}
