package import MenuModel
import MenuPrimitives

/// How far the palettes of a panel are scrolled sideways, by the ids of their lines, in logical pixels
/// from where they begin to read; one that isn't named is at its start.
package typealias StripOffsets = [ElementID: Double]

/// Elements of a panel that stand side by side in one line of it.
///
/// Each is a row of its own by its index; the first counts as high as the line, the others as nothing.
package struct CellLine: Hashable, Sendable {
  /// Names the line.
  package let id: ElementID
  /// How its cells look.
  package let style: CellContent.Style
  /// The rows that are its cells.
  package internal(set) var cells: Range<Int>
  /// The widths of a palette's cells, in device pixels.
  var widths = RowStack()
  /// Where the first cell begins and what follows the last one, in device pixels.
  var leading = 0
  var trailing = 0

  /// What a palette takes in all, in device pixels.
  var extent: Int { leading + widths.height + trailing }

  /// Whether it is a strip that scrolls sideways.
  package var isPalette: Bool {
    switch style {
    case .small, .medium: false
    case .palette: true
    }
  }
}

/// The lines of cells of a panel, from the top to the bottom: none, in most.
struct CellLines: Hashable, Sendable {
  private(set) var lines: [CellLine] = []
  /// No line goes on across this row: pinned and scrolling rows never share one.
  private var barrier = 0

  /// Notes a cell at the next row; whether it begins a new line.
  mutating func append(_ cell: CellContent, at index: Int) -> Bool {
    if let last = lines.indices.last, lines[last].id == cell.row,
      lines[last].cells.upperBound == index,
      index > barrier
    {
      lines[last].cells = lines[last].cells.lowerBound..<index + 1
      return false
    }
    lines.append(CellLine(id: cell.row, style: cell.style, cells: index..<index + 1))
    return true
  }

  /// Ends the pinned rows: what scrolls begins at `index`.
  mutating func endHeaders(at index: Int) { barrier = index }

  /// The line that a row belongs to, if it is a cell.
  func line(of index: Int) -> CellLine? {
    guard let place = place(of: index) else { return nil }
    return lines[place]
  }

  /// Whether a row is the first cell of a line.
  func begins(at index: Int) -> Bool { line(of: index)?.cells.lowerBound == index }

  /// Where the line of a row stands.
  private func place(of index: Int) -> Int? {
    // The first line that isn't over before the row.
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low &+ high) / 2
      if lines[middle].cells.upperBound <= index { low = middle &+ 1 } else { high = middle }
    }
    return low < lines.count && lines[low].cells.contains(index) ? low : nil
  }

  /// The line with a name.
  func line(_ id: ElementID) -> CellLine? { lines.first { $0.id == id } }

  /// Changes every palette.
  mutating func forEachPalette(_ body: (inout CellLine) -> Void) {
    for index in lines.indices where lines[index].isPalette { body(&lines[index]) }
  }
}
