import MenuLayout
import MenuModel
import MenuPrimitives

extension MenuTracker {
  /// A letter: the mnemonic of a row, or the next of a word that a title begins with.
  ///
  /// With Alt it is a mnemonic only; while a word is being typed, only part of it.
  mutating func type(
    _ key: KeyEvent, at time: Timestamp, in stack: StackLayout
  ) -> [TrackingEffect] {
    guard key.modifiers.isDisjoint(with: [.control, .logo]) else { return [] }
    let texts = ([key.key == .space ? " " : key.text] + key.alternatives).filter(\.isPrintable)
    let level = activeLevel(in: stack)
    guard !texts.isEmpty, let panel = panel(level, in: stack) else { return [] }
    let isAlt = key.modifiers.contains(.alt)
    if isAlt || !typeahead.isInProgress(at: time, pause: configuration.typeaheadPause) {
      let rows = texts.lazy.map { panel.rows(withMnemonic: $0) }.first { !$0.isEmpty }
      if let rows { return chooseMnemonic(rows, level: level, in: panel, stack) }
    }
    if !isAlt { jump(texts, at: time, level: level, in: panel) }
    return []
  }

  mutating func forgetTyping() { typeahead = Typeahead() }

  /// A mnemonic of one row chooses it; one of several goes from each to the next.
  private mutating func chooseMnemonic(
    _ rows: [Int], level: Int, in panel: PanelLayout, _ stack: StackLayout
  ) -> [TrackingEffect] {
    takeControl()
    let current = highlightIndex(level, in: panel) ?? -1
    guard let next = rows.first(where: { $0 > current }) ?? rows.first else { return [] }
    moveHighlight(to: next, level: level, in: panel)
    guard rows.count == 1 else { return [] }
    return chooseByKeyboard(next, level: level, in: panel, stack)
  }

  /// Goes on with the word by the first of several texts of a key that leads to a row.
  private mutating func jump(
    _ texts: [String], at time: Timestamp, level: Int, in panel: PanelLayout
  ) {
    var (word, found): (Typeahead?, Int?) = (nil, nil)
    for text in texts {
      var candidate = typeahead
      candidate.append(text, at: time, pause: configuration.typeaheadPause)
      found = row(matching: candidate, level: level, in: panel)
      if word == nil || found != nil { word = candidate }
      if found != nil { break }
    }
    takeControl()
    if let found { moveHighlight(to: found, level: level, in: panel) }
    if let word { typeahead = word }
  }

  /// The next row that begins with the letters, from the highlighted one on; a letter that is typed
  /// alone or over and over goes past it.
  private func row(matching word: Typeahead, level: Int, in panel: PanelLayout) -> Int? {
    let count = panel.rowCount
    guard count > 0 else { return nil }
    let current = highlightIndex(level, in: panel)
    let start = current.map { word.isOneLetter ? $0 + 1 : $0 } ?? 0
    let (menu, beginning) = (panel.menu, word.beginning)
    for range in [start..<max(start, count), 0..<min(start, count)] {
      if let found = range.first(where: { beginning.matches(menu.row(at: $0)) }) { return found }
    }
    return nil
  }
}

extension PanelLayout {
  /// The rows that can be chosen by a letter, in either case.
  func rows(withMnemonic text: String) -> [Int] {
    guard hasMnemonics else { return [] }
    let letter = text.lowercased()
    return (0..<rowCount).filter { index in
      let row = element(at: index)
      // The row that leads back has the letter of the one that led here.
      if case .submenuHeader = row.kind { return false }
      guard row.isSelectable, let mnemonic = row.content?.mnemonic else { return false }
      return mnemonic.lowercased() == letter
    }
  }
}

extension String {
  /// Whether it is something to read rather than a control.
  var isPrintable: Bool {
    guard let first = unicodeScalars.first else { return false }
    return first.properties.generalCategory != .control
  }
}
