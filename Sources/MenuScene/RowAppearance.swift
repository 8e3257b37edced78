/// How a row differs from its rest while it moves, comes or goes.
package struct RowAppearance: Hashable, Sendable {
  /// How strongly the row shows, 0 … 1.
  package var opacity: Double
  /// How far below its rest it is, in logical pixels.
  package var offset: Double
  /// How far a submenu's header has turned from the row that it grew out of, 0 … 1.
  package var turn: Double

  /// Describes a row; the defaults are those of one at rest.
  package init(opacity: Double = 1, offset: Double = 0, turn: Double = 1) {
    self.opacity = opacity
    self.offset = offset
    self.turn = turn
  }
}
