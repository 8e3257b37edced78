import MenuX11

/// A round spot of colour, made of pixels: a picture that keeps its colours in every row.
struct Swatch {
  /// The colour in its middle.
  var color: Color

  /// The spot as a picture.
  var image: Image? { pixels.map { Image(pixels: $0) } }

  /// The spot, 64 pixels wide, so that it is sharp at every scale.
  var pixels: PixelBuffer? {
    let side = 64
    let middle = Double(side) / 2
    var bytes: [UInt8] = []
    bytes.reserveCapacity(side * side * 4)
    for y in 0..<side {
      for x in 0..<side {
        let point = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
        let distance = point.distance(to: Point(x: middle, y: middle))
        // Darker towards the lower edge; the last pixel of the rim fades out.
        let light = 1.12 - 0.3 * point.y / Double(side)
        let cover = min(max(middle - 3 - distance + 0.5, 0), 1)
        for part in [color.red, color.green, color.blue] { bytes.append(byte(part * light)) }
        bytes.append(byte(cover))
      }
    }
    return PixelBuffer(width: side, height: side, bytes: bytes)
  }

  private func byte(_ part: Double) -> UInt8 {
    UInt8(min(max(part, 0), 1) * 255)
  }
}
