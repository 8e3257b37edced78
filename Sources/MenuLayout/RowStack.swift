/// Rows on top of each other, by their heights in whole device pixels, so that sums are exact.
///
/// Rows that are all equally high, as most long lists have, take no memory and no search.
struct RowStack: Hashable, Sendable {
  /// The number of rows.
  private(set) var count = 0
  /// The height of all rows.
  private(set) var height = 0
  /// The height of every row, as long as there are no tops.
  private var common = 0
  /// The top of each row, when they are not all equally high.
  private var tops: [Int] = []

  /// Adds a row at the bottom; `total` is how many there will be.
  mutating func append(_ rowHeight: Int, total: Int) {
    if count == 0 { common = rowHeight }
    if tops.isEmpty, rowHeight != common {
      tops.reserveCapacity(total)
      for row in 0..<count { tops.append(row &* common) }
      tops.append(height)
    } else if !tops.isEmpty {
      tops.append(height)
    }
    count &+= 1
    height &+= rowHeight
  }

  /// The top of a row; that of the row after the last one is the bottom of all.
  func top(of row: Int) -> Int {
    if row <= 0 { return 0 }
    if row >= count { return height }
    return tops.isEmpty ? row &* common : tops[row]
  }

  /// The height of a row.
  func height(of row: Int) -> Int { top(of: row &+ 1) &- top(of: row) }

  /// The row at a distance below the first row's top, or nil above the first and below the last.
  func row(at distance: Int) -> Int? {
    guard distance >= 0, distance < height else { return nil }
    if tops.isEmpty { return common > 0 ? distance / common : nil }
    // The last row whose top isn't below; rows without height can't be hit.
    var (low, high) = (0, count)
    while high &- low > 1 {
      let middle = (low &+ high) / 2
      if tops[middle] <= distance { low = middle } else { high = middle }
    }
    return low
  }
}
