import MenuModel
import MenuPrimitives

/// A menu as a script writes it: a line a row, submenus indented by two, properties in brackets.
///
///     Open [mnemonic=o]
///     ---
///     # Caption
///     Slider [view]
///     Find [search header]
///     More
///       Inner [disabled]
///     Copy [line=1]               side by side with those of the same line before and after it
///     Red [strip=1]               in a palette with those of the same strip
struct ScriptMenu {
  struct Row {
    var serial: UInt64
    var title: String
    var isSeparator = false
    var isCaption = false
    var isEnabled = true
    var isHidden = false
    var keepsMenuPresented = false
    var onlyDismissesSubMenu = false
    var isHeader = false
    var isView = false
    var isSearch = false
    var mnemonic: Character?
    /// The number of the line that it shares, and whether that is a palette.
    var line: UInt64?
    var isInPalette = false
    var rows: [Row] = []

    var id: ElementID { ElementID(serial: serial) }

    var element: ResolvedElement {
      if isSeparator { return ResolvedElement(id: id, kind: .separator) }
      if isCaption { return ResolvedElement(id: id, kind: .titleHeader(title)) }
      if isView {
        return ResolvedElement(
          id: id, kind: .customView(ViewContent(attributes: content, revision: 0)))
      }
      if isSearch {
        let field = SearchFieldContent(placeholder: title, isEnabled: isEnabled)
        return ResolvedElement(id: id, kind: .searchField(field))
      }
      if let line { return cell(of: line) }
      return ResolvedElement(id: id, kind: rows.isEmpty ? .action(content) : .submenu(content))
    }

    private func cell(of line: UInt64) -> ResolvedElement {
      let content = RowContent(
        title: title, image: Image(path: "/icon.png"), mnemonic: mnemonic, isEnabled: isEnabled,
        keepsMenuPresented: keepsMenuPresented)
      let cell = CellContent(
        content: content, role: rows.isEmpty ? .action : .submenu,
        style: isInPalette ? .palette(.tint) : .small,
        row: ElementID(serial: 10_000 + line, role: .sideBySide), index: 0, count: 1)
      return ResolvedElement(id: id, kind: .cell(cell))
    }

    var content: RowContent {
      RowContent(
        title: title, mnemonic: mnemonic, isEnabled: isEnabled,
        keepsMenuPresented: keepsMenuPresented)
    }
  }

  var root: Row

  init(_ lines: [Substring]) {
    root = Row(serial: 1, title: "root")
    var serial: UInt64 = 1
    var path: [Row] = [root]
    for line in lines {
      let depth = line.prefix { $0 == " " }.count / 2
      while path.count > depth + 1 { Self.fold(&path) }
      serial += 1
      path.append(Row(line.drop { $0 == " " }, serial: serial))
    }
    while path.count > 1 { Self.fold(&path) }
    root = path[0]
  }

  private static func fold(_ path: inout [Row]) {
    let row = path.removeLast()
    path[path.count - 1].rows.append(row)
  }

  /// The open menus along a path, with the row that each came from; as far as the rows are there.
  func menus(along path: [ElementID], withHeaders: Bool) -> [(ResolvedMenu, source: ElementID?)] {
    var menus = [(resolved(root, header: nil), source: ElementID?.none)]
    var current = root
    for id in path {
      guard let row = current.rows.first(where: { $0.id == id && !$0.isHidden }),
        !row.rows.isEmpty
      else { break }
      let header = ResolvedElement(
        id: row.id.row(.submenuHeader), kind: .submenuHeader(row.content))
      menus.append((resolved(row, header: withHeaders ? header : nil), row.id))
      current = row
    }
    return menus
  }

  private func resolved(_ row: Row, header: ResolvedElement?) -> ResolvedMenu {
    let shown = row.rows.filter { !$0.isHidden }
    return ResolvedMenu(
      id: row.id, headers: [header].compactMap { $0 } + shown.filter(\.isHeader).map(\.element),
      elements: shown.filter { !$0.isHeader }.map(\.element), title: row.title,
      onlyDismissesSubMenu: row.onlyDismissesSubMenu)
  }

  /// The titles of all rows by their ids.
  func title(of id: ElementID) -> String {
    func find(_ row: Row) -> String? {
      if row.id.serial == id.serial { return row.title }
      return row.rows.lazy.compactMap(find).first
    }
    return (id.role == .submenuHeader ? "<" : "") + (find(root) ?? "?")
  }

  /// Changes the row of a title, wherever it is.
  mutating func change(_ title: Substring, _ body: (inout Row) -> Void) {
    func change(_ row: inout Row) {
      if row.title == title { body(&row) }
      for index in row.rows.indices { change(&row.rows[index]) }
    }
    change(&root)
  }

  /// Puts a new row before the one of a title.
  mutating func insert(_ new: Row, before title: Substring) {
    func insert(into row: inout Row) {
      if let index = row.rows.firstIndex(where: { $0.title == title }) {
        row.rows.insert(new, at: index)
        return
      }
      for index in row.rows.indices { insert(into: &row.rows[index]) }
    }
    insert(into: &root)
  }
}

extension ScriptMenu.Row {
  init(_ text: Substring, serial: UInt64) {
    let parts = text.split(separator: "[", maxSplits: 1)
    var title = parts.first ?? ""
    while title.last == " " { title.removeLast() }
    self.init(serial: serial, title: String(title))
    isSeparator = title == "---"
    if title.hasPrefix("# ") {
      isCaption = true
      self.title = String(title.dropFirst(2))
    }
    guard parts.count > 1 else { return }
    for property in parts[1].dropLast().split(separator: " ") {
      switch property {
      case "disabled": isEnabled = false
      case "hidden": isHidden = true
      case "keeps": keepsMenuPresented = true
      case "onlySubmenu": onlyDismissesSubMenu = true
      case "header": isHeader = true
      case "view": isView = true
      case "search": isSearch = true
      default:
        let value = property.split(separator: "=").last ?? ""
        if property.hasPrefix("mnemonic=") { mnemonic = value.last }
        if property.hasPrefix("line=") { line = UInt64(value) }
        if property.hasPrefix("strip=") { (line, isInPalette) = (UInt64(value), true) }
      }
    }
  }
}
