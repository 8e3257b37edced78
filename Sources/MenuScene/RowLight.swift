import MenuModel

/// How a row is lit.
enum RowLight: Hashable, Sendable {
  case none
  /// Its submenu is open beside it.
  case open
  case highlighted

  /// How a row is lit, by the rows that are lit.
  init(of row: ElementID, highlight: ElementID?, openRow: ElementID?) {
    self = row == highlight ? .highlighted : row == openRow ? .open : .none
  }
}

extension PanelState {
  /// Whether it is the same but for the rows that are lit.
  package func differsInLightsAtMost(from other: PanelState) -> Bool {
    var lit = self
    (lit.highlight, lit.openRow) = (other.highlight, other.openRow)
    return lit == other
  }
}
