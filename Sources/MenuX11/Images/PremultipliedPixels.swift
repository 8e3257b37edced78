import MenuPrimitives

/// Pixels as XRender blends them: `0xAARRGGBB` with each part already multiplied by the opacity.
struct PremultipliedPixels: Hashable, Sendable {
  /// Pixels in a row.
  let width: Int
  /// Number of rows.
  let height: Int
  /// The pixels, row by row from the top.
  let values: [UInt32]

  /// Takes pixels that are premultiplied already; nil when their number doesn't match.
  init?(width: Int, height: Int, values: [UInt32]) {
    guard width > 0, height > 0, values.count == width * height else { return nil }
    self.width = width
    self.height = height
    self.values = values
  }

  /// Multiplies straight RGBA bytes.
  init(_ buffer: PixelBuffer) {
    width = buffer.width
    height = buffer.height
    let bytes = buffer.bytes
    values = (0..<buffer.width * buffer.height).map { index in
      func part(_ offset: Int) -> UInt32 { UInt32(bytes[4 * index + offset]) }
      let alpha = part(3)
      func multiplied(_ offset: Int) -> UInt32 { (part(offset) * alpha + 127) / 255 }
      return alpha << 24 | multiplied(0) << 16 | multiplied(1) << 8 | multiplied(2)
    }
  }

  /// Fits the pixels into a box, keeping their proportions: each new pixel is the average of the area
  /// that it covers. Pictures smaller than the box grow as well.
  func fitted(into boxWidth: Int, _ boxHeight: Int) -> PremultipliedPixels {
    guard boxWidth > 0, boxHeight > 0 else { return self }
    let factor = min(Double(boxWidth) / Double(width), Double(boxHeight) / Double(height))
    let newWidth = min(max(Int((Double(width) * factor).rounded()), 1), boxWidth)
    let newHeight = min(max(Int((Double(height) * factor).rounded()), 1), boxHeight)
    guard newWidth != width || newHeight != height else { return self }
    return resized(newWidth, newHeight)
  }

  private func resized(_ newWidth: Int, _ newHeight: Int) -> PremultipliedPixels {
    let columns = Self.weights(from: width, to: newWidth)
    let rows = Self.weights(from: height, to: newHeight)
    var result: [UInt32] = []
    result.reserveCapacity(newWidth * newHeight)
    for row in rows {
      for column in columns {
        var sum = (a: 0.0, r: 0.0, g: 0.0, b: 0.0)
        for (y, rowWeight) in row {
          for (x, columnWeight) in column {
            let (value, weight) = (values[y * width + x], rowWeight * columnWeight)
            sum.a += Double(value >> 24) * weight
            sum.r += Double(value >> 16 & 0xFF) * weight
            sum.g += Double(value >> 8 & 0xFF) * weight
            sum.b += Double(value & 0xFF) * weight
          }
        }
        func byte(_ value: Double) -> UInt32 { UInt32(min(max(value + 0.5, 0), 255)) }
        result.append(byte(sum.a) << 24 | byte(sum.r) << 16 | byte(sum.g) << 8 | byte(sum.b))
      }
    }
    return PremultipliedPixels(width: newWidth, height: newHeight, values: result) ?? self
  }

  /// For each new place the old places that it is made of, with their shares.
  private static func weights(from old: Int, to new: Int) -> [[(Int, Double)]] {
    let step = Double(old) / Double(new)
    return (0..<new).map { index in
      if step >= 1 {
        let (start, end) = (Double(index) * step, Double(index + 1) * step)
        let last = min(Int(end.rounded(.up)), old)
        return (Int(start)..<max(last, Int(start) + 1)).map { place in
          let share = min(Double(place + 1), end) - max(Double(place), start)
          return (min(place, old - 1), max(share, 0) / step)
        }
      }
      let center = (Double(index) + 0.5) * step - 0.5
      let first = Int(center.rounded(.down))
      let share = center - Double(first)
      return [
        (min(max(first, 0), old - 1), 1 - share), (min(max(first + 1, 0), old - 1), share),
      ]
    }
  }
}
