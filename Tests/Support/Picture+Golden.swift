import CTestSupport
import Foundation

/// How far a picture may be from its golden file.
package struct Tolerance: Hashable, Sendable {
  /// The largest difference of a colour channel (0 to 255) that counts as the same.
  package var channel: Int
  /// The share of pixels that may differ by more.
  package var outliers: Double

  package init(channel: Int = 24, outliers: Double = 0.002) {
    self.channel = channel
    self.outliers = outliers
  }
}

extension Picture {
  /// Compares with `Goldens/NAME.png` beside the test's source file.
  ///
  /// With `MENUKIT_RECORD=1` in the environment the golden file is written anew instead, with five bits
  /// for each channel: that is well within the tolerance, and makes files half as large. After a
  /// failure, `NAME.actual.png` and `NAME.difference.png` lie in `$TMPDIR`.
  ///
  /// - Throws: `NeverHappened` that says what differs and where the pictures are.
  package func matchesGolden(
    _ name: String, tolerance: Tolerance = Tolerance(), source: String = #filePath
  ) throws {
    let path = Self.golden(name, source)
    if Self.records { return try posterized.write(to: path) }
    try matches(path, name: name, tolerance: tolerance)
  }

  /// Compares with a file, which a recording run writes anew; its pictures are left under a name.
  ///
  /// - Throws: `NeverHappened` that says what differs and where the pictures are.
  package func matches(
    _ path: String, name: String, tolerance: Tolerance = Tolerance()
  ) throws {
    if Self.records { return try write(to: path) }

    let actual = "\(Scratch.temporary)/\(name).actual.png"
    guard let golden = Picture(contentsOf: path) else {
      try write(to: actual)
      throw NeverHappened("there is no \(path); the picture is in \(actual)")
    }
    guard golden.width == width, golden.height == height else {
      try write(to: actual)
      throw NeverHappened(
        "\(name) is \(width)x\(height), not \(golden.width)x\(golden.height): see \(actual)")
    }
    let (outliers, marks) = difference(from: golden, tolerance: tolerance.channel)
    guard Double(outliers) > tolerance.outliers * Double(pixels.count) else { return }
    let difference = "\(Scratch.temporary)/\(name).difference.png"
    try write(to: actual)
    try marks.write(to: difference)
    throw NeverHappened("\(name): \(outliers) pixels differ; see \(actual) and \(difference)")
  }

  /// Whether golden files are to be written anew in this run.
  package static var records: Bool {
    ProcessInfo.processInfo.environment["MENUKIT_RECORD"] == "1"
  }

  /// Whether a golden file exists.
  package static func hasGolden(_ name: String, source: String = #filePath) -> Bool {
    FileManager.default.fileExists(atPath: golden(name, source))
  }

  /// The picture with each channel at the nearest of 32 values, from 0 to 255.
  private var posterized: Picture {
    let values = (0..<256).map { UInt32(((Double($0) / 255 * 31).rounded() / 31 * 255).rounded()) }
    return Picture(
      width: width, height: height,
      pixels: pixels.map { pixel in
        [0, 8, 16].reduce(pixel & 0xff00_0000) { $0 | values[Int(pixel >> $1 & 255)] << $1 }
      })
  }

  private static func golden(_ name: String, _ source: String) -> String {
    URL(fileURLWithPath: source).deletingLastPathComponent().path + "/Goldens/\(name).png"
  }

  /// The number of pixels that differ by more than `tolerance` in a channel, and a picture of them.
  /// Both pictures must have the same size.
  package func difference(from other: Picture, tolerance: Int = 0) -> (count: Int, marks: Picture) {
    guard width == other.width, height == other.height else { return (pixels.count, self) }
    var marks = pixels
    let count = ts_compare(pixels, other.pixels, &marks, pixels.count, Int32(tolerance))
    return (count, Picture(width: width, height: height, pixels: marks))
  }
}
