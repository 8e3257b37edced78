/// One of several elements side by side, in a row of buttons or in a palette.
///
/// A run of cells with the same `row` shares one line of the panel; each has an id of its own and is
/// highlighted and chosen by itself.
public final class CellContent: Sendable {
  /// What choosing the cell does.
  public enum Role: Hashable, Sendable {
    /// It runs a handler.
    case action
    /// It opens another menu.
    case submenu
    /// Nothing: it stands for elements which are still being loaded.
    case loading
  }

  /// How the cells of a line look.
  public enum Style: Hashable, Sendable {
    /// Up to five pictures of the same width.
    case small
    /// Up to three pictures with their titles below, of the same width.
    case medium
    /// A strip that scrolls sideways, with a way to show what is selected.
    case palette(PaletteSelectionStyle)
  }

  /// What the cell shows, with an action's attributes.
  public let content: RowContent
  /// What choosing it does.
  public let role: Role
  /// How the cells of its line look.
  public let style: Style
  /// Names the line; the same for all of its cells.
  public let row: ElementID
  /// The cell's place in its line.
  public let index: Int
  /// The number of cells in the line.
  public let count: Int

  /// Describes a cell.
  public init(
    content: RowContent, role: Role, style: Style, row: ElementID, index: Int, count: Int
  ) {
    self.content = content
    self.role = role
    self.style = style
    self.row = row
    self.index = index
    self.count = count
  }
}

extension CellContent: Hashable {
  /// Whether both show the same at the same place.
  public static func == (left: CellContent, right: CellContent) -> Bool {
    left === right
      || left.row == right.row && left.index == right.index && left.count == right.count
        && left.role == right.role && left.style == right.style && left.content == right.content
  }

  /// Feeds what tells cells apart most.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(row)
    hasher.combine(index)
    hasher.combine(content)
  }
}
