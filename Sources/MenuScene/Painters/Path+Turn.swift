import Glibc
import MenuPrimitives

extension Path {
  /// The path turned clockwise about a point by a number of right angles.
  func rotated(quarterTurns: Double, about center: Point) -> Path {
    let angle = quarterTurns * .pi / 2
    let (sine, cosine) = (sin(angle), cos(angle))
    func map(_ point: Point) -> Point {
      let (x, y) = (point.x - center.x, point.y - center.y)
      return Point(x: center.x + x * cosine - y * sine, y: center.y + x * sine + y * cosine)
    }
    return Path(
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
