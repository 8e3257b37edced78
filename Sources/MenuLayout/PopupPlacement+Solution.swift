public import MenuPrimitives

extension PopupPlacement {
  /// The frame of a box that is placed by this wish inside a work area; both in the same space.
  ///
  /// The box goes where it is wished if it fits there. Otherwise, across and down each on its own, as
  /// far as `adjustment` allows: it is flipped to the other side of the anchor rectangle, if it fits
  /// there; else it is moved by as little as brings it inside; else it is made smaller, at the side of
  /// the anchor rectangle that has more room. It is never larger than asked, and lies inside the work
  /// area whenever it may be made smaller.
  public func frame(for size: Size, inWorkArea workArea: Rect) -> Rect {
    solution(for: size, in: workArea).frame
  }

  /// A frame and what led to it.
  struct Solution {
    var frame: Rect
    /// The point at which the box hangs.
    var anchor: Point
    /// The directions in which it extends from there.
    var across: PlacementAxis.Side
    var down: PlacementAxis.Side
  }

  func solution(for size: Size, in workArea: Rect) -> Solution {
    let across = axis(
      from: anchorRect.minX, to: anchorRect.maxX, anchor.across, gravity.across, offset.x,
      flip: .flipX, slide: .slideX, resize: .resizeX
    ).solution(length: size.width, from: workArea.minX, to: workArea.maxX)
    let down = axis(
      from: anchorRect.minY, to: anchorRect.maxY, anchor.down, gravity.down, offset.y,
      flip: .flipY, slide: .slideY, resize: .resizeY
    ).solution(length: size.height, from: workArea.minY, to: workArea.maxY)
    return Solution(
      frame: Rect(x: across.origin, y: down.origin, width: across.length, height: down.length),
      anchor: Point(x: across.anchor, y: down.anchor), across: across.gravity, down: down.gravity)
  }

  private func axis(
    from low: Double, to high: Double, _ anchor: PlacementAxis.Side,
    _ gravity: PlacementAxis.Side, _ offset: Double, flip: Adjustment, slide: Adjustment,
    resize: Adjustment
  ) -> PlacementAxis {
    // Whatever a window system may say, there is a place for the box.
    let low = low.isFinite ? low : 0
    return PlacementAxis(
      low: low, high: high.isFinite ? high : low, anchor: anchor, gravity: gravity,
      offset: offset.isFinite ? offset : 0, flips: adjustment.contains(flip),
      slides: adjustment.contains(slide), resizes: adjustment.contains(resize))
  }
}

extension PopupPlacement.Corner {
  var across: PlacementAxis.Side {
    switch self {
    case .topLeft, .left, .bottomLeft: .low
    case .top, .center, .bottom: .middle
    case .topRight, .right, .bottomRight: .high
    }
  }

  var down: PlacementAxis.Side {
    switch self {
    case .topLeft, .top, .topRight: .low
    case .left, .center, .right: .middle
    case .bottomLeft, .bottom, .bottomRight: .high
    }
  }
}
