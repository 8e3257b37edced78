/// Why a picture couldn't be read or written: one clause for a person, without the file's name.
struct ImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, as `it is larger than 16 MiB`; on one line, whatever a library said.
  let description: String

  /// Says what is wrong.
  init(_ description: String) {
    self.description = description.split { $0.isWhitespace || $0.isNewline }
      .joined(separator: " ")
  }
}
