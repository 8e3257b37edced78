import MenuPrimitives

extension Path {
  /// The part of a rounded outline between two heights: what shows of a row that is cut by the
  /// panel's corners.
  ///
  /// - Parameters:
  ///   - band: the heights; its width is that of the outline.
  ///   - outline: a rounded rectangle with the same radius, its top left one, at every corner.
  init(band: Rect, of outline: RoundedRect) {
    let box = outline.rect
    let radius = min(outline.topLeft, box.width / 2, box.height / 2)
    let (top, bottom) = (max(band.minY, box.minY), min(band.maxY, box.maxY))
    guard radius > 0, bottom > top else {
      self.init()
      return
    }

    /// How far the outline's side is from the box's at a height.
    func indent(_ y: Double) -> Double {
      let into = max(0, radius - min(y - box.minY, box.maxY - y))
      return radius - max(0, radius * radius - into * into).squareRoot()
    }

    // Corners are followed by short chords. Their ends are dense where the outline runs flat, which
    // keeps each chord within a tenth of a pixel of the arc.
    let steps = (1...12).map { radius * Double($0 * $0) / 144 }
    let corners = steps.map { box.minY + $0 } + steps.reversed().map { box.maxY - $0 }
    let heights = [top] + corners.filter { $0 > top && $0 < bottom } + [bottom]

    let right = heights.map { Point(x: box.maxX - indent($0), y: $0) }
    let left = heights.reversed().map { Point(x: box.minX + indent($0), y: $0) }
    self.init([.move(right[0])] + (right.dropFirst() + left).map { .line($0) } + [.close])
  }
}
