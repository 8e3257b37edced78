import CTestSupport
import Foundation

/// Pixels of a screen or of a file.
package struct Picture: Hashable, Sendable {
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// `0xAARRGGBB`, row by row from the top.
  package var pixels: [UInt32]

  package init(width: Int, height: Int, pixels: [UInt32]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Reads a PNG file; nil when there is none or it is broken.
  package init?(contentsOf path: String) {
    var width: Int32 = 0
    var height: Int32 = 0
    guard let pixels = ts_read_png(path, &width, &height) else { return nil }
    defer { free(pixels) }
    self.init(
      width: Int(width), height: Int(height),
      pixels: Array(UnsafeBufferPointer(start: pixels, count: Int(width) * Int(height))))
  }

  /// Writes a PNG file.
  package func write(to path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard ts_write_png(path, pixels, Int32(width), Int32(height)) else {
      throw NeverHappened("\(path) could not be written")
    }
  }

  /// The colour of a pixel as `0xRRGGBB`; black outside.
  package subscript(x: Int, y: Int) -> UInt32 {
    guard x >= 0, y >= 0, x < width, y < height else { return 0 }
    return pixels[y * width + x] & 0xffffff
  }

  /// The part of the picture inside a frame.
  package func cropped(to frame: Frame) -> Picture {
    let columns = max(0, frame.x)..<max(0, frame.x, min(width, frame.x + frame.width))
    let rows = max(0, frame.y)..<max(0, frame.y, min(height, frame.y + frame.height))
    return Picture(
      width: columns.count, height: rows.count,
      pixels: rows.flatMap {
        pixels[$0 * width + columns.lowerBound..<$0 * width + columns.upperBound]
      }
    )
  }

  /// The smallest frame around all pixels (`0xAARRGGBB`) that are wanted; nil when none is.
  package func bounds(where isWanted: (UInt32) -> Bool) -> Frame? {
    var columns: ClosedRange<Int>?
    var rows: ClosedRange<Int>?
    for y in 0..<height {
      let row = pixels[y * width..<(y + 1) * width]
      guard let first = row.firstIndex(where: isWanted), let last = row.lastIndex(where: isWanted)
      else { continue }
      let (left, right) = (first - y * width, last - y * width)
      columns = min(left, columns?.lowerBound ?? left)...max(right, columns?.upperBound ?? right)
      rows = (rows?.lowerBound ?? y)...y
    }
    guard let columns, let rows else { return nil }
    return Frame(
      x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  /// How many different colours there are: 1 for a blank picture.
  package var colorCount: Int { Set(pixels).count }

  /// How many pixels have exactly this colour (`0xRRGGBB`).
  package func count(of color: UInt32) -> Int {
    pixels.reduce(0) { $0 + ($1 & 0xffffff == color ? 1 : 0) }
  }
}

/// A rectangle of whole device pixels.
package struct Frame: Hashable, Sendable {
  package var x, y, width, height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The first column right of it.
  package var right: Int { x + width }
  /// The first row below it.
  package var bottom: Int { y + height }

  /// Whether a pixel lies inside.
  package func contains(x: Int, y: Int) -> Bool {
    self.x <= x && x < right && self.y <= y && y < bottom
  }

  /// Whether two frames share a pixel.
  package func intersects(_ other: Frame) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }
}
