import MenuLayout
import MenuModel
import MenuPrimitives

extension Fixture {
  /// What a cell shows, for tests: a picture unless it has only a text.
  struct Cell {
    var title: String
    var image: Image? = Image(path: "/icon.png")
    var mark = ResolvedElement.Mark.none
    var role = CellContent.Role.action
    var mnemonic: Character?
  }

  /// A line of cells, numbered from `first`; its name is the line's number.
  static func line(
    _ number: Int, _ style: CellContent.Style, from first: Int, _ cells: [Cell]
  ) -> [ResolvedElement] {
    cells.enumerated().map { index, cell in
      ResolvedElement(
        id: id(first + index),
        kind: .cell(
          CellContent(
            content: RowContent(
              title: cell.title, image: cell.image, mnemonic: cell.mnemonic, mark: cell.mark),
            role: cell.role, style: style, row: id(number).row(.sideBySide), index: index,
            count: cells.count)))
    }
  }

  /// A line of pictures.
  static func pictures(
    _ count: Int, _ style: CellContent.Style = .small, line number: Int = 800, from first: Int = 1
  ) -> [ResolvedElement] {
    line(number, style, from: first, (0..<count).map { Cell(title: "\($0)") })
  }
}

extension PanelFixture {
  /// The name of a line.
  static func line(_ number: Int = 800) -> ElementID { Fixture.id(number).row(.sideBySide) }
}
