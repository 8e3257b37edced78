import MenuModel
import MenuPrimitives

/// Everything that the tracker waits for.
struct Timers: Hashable, Sendable {
  /// Something that becomes due while the pointer stays on a row.
  struct OnRow: Hashable, Sendable {
    var due: Timestamp
    var level: Int
    var row: ElementID
  }

  /// A list, or a palette, that scrolls by itself, because the pointer is at its edge.
  struct AtEdge: Hashable, Sendable {
    var due: Timestamp
    var lastStep: Timestamp
    var level: Int
    /// Pixels a second, downwards, or from where the palette begins to read.
    var velocity: Double
    /// The palette; nil: it is the list.
    var strip: ElementID?
  }

  /// The row's submenu opens, or closes if it is a header row.
  var dwell: OnRow?
  /// The row counts though the pointer was on the way to a submenu.
  var settle: OnRow?
  var tooltip: OnRow?
  var edge: AtEdge?

  /// When the first of them is due.
  var earliest: Timestamp? {
    .earliest(.earliest(dwell?.due, settle?.due), .earliest(tooltip?.due, edge?.due))
  }
}
