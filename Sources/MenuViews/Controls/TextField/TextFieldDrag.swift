/// A selection that is being made with the pointer.
struct TextFieldDrag {
  /// What the selection grows by.
  enum Unit: Hashable {
    case character, word, all
  }

  var unit: Unit
  /// What was selected by the press, which stays selected.
  var origin: Range<Int>
  /// Where the pointer is, in the coordinates of the text.
  var x: Double
  /// How far it is beyond the edge.
  var overshoot = 0.0

  var isOutside: Bool { overshoot != 0 }
}
