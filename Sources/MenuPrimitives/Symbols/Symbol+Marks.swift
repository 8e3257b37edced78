extension Symbol {
  /// A check: something is on. Heavier than other symbols, as it stands beside a word.
  public static let checkmark = Symbol(name: "checkmark", layers: Sketch.checkmark.plain)

  /// A dash: something is on in part.
  public static let dash = Symbol(name: "dash", layers: Sketch.dash.plain)

  /// Points to where a submenu opens in a left-to-right layout.
  public static let chevronRight = Symbol(name: "chevron.right", layers: Sketch.chevronRight.plain)

  /// Points to where a submenu opens in a right-to-left layout.
  public static let chevronLeft = Symbol(name: "chevron.left", layers: Sketch.chevronLeft.plain)

  /// Stands in the header of an open submenu, and where rows are hidden below.
  public static let chevronDown = Symbol(name: "chevron.down", layers: Sketch.chevronDown.plain)

  /// Stands where rows are hidden above.
  public static let chevronUp = Symbol(name: "chevron.up", layers: Sketch.chevronUp.plain)
}

extension Sketch {
  static let checkmark = Sketch(
    lines: Pen.draw { $0.lines((4.5, 13.25), (9.5, 18.5), (19.5, 5.5)) }, width: 3)
  static let dash = Sketch(lines: Pen.draw { $0.lines((5.5, 12), (18.5, 12)) }, width: 3)
  static let chevronRight = Sketch(
    lines: Pen.draw { $0.lines((8.75, 5), (15.75, 12), (8.75, 19)) }, width: 2.75)
  static let chevronLeft = Sketch(
    lines: Pen.draw { $0.lines((15.25, 5), (8.25, 12), (15.25, 19)) }, width: 2.75)
  static let chevronDown = Sketch(
    lines: Pen.draw { $0.lines((5, 8.75), (12, 15.75), (19, 8.75)) }, width: 2.75)
  static let chevronUp = Sketch(
    lines: Pen.draw { $0.lines((5, 15.25), (12, 8.25), (19, 15.25)) }, width: 2.75)
}
