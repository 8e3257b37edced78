/// A row a line, whose output is the line; no submenus, no separators.
struct PlainLines: LineFormat {
  static let name = "lines"
  static let summary = "a row a line, printed as it is"

  mutating func read(_ line: InputLine, into outline: inout Outline) {
    if line.range.isEmpty { outline.report(.emptyRow, line: line.number) }
    outline.addRow(
      label: line.range, output: nil, picture: nil, isSelectable: true, level: 0,
      line: line.number, input: line.input)
  }
}

extension Fault {
  /// An empty line, where a line is a row.
  static let emptyRow = Fault.note("an empty line makes an empty row, whose output is empty")
}
