/// Text that another program has sent.
struct SelectionText {
  /// The text; nil when it can't be read, or there is none.
  let text: String?

  /// What to ask for to get text, the best form first.
  static let targets = [
    SelectionTarget.utf8String, SelectionTarget.plainUTF8, SelectionTarget.string,
    SelectionTarget.compoundText, SelectionTarget.text,
  ]

  /// Reads text in the encoding that its type tells. Broken UTF-8 is repaired.
  @MainActor init(_ content: SelectionContent, connection: XConnection) {
    var bytes = content.bytes
    // Some count the end of a C string in.
    while bytes.last == 0 { bytes.removeLast() }
    let text: String? =
      switch content.type {
      case SelectionTarget.utf8String, SelectionTarget.plainUTF8, SelectionTarget.plain:
        String(decoding: bytes, as: UTF8.self)
      case SelectionTarget.string:
        String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
      case SelectionTarget.compoundText:
        connection.text(compound: bytes)
      default: nil
      }
    self.text = text.flatMap { $0.isEmpty ? nil : $0 }
  }
}
