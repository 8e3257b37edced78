import MenuX11

/// Makes the elements of a menu from an outline, which may grow while the menu shows.
///
/// Elements are made in the order of the input, as many at a time as the caller likes, and kept back
/// until `show`: a menu that is open follows each change with one pass over its rows.
@MainActor final class OutlineMenu {
  /// The menu to present.
  let root: Menu
  /// Told what is chosen.
  let choice = Choice()
  /// How many elements were made.
  private(set) var madeCount = 0
  /// How many of them the menu has.
  private(set) var shownCount = 0

  /// The menus on the way to the last element, from the root on, with elements that they will get.
  private var path: [(menu: Menu, pending: [MenuElement])]
  private var pictures: PictureSearch

  /// A menu without elements, with a title row when there is a title.
  init(title: String? = nil, pictures: PictureSearch = .ofEnvironment) {
    root = Menu(title: title.map { String(label: Array($0.utf8)[...]) }, children: [])
    path = [(root, [])]
    self.pictures = pictures
  }

  /// Makes the next elements of an outline.
  ///
  /// - Parameter limit: how many at most.
  func make(from reader: MenuReader, atMost limit: Int = .max) {
    let nodes = reader.outline.nodes
    let end = nodes.count - madeCount > limit ? madeCount + limit : nodes.count
    for number in madeCount..<end {
      let node = nodes[number]
      let depth = Int(node.depth)
      while path.count > depth + 1 { endMenu() }
      // What was made as a row turned out to have rows below it.
      if path.count <= depth { beginMenuInPlaceOfLast(from: reader) }
      add(number, node, from: reader)
    }
    madeCount = end
  }

  /// Gives the menu all elements that were made.
  func show() {
    for level in path.indices where !path[level].pending.isEmpty {
      path[level].menu.children.append(contentsOf: path[level].pending)
      path[level].pending = []
    }
    shownCount = madeCount
  }

  /// The element at a place; nil when there is none.
  func element(at place: RowPath) -> MenuElement? {
    var element: MenuElement = root
    for index in place.indices {
      guard let menu = element as? Menu, menu.children.indices.contains(index) else { return nil }
      element = menu.children[index]
    }
    return element
  }

  private func add(_ number: Int, _ node: Outline.Node, from reader: MenuReader) {
    let level = path.count - 1
    switch node.kind {
    case .separator:
      path[level].pending.append(.separator)
    case .row, .text:
      path[level].pending.append(
        Row(
          node: number, title: title(node, from: reader), image: image(number, from: reader),
          isEnabled: node.kind == .row, choice: choice))
    case .submenu:
      let menu = Menu(
        title: title(node, from: reader), image: image(number, from: reader), children: [])
      path[level].pending.append(menu)
      path.append((menu, []))
    }
  }

  private func endMenu() {
    guard let (menu, pending) = path.popLast(), !pending.isEmpty else { return }
    menu.children.append(contentsOf: pending)
  }

  private func beginMenuInPlaceOfLast(from reader: MenuReader) {
    let level = path.count - 1
    let last = path[level].pending.last ?? path[level].menu.children.last
    guard let row = last as? Row else { return }
    let menu = Menu(title: row.title, image: row.image, children: [])
    if path[level].pending.popLast() != nil {
      path[level].pending.append(menu)
    } else {
      path[level].menu.children[path[level].menu.children.count - 1] = menu
    }
    path.append((menu, []))
  }

  private func title(_ node: Outline.Node, from reader: MenuReader) -> String {
    String(label: reader.bytes(in: node.label))
  }

  private func image(_ number: Int, from reader: MenuReader) -> Image? {
    guard let range = reader.outline.pictures[number] else { return nil }
    return pictures.file(of: Array(reader.bytes(in: range))).map { Image(path: $0.description) }
  }
}

extension String {
  /// A label as it is drawn: bytes that aren't UTF-8 are replaced, control characters become spaces,
  /// and what is too long for any row is cut between two characters' bytes.
  init(label: ArraySlice<UInt8>) {
    var label = label
    if label.count > Outline.longestLabel {
      var end = label.startIndex + Outline.longestLabel
      while end > label.startIndex, label[end] & 0xC0 == 0x80 { end -= 1 }
      label = label[..<end]
    }
    // C1 control characters are 0xC2 and a byte below 0xA0.
    guard label.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 }) else {
      self = String(decoding: label, as: UTF8.self)
      return
    }
    var scalars = String.UnicodeScalarView()
    for scalar in String(decoding: label, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0..<0x20, 0x7F..<0xA0: scalars.append(" ")
      default: scalars.append(scalar)
      }
    }
    self = String(scalars)
  }
}
