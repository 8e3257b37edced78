/// The lines of `xmenu`: `[tabs] [IMG:picture tabs] LABEL [tabs OUTPUT]`.
///
/// * Tabs before the label say how deep the row is: a deeper line begins a submenu of the row before
///   it, however many tabs deeper it is; a shallower line goes back up by as many levels as it has
///   fewer tabs.
/// * Any run of tabs ends a label or a picture. The output is the rest of the line with its tabs;
///   without one the label is the output. A row whose output is empty or `:` can't be chosen.
/// * An empty line, or the label `:`, is a separator. An empty line without tabs between the rows of a
///   submenu belongs to the submenu: people leave the tabs out, and `xmenu` can't open what follows.
/// * The label `''` is no row: its output is a second one for the row before it on the same level,
///   for the middle button. It is read and shown by `--dump`; so far every button gives the first.
/// * There are no comments and no escapes.
struct XMenuLines: LineFormat {
  static let name = "xmenu"
  static let summary = "tabs for depth, [IMG:picture] label, output, between tabs"

  private static let tab: UInt8 = 0x09
  private static let colon: UInt8 = 0x3A
  private static let quote: UInt8 = 0x27

  /// Empty lines whose level the next line tells: the number of the first one, and how many.
  private var blanks: (line: Int, count: Int) = (0, 0)
  /// The tabs before the last line that wasn't empty.
  private var lastLevel = 0

  mutating func read(_ line: InputLine, into outline: inout Outline) {
    let start = line.first(not: Self.tab, in: line.range)
    let level = start - line.range.lowerBound
    if line.range.isEmpty {
      blanks = blanks.count == 0 ? (line.number, 1) : (blanks.line, blanks.count + 1)
      return
    }
    addBlanks(before: level, to: &outline)
    lastLevel = level
    var (label, output) = field(of: line, from: start)
    var picture: Range<Int>?
    if !label.isEmpty, line.input[label.lowerBound] == 0x49, line.hasPrefix("IMG:", in: label) {
      guard let rest = output else {
        outline.report(.pictureWithoutLabel, line: line.number)
        return
      }
      picture = (label.lowerBound + 4)..<label.upperBound
      (label, output) = field(of: line, from: rest.lowerBound)
      if label.isEmpty {
        outline.report(.pictureWithoutLabel, line: line.number)
        return
      }
    }
    if label.isEmpty || isOnly(Self.colon, label, of: line) {
      outline.addSeparator(level: level, line: line.number)
    } else if label.count == 2, line.input[label.lowerBound] == Self.quote,
      line.input[label.lowerBound + 1] == Self.quote
    {
      outline.addSecondOutput(output ?? label, level: level, line: line.number)
    } else {
      let isSelectable = output.map { !$0.isEmpty && !isOnly(Self.colon, $0, of: line) } ?? true
      outline.addRow(
        label: label, output: output, picture: picture, isSelectable: isSelectable, level: level,
        line: line.number, input: line.input)
    }
  }

  mutating func finish(into outline: inout Outline) {
    addBlanks(before: 0, to: &outline)
  }

  private mutating func addBlanks(before level: Int, to outline: inout Outline) {
    guard blanks.count > 0 else { return }
    let separatorLevel = min(level, lastLevel)
    if separatorLevel > 0 { outline.report(.unindentedBlank, line: blanks.line) }
    for index in 0..<blanks.count {
      outline.addSeparator(level: separatorLevel, line: blanks.line + index)
    }
    blanks.count = 0
  }

  /// The field that begins at a place and ends before a tab or the line's end, and what follows the
  /// tabs after it: nil when there are none.
  private func field(of line: InputLine, from start: Int) -> (Range<Int>, rest: Range<Int>?) {
    let end = line.range.upperBound
    guard let tab = line.first(Self.tab, in: start..<end) else { return (start..<end, nil) }
    return (start..<tab, line.first(not: Self.tab, in: tab..<end)..<end)
  }

  private func isOnly(_ byte: UInt8, _ part: Range<Int>, of line: InputLine) -> Bool {
    part.count == 1 && line.input[part.lowerBound] == byte
  }
}

extension Fault {
  /// An empty line within a submenu.
  static let unindentedBlank = Fault.note(
    "an empty line between indented rows, read as indented like them; other programs end the"
      + " submenu here, so put tabs into it")
  /// A line holds a picture and nothing else.
  static let pictureWithoutLabel = Fault.error(
    "a picture without a label is left out; add a tab and a label after it")
}
