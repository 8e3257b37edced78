extension Outline {
  /// Looks for what can't be drawn as it was written. Done only where notes are wanted, for it
  /// looks at every byte.
  mutating func inspect(
    _ label: Range<Int>, output: Range<Int>?, line: Int, input: UnsafeRawBufferPointer
  ) {
    guard label.upperBound <= input.count else { return }
    let bytes = input[label]
    if label.count > Outline.longestLabel { report(.longLabel, line: line) }
    if String(validating: bytes, as: UTF8.self) == nil { report(.notUTF8, line: line) }
    if bytes.contains(0) { report(.nul, line: line) }
    if bytes.contains(where: { $0 < 0x20 && $0 != 0 && $0 != 0x09 || $0 == 0x7F }) {
      report(.control, line: line)
    }
    if let output, output.upperBound <= input.count, input[output].contains(0) {
      report(.nulInOutput, line: line)
    }
  }
}

extension Fault {
  /// The first line has tabs before it.
  static let indentedStart = Fault.note(
    "the first line is indented and read as if it weren't; take its tabs away")
  /// A line is more than one level deeper than the line before.
  static let deepJump = Fault.note(
    "more than one level deeper than the line before, read as one; take the extra tabs away")
  /// A line has fewer tabs than fits the levels above it.
  static let farBack = Fault.note(
    "goes back further than to the root, read as a row of the root; mend its tabs")
  /// A line is indented below a separator.
  static let belowSeparator = Fault.error(
    "indented below a separator, which has no submenu, so left out; indent the separator as the"
      + " rows around it, or put a row before this one")
  /// A line is deeper than menus may be.
  static let tooDeep = Fault.error(
    "deeper than \(Outline.deepest) levels, so left out; take tabs away")
  /// A second output without a row.
  static let strayOutput = Fault.error(
    "a second output ('') without a row before it on the same level, so left out; put it right"
      + " below its row")
  /// A row has a submenu and an output.
  static let outputOfSubmenu = Fault.note(
    "the output of a row with a submenu is never given; leave it out")
  /// A row's picture has no name.
  static let pictureWithoutName = Fault.error(
    "IMG: without the name of a picture, so the row shows none; write IMG:FILE.png")
  /// A label is longer than anything that is shown.
  static let longLabel = Fault.note(
    "the label has more than \(Outline.longestLabel) bytes and is cut there; its output isn't")
  /// A label has bytes that aren't UTF-8.
  static let notUTF8 = Fault.note(
    "the label isn't UTF-8; bytes that can't be read show as \u{FFFD}, the output is as written")
  /// A label has a NUL.
  static let nul = Fault.note("the label holds a NUL byte, which shows as a space")
  /// A label has a control character.
  static let control = Fault.note("the label holds control characters, which show as spaces")
  /// An output has a NUL.
  static let nulInOutput = Fault.note(
    "the output holds a NUL byte; --exec can't run it, and --print0 can't mark its end")
}
