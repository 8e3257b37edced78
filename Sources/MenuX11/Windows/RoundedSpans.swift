/// A rectangle with rounded corners as a list of rectangles, for shapes of windows.
struct RoundedSpans: Hashable, Sendable {
  /// Bands from top to bottom that don't overlap.
  let bands: [PixelRect]

  /// Cuts the corners of a rectangle by a radius in pixels: a pixel stays when its middle is inside.
  init(_ rect: PixelRect, radius: Double) {
    let radius = min(
      max(0, radius.isFinite ? radius : 0), Double(rect.width) / 2, Double(rect.height) / 2)
    let rows = Int(radius.rounded(.up))
    guard rows > 0 else {
      bands = rect.isEmpty ? [] : [rect]
      return
    }
    var insets: [Int] = []
    for row in 0..<rows {
      let dy = radius - (Double(row) + 0.5)
      let dx = dy > 0 ? radius - max(0, radius * radius - dy * dy).squareRoot() : 0
      insets.append(Int((dx - 0.5).rounded(.up).magnitude))
    }
    var bands = insets.enumerated().map { row, inset in
      PixelRect(x: rect.x + inset, y: rect.y + row, width: rect.width - 2 * inset, height: 1)
    }
    let middle = rect.height - 2 * rows
    if middle > 0 {
      bands.append(PixelRect(x: rect.x, y: rect.y + rows, width: rect.width, height: middle))
    }
    for (row, inset) in insets.enumerated().reversed() where rect.height - 1 - row >= rows {
      bands.append(
        PixelRect(
          x: rect.x + inset, y: rect.maxY - 1 - row, width: rect.width - 2 * inset, height: 1))
    }
    self.bands = bands.filter { !$0.isEmpty }
  }
}
