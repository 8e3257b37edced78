import MenuTracking

extension String {
  /// The text without the case and the marks of its letters, to be searched or compared.
  var foldedForSearch: String { String(map(\.folded)) }
}
