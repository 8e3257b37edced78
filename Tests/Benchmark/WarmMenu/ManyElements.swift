import MenuX11

/// Menus of as many elements as are wanted.
@MainActor enum ManyElements {
  /// Elements of all sorts in turn, so many rows and cells of them.
  static func mixed(_ count: Int) -> [MenuElement] {
    var elements: [MenuElement] = []
    var made = 0
    func add(_ element: MenuElement, standingFor number: Int = 1) {
      elements.append(element)
      made += number
    }
    while made < count {
      let name = "Element \(made)"
      switch elements.count % 13 {
      case 0: add(Action(title: name, image: Image(systemName: "star")))
      case 1: add(Action(title: name, subtitle: "With a second line"))
      case 2: add(Action(title: name, isSelected: made % 3 == 0, shortcut: "Ctrl+E"))
      case 3: add(.submenu(title: name, Action(title: "Inside")))
      case 4: add(Action(title: name, isEnabled: false))
      case 5: add(.separator)
      case 6: add(TitleHeader(name))
      case 7:
        let cells = (0..<3).map {
          Action(title: "\(name).\($0)", image: Image(systemName: "trash"))
        }
        add(.mediumInlineGroup(cells), standingFor: 3)
      case 8: add(.inline([Action(title: name), Action(title: "\(name) b")]), standingFor: 2)
      case 9: add(Action(title: name, isDestructive: true))
      case 10: add(view(saying: name))
      case 11: add(.cachedLazy { $0([Action(title: name)]) })
      default: add(Group(elements: [Action(title: name)]))
      }
    }
    return elements
  }

  /// An action whose title is a view that others use, too.
  private static func view(saying text: String) -> MenuElement {
    CustomContentViewAction(
      contentView: .reusableView(reuseIdentifier: "Text", viewClass: Label.self) {
        (label, metrics, _) in
        label.font = metrics.contentFont
        label.textColor = metrics.contentColor
        label.text = text
      })
  }

  /// Plain actions below a field that filters them as the user types.
  static func filtered(_ count: Int) -> Menu {
    let rows = (1...count).map { Action(title: "Row of the long list \($0)") }
    let titles = rows.map { Array(($0.title ?? "").utf8) }
    let field = SearchField(placeholder: "Search") { text in
      let wanted = Array(text.utf8)
      for (row, title) in zip(rows, titles) { row.isHidden = !title.holds(wanted) }
    }
    return Menu(children: rows, headers: [field.automaticallyFocusOnAppearance()])
  }
}

extension [UInt8] {
  /// Whether other bytes are found in these, one after the other.
  fileprivate func holds(_ wanted: [UInt8]) -> Bool {
    guard let first = wanted.first else { return true }
    guard count >= wanted.count else { return false }
    for start in 0...(count - wanted.count) where self[start] == first {
      if self[start..<(start + wanted.count)].elementsEqual(wanted) { return true }
    }
    return false
  }
}
