import MenuModel

/// Finds rows by their ids without a table: most menus number their rows in order.
struct RowPositions: Sendable {
  /// The serial numbers of the rows, in the order of the rows.
  private let serials: [UInt64]
  private let isAscending: Bool

  init(_ menu: ResolvedMenu) {
    let headers = menu.headers.count
    let elements = menu.elements
    var isAscending = true
    serials = [UInt64](unsafeUninitializedCapacity: headers + elements.count) { buffer, count in
      var last: UInt64 = 0
      for index in 0..<headers + elements.count {
        let serial =
          index < headers ? menu.headers[index].id.serial : elements[index - headers].id.serial
        buffer.initializeElement(at: index, to: serial)
        if serial < last { isAscending = false }
        last = serial
      }
      count = headers + elements.count
    }
    self.isAscending = isAscending
  }

  /// The index of a row, pinned headers counted first.
  func index(of id: ElementID, in menu: ResolvedMenu) -> Int? {
    var index = isAscending ? firstIndex(notBelow: id.serial) : 0
    while index < serials.count {
      if serials[index] == id.serial {
        let headers = menu.headers.count
        let row = index < headers ? menu.headers[index].id : menu.elements[index - headers].id
        if row == id { return index }
      } else if isAscending {
        return nil
      }
      index += 1
    }
    return nil
  }

  private func firstIndex(notBelow serial: UInt64) -> Int {
    var (low, high) = (0, serials.count)
    while low < high {
      let middle = (low &+ high) / 2
      if serials[middle] < serial { low = middle &+ 1 } else { high = middle }
    }
    return low
  }
}
