package import MenuPrimitives

/// What the views of a row show. They draw themselves; the panel gives them their place, and fades and
/// moves them with their row.
package struct RowDrawing: Sendable {
  /// What they show, in logical pixels from the row's upper left corner.
  package var items: [DisplayItem]
  /// Tells one drawing from every other one, so that they are quick to compare.
  package var revision: UInt64

  package init(items: [DisplayItem], revision: UInt64) {
    self.items = items
    self.revision = revision
  }
}

extension RowDrawing: Hashable {
  package static func == (left: RowDrawing, right: RowDrawing) -> Bool {
    left.revision == right.revision
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(revision) }
}
