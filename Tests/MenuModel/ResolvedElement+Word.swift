import MenuModel

extension ResolvedElement {
  /// The row in a word or two, as tests name it.
  var word: String {
    switch kind {
    case .action(let content), .submenu(let content), .submenuHeader(let content): content.title
    case .titleHeader(let title): "# \(title)"
    case .message(let text): "(\(text))"
    case .separator: "---"
    case .loading: "(loading)"
    case .searchField(let field): "? \(field.placeholder)"
    case .customView(let view): "view \(view.reuseIdentifier ?? "")"
    case .customAction(let view): "view action \(view.reuseIdentifier ?? "")"
    case .customContent(let view): "content \(view.reuseIdentifier ?? "")"
    case .cell(let cell): "\(cell.index + 1)/\(cell.count) \(cell.content.title)"
    }
  }
}
