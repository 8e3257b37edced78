import MenuModel

extension ResolvedMenu {
  /// The rows that show something else than in an earlier state of the menu, by their places among
  /// all; nil when there are other rows, or more of them than `limit`.
  func changedRows(since old: ResolvedMenu, limit: Int) -> [Int]? {
    guard id == old.id, title == old.title, onlyDismissesSubMenu == old.onlyDismissesSubMenu,
      headers.count == old.headers.count, elements.count == old.elements.count
    else { return nil }
    var changed: [Int] = []
    guard Self.compare(headers, old.headers, from: 0, limit: limit, into: &changed),
      Self.compare(elements, old.elements, from: headers.count, limit: limit, into: &changed)
    else { return nil }
    return changed
  }

  /// Compares rows that are as many; false when they aren't the same ones, or too many differ.
  private static func compare(
    _ rows: [ResolvedElement], _ old: [ResolvedElement], from start: Int, limit: Int,
    into changed: inout [Int]
  ) -> Bool {
    let places = placesOfOtherBytes(rows, old)
    for place in places {
      guard rows[place].id == old[place].id else { return false }
      if rows[place].kind == old[place].kind { continue }
      guard changed.count < limit else { return false }
      changed.append(start + place)
    }
    return true
  }

  /// The places at which rows aren't the very same bytes: those alone can differ. Counting references of
  /// 100,000 rows up and down again would take ten times as long.
  private static func placesOfOtherBytes(
    _ rows: [ResolvedElement], _ old: [ResolvedElement]
  ) -> [Int] {
    rows.withUnsafeBytes { bytes in
      old.withUnsafeBytes { oldBytes in
        guard bytes.baseAddress != oldBytes.baseAddress else { return [] }
        let stride = MemoryLayout<ResolvedElement>.stride
        var places: [Int] = []
        for place in rows.indices {
          let row = place &* stride
          for offset in Swift.stride(from: row, to: row &+ stride, by: 8) {
            if bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
              != oldBytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            {
              places.append(place)
              break
            }
          }
        }
        return places
      }
    }
  }
}
