import MenuPrimitives

/// A placement along one axis: across and down are solved alike and apart.
struct PlacementAxis {
  /// Where something lies on the axis: at the lower numbers, in the middle or at the higher ones.
  enum Side: Double {
    case low = -1
    case middle = 0
    case high = 1

    var opposite: Side {
      switch self {
      case .low: .high
      case .middle: .middle
      case .high: .low
      }
    }
  }

  /// A box that was placed.
  struct Solution {
    var origin: Double
    var length: Double
    /// The point at which the box hangs.
    var anchor: Double
    /// The direction in which the box extends from there.
    var gravity: Side
    var end: Double { origin + length }
  }

  var low: Double
  var high: Double
  var anchor: Side
  var gravity: Side
  var offset: Double
  var flips: Bool
  var slides: Bool
  var resizes: Bool

  /// Places a box between two bounds: as wished, else flipped, then slid, then made shorter.
  func solution(length: Double, from lower: Double, to upper: Double) -> Solution {
    let upper = max(lower, upper)
    let length = length.isFinite ? max(0, length) : 0
    let wish = placed(length, anchor: anchor, gravity: gravity)
    if fits(wish, lower, upper) { return wish }
    let flipped =
      flips ? placed(length, anchor: anchor.opposite, gravity: gravity.opposite) : wish
    if fits(flipped, lower, upper) { return flipped }
    if slides {
      let slid = slid(wish, lower, upper)
      return resizes ? clipped(slid, lower, upper) : slid
    }
    guard resizes else { return wish }
    // Where there is more room, and as wished where both sides have the same.
    let (first, second) = (clipped(wish, lower, upper), clipped(flipped, lower, upper))
    return second.length > first.length ? second : first
  }

  private func placed(_ length: Double, anchor: Side, gravity: Side) -> Solution {
    let point = low + (high - low) * (anchor.rawValue + 1) / 2
    let origin: Double =
      switch gravity {
      case .low: point - offset - length
      case .middle: point + offset - length / 2
      case .high: point + offset
      }
    return Solution(origin: origin, length: length, anchor: point, gravity: gravity)
  }

  private func fits(_ box: Solution, _ lower: Double, _ upper: Double) -> Bool {
    // The hair is for sums of fractions of pixels.
    box.origin >= lower - 1e-9 && box.end <= upper + 1e-9
  }

  /// Moved by as little as brings the box inside; one that is too long keeps the end inside from
  /// which it extends.
  private func slid(_ box: Solution, _ lower: Double, _ upper: Double) -> Solution {
    var box = box
    let last = upper - box.length
    if last >= lower {
      box.origin = min(max(box.origin, lower), last)
    } else {
      switch box.gravity {
      case .low: box.origin = last
      case .middle, .high: box.origin = lower
      }
    }
    return box
  }

  private func clipped(_ box: Solution, _ lower: Double, _ upper: Double) -> Solution {
    // Left alone where nothing is cut, so that its length isn't changed by rounding.
    if fits(box, lower, upper) { return box }
    var box = box
    let end = min(max(box.end, lower), upper)
    box.origin = min(max(box.origin, lower), upper)
    box.length = min(box.length, max(0, end - box.origin))
    return box
  }
}
