/// Rows on top of each other, by their heights in whole device pixels, so that sums are exact.
///
/// Rows that are all equally high, as most long lists have, take no memory and no search.
struct RowStack: Hashable, Sendable {
  private enum Tops: Hashable, Sendable {
    /// The height of every row.
    case uniform(Int)
    /// The top of each row, and then the bottom of the last.
    case sums([Int])
  }

  private let tops: Tops
  /// The number of rows.
  let count: Int

  /// Stacks `count` rows; `height` is asked once for each, in order.
  init(count: Int, height: (Int) -> Int) {
    self.count = max(0, count)
    guard count > 0 else {
      tops = .uniform(0)
      return
    }
    let common = height(0)
    var sums: [Int] = []
    for index in 1..<max(1, count) {
      let next = height(index)
      if sums.isEmpty {
        if next == common { continue }
        sums.reserveCapacity(count &+ 1)
        for row in 0...index { sums.append(row &* common) }
      }
      sums.append((sums.last ?? 0) &+ next)
    }
    tops = sums.isEmpty ? .uniform(common) : .sums(sums)
  }

  /// The height of all rows.
  var height: Int { top(of: count) }

  /// The top of a row; that of the row after the last one is the bottom of all.
  func top(of row: Int) -> Int {
    let row = min(max(row, 0), count)
    return switch tops {
    case .uniform(let height): row &* height
    case .sums(let sums): sums[row]
    }
  }

  /// The height of a row.
  func height(of row: Int) -> Int { top(of: row &+ 1) &- top(of: row) }

  /// The row at a distance below the first row's top, or nil above the first and below the last.
  func row(at distance: Int) -> Int? {
    guard distance >= 0, distance < height else { return nil }
    switch tops {
    case .uniform(let height):
      return height > 0 ? distance / height : nil
    case .sums(let sums):
      // The last row whose top isn't below; rows without height can't be hit.
      var (low, high) = (0, count)
      while high &- low > 1 {
        let middle = (low &+ high) / 2
        if sums[middle] <= distance { low = middle } else { high = middle }
      }
      return low
    }
  }
}
