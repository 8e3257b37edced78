/// How progress follows time where something goes from one place to another: a cubic Bézier curve
/// from (0, 0) to (1, 1), as in style sheets.
public struct UnitCurve: Hashable, Sendable {
  /// The two control points; their x (time) parts lie within 0 … 1.
  public var x1, y1, x2, y2: Double

  /// Makes a curve from its control points; x parts outside 0 … 1 are brought inside.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// Evenly.
  public static let linear = UnitCurve(0, 0, 1, 1)
  /// Slow at both ends, the usual curve of changes in place.
  public static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)
  /// Fast at first: what comes in.
  public static let easeOut = UnitCurve(0, 0, 0.58, 1)
  /// Slow at first: what goes out.
  public static let easeIn = UnitCurve(0.42, 0, 1, 1)

  /// The progress at a part of the time, 0 … 1 each.
  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    // Bisection: x never falls along the curve, and 30 halvings are finer than any pixel.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if Self.bezier(x1, x2, middle) < time { low = middle } else { high = middle }
    }
    return Self.bezier(y1, y2, (low + high) / 2)
  }

  private static func bezier(_ first: Double, _ second: Double, _ at: Double) -> Double {
    let rest = 1 - at
    return 3 * rest * rest * at * first + 3 * rest * at * at * second + at * at * at
  }
}
