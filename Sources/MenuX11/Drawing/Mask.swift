/// How much of each pixel a shape covers.
struct Mask: Hashable, Sendable {
  /// Pixels in a row.
  let width: Int
  /// Number of rows.
  let height: Int
  /// Bytes from one row to the next: a multiple of 4, as X wants them.
  let stride: Int
  /// The coverage, 0 to 255, row by row from the top.
  var coverage: [UInt8]

  /// Makes a mask that covers nothing.
  init(width: Int, height: Int) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    stride = (self.width + 3) & ~3
    coverage = [UInt8](repeating: 0, count: stride * self.height)
  }

  /// The coverage of a pixel; 0 outside.
  subscript(x: Int, y: Int) -> UInt8 {
    get { x >= 0 && x < width && y >= 0 && y < height ? coverage[y * stride + x] : 0 }
    set { if x >= 0 && x < width && y >= 0 && y < height { coverage[y * stride + x] = newValue } }
  }

  /// Makes a row the same as another.
  mutating func copyRow(_ row: Int, to other: Int) {
    guard row != other, (0..<height).contains(row), (0..<height).contains(other) else { return }
    for x in 0..<stride { coverage[other * stride + x] = coverage[row * stride + x] }
  }

  /// Covers what another mask of the same size covers as well.
  mutating func unite(_ other: Mask) {
    guard other.coverage.count == coverage.count else { return }
    for index in coverage.indices where other.coverage[index] != 0 {
      let open = (255 - Int(coverage[index])) * (255 - Int(other.coverage[index]))
      coverage[index] = UInt8(255 - (open + 127) / 255)
    }
  }

  /// Leaves open what another mask of the same size covers.
  mutating func subtract(_ other: Mask) {
    guard other.coverage.count == coverage.count else { return }
    for index in coverage.indices where other.coverage[index] != 0 {
      let kept = Int(coverage[index]) * (255 - Int(other.coverage[index]))
      coverage[index] = UInt8((kept + 127) / 255)
    }
  }

  /// The mask mirrored.
  func flipped(horizontally: Bool, vertically: Bool) -> Mask {
    var result = self
    for y in 0..<height {
      for x in 0..<width {
        result[x, y] = self[horizontally ? width - 1 - x : x, vertically ? height - 1 - y : y]
      }
    }
    return result
  }
}
