package import MenuLayout

/// How a row differs from its rest while it moves, comes, goes or changes.
package struct RowAppearance: Hashable, Sendable {
  /// How strongly the row shows, 0 … 1.
  package var opacity: Double
  /// How far below its rest it is, in logical pixels.
  package var offset: Double
  /// How far to the right of its rest it is, in logical pixels: a cell whose neighbours come or go.
  package var slide: Double
  /// How far a submenu's header has turned from the row that it grew out of, 0 … 1.
  package var turn: Double
  /// What the row looked like before it changed; nil: it hasn't, or that has passed.
  package var former: FormerRow?
  /// How far the row has gone from what it was to what it is, 0 … 1.
  package var dissolve: Double

  /// Describes a row; the defaults are those of one at rest.
  package init(
    opacity: Double = 1, offset: Double = 0, slide: Double = 0, turn: Double = 1,
    former: FormerRow? = nil, dissolve: Double = 1
  ) {
    self.opacity = opacity
    self.offset = offset
    self.slide = slide
    self.turn = turn
    self.former = former
    self.dissolve = dissolve
  }
}

/// What a row was before it changed: the layout that it comes from. Two are the same only when they
/// are the same object.
package final class FormerRow: Hashable, Sendable {
  /// The panel as it was.
  package let panel: PanelLayout
  /// The row's index there.
  package let index: Int
  /// Whether what both rows have moves from place to place; otherwise it fades there, too.
  package let moves: Bool

  /// Keeps a row of a panel that changes.
  package init(panel: PanelLayout, index: Int, moves: Bool) {
    self.panel = panel
    self.index = index
    self.moves = moves
  }

  /// Whether both are the same object.
  package static func == (left: FormerRow, right: FormerRow) -> Bool { left === right }
  /// Feeds the object's identity.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
