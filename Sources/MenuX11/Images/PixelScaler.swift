import MenuPrimitives

/// Brings pixels to another size, a row at a time: however large a picture is, nothing of its size is
/// made of it.
struct PixelScaler {
  /// The premultiplied pixels of the new size, row by row.
  private(set) var values: [UInt32] = []

  /// Old places that a new one is made of, with their shares.
  private typealias Shares = [(place: Int, share: Float)]

  private let buffer: PixelBuffer
  private let columns: [Shares]
  /// Rows that were brought to the new width already, the last ones that were asked for.
  private var rows: [(place: Int, sums: [Float])] = []

  /// Scales a picture.
  init(_ buffer: PixelBuffer, to size: (width: Int, height: Int)) {
    self.buffer = buffer
    columns = Self.shares(from: buffer.width, to: size.width)
    values.reserveCapacity(size.width * size.height)
    for shares in Self.shares(from: buffer.height, to: size.height) {
      var sums = [Float](repeating: 0, count: size.width * 4)
      for (place, share) in shares {
        let row = row(place)
        for index in sums.indices { sums[index] += row[index] * share }
      }
      append(sums)
    }
  }

  private mutating func append(_ sums: [Float]) {
    func byte(_ value: Float) -> UInt32 { UInt32(min(max(value + 0.5, 0), 255)) }
    for x in stride(from: 0, to: sums.count, by: 4) {
      values.append(
        byte(sums[x + 3]) << 24 | byte(sums[x]) << 16 | byte(sums[x + 1]) << 8 | byte(sums[x + 2]))
    }
  }

  private mutating func row(_ place: Int) -> [Float] {
    if let known = rows.first(where: { $0.place == place }) { return known.sums }
    let made = scaledRow(place)
    if rows.count > 1 { rows.removeFirst() }
    rows.append((place, made))
    return made
  }

  private func scaledRow(_ place: Int) -> [Float] {
    var sums = [Float](repeating: 0, count: columns.count * 4)
    let start = place * buffer.width * 4
    buffer.bytes.withUnsafeBufferPointer { bytes in
      for (column, shares) in columns.enumerated() {
        for (place, share) in shares {
          let pixel = start + place * 4
          let alpha = Float(bytes[pixel + 3]) * share
          let factor = alpha / 255
          sums[column * 4] += Float(bytes[pixel]) * factor
          sums[column * 4 + 1] += Float(bytes[pixel + 1]) * factor
          sums[column * 4 + 2] += Float(bytes[pixel + 2]) * factor
          sums[column * 4 + 3] += alpha
        }
      }
    }
    return sums
  }

  private static func shares(from old: Int, to new: Int) -> [Shares] {
    let step = Double(old) / Double(new)
    return (0..<new).map { index in
      if step >= 1 {
        let (start, end) = (Double(index) * step, Double(index + 1) * step)
        let last = min(Int(end.rounded(.up)), old)
        return (Int(start)..<max(last, Int(start) + 1)).map { place in
          let share = min(Double(place + 1), end) - max(Double(place), start)
          return (min(place, old - 1), Float(max(share, 0) / step))
        }
      }
      let center = (Double(index) + 0.5) * step - 0.5
      let first = Int(center.rounded(.down))
      let share = Float(center - Double(first))
      return [
        (min(max(first, 0), old - 1), 1 - share), (min(max(first + 1, 0), old - 1), share),
      ]
    }
  }
}
