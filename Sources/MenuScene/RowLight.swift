import MenuModel

/// How a row is lit.
enum RowLight: Hashable, Sendable {
  case none
  /// Its submenu is open beside it.
  case open
  case highlighted
}

extension PanelState {
  /// How a row is lit in this state.
  func light(of row: ElementID) -> RowLight {
    if row == highlight { return .highlighted }
    return row == openRow ? .open : .none
  }

  /// Whether it is the same but for the rows that are lit.
  package func differsInLightsAtMost(from other: PanelState) -> Bool {
    var lit = self
    (lit.highlight, lit.openRow) = (other.highlight, other.openRow)
    return lit == other
  }
}
