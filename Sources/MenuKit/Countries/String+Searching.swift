import MenuTracking

extension String {
  /// The text without the case and the marks of its letters, to be searched or compared.
  var foldedForSearch: String { String(map(\.folded)) }

  /// Whether a text, folded as this one is, comes somewhere in it.
  func containsFolded(_ text: String) -> Bool {
    let (whole, part) = (Array(utf8), Array(text.utf8))
    guard !part.isEmpty, part.count <= whole.count else { return part.isEmpty }
    return (0...(whole.count - part.count)).contains { start in
      whole[start..<(start + part.count)].elementsEqual(part)
    }
  }
}
