extension Symbol {
  /// A check: something is on. Heavier than other symbols, as it stands beside a word.
  public static let checkmark = Symbol(
    name: "checkmark",
    strokes: Pen.draw { $0.lines((4.5, 13.25), (9.5, 18.5), (19.5, 5.5)) }, strokeWidth: 3)

  /// A dash: something is on in part.
  public static let dash = Symbol(
    name: "dash", strokes: Pen.draw { $0.lines((5.5, 12), (18.5, 12)) }, strokeWidth: 3)

  /// Points to where a submenu opens in a left-to-right layout.
  public static let chevronRight = Symbol(
    name: "chevron.right", strokes: Pen.draw { $0.lines((8.75, 5), (15.75, 12), (8.75, 19)) },
    strokeWidth: 2.75)

  /// Points to where a submenu opens in a right-to-left layout.
  public static let chevronLeft = Symbol(
    name: "chevron.left", strokes: Pen.draw { $0.lines((15.25, 5), (8.25, 12), (15.25, 19)) },
    strokeWidth: 2.75)

  /// Stands in the header of an open submenu, and where rows are hidden below.
  public static let chevronDown = Symbol(
    name: "chevron.down", strokes: Pen.draw { $0.lines((5, 8.75), (12, 15.75), (19, 8.75)) },
    strokeWidth: 2.75)

  /// Stands where rows are hidden above.
  public static let chevronUp = Symbol(
    name: "chevron.up", strokes: Pen.draw { $0.lines((5, 15.25), (12, 8.25), (19, 15.25)) },
    strokeWidth: 2.75)
}
