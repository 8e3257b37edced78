extension String {
  /// Whether a text occurs in it, byte for byte.
  ///
  /// The standard library's own search comes with the engine of regular expressions, a megabyte of
  /// every program that is linked statically.
  package func hasPart(_ part: String) -> Bool {
    let (whole, part) = (Array(utf8), Array(part.utf8))
    guard part.count <= whole.count else { return false }
    for start in 0...(whole.count - part.count)
    where whole[start..<start + part.count].elementsEqual(part) {
      return true
    }
    return false
  }
}
