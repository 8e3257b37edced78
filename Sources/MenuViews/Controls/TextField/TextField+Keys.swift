import MenuPrimitives

extension TextField {
  /// Does what a key asks for; false when it means nothing to one line of text.
  func handle(_ event: KeyEvent) -> Bool {
    let modifiers = event.modifiers
    guard modifiers.isDisjoint(with: [.alt, .logo]) else { return false }
    let (isShifted, isControlled) = (modifiers.contains(.shift), modifiers.contains(.control))
    switch event.key {
    case .left: move(.left, byWord: isControlled, extending: isShifted)
    case .right: move(.right, byWord: isControlled, extending: isShifted)
    case .home: move(.start, extending: isShifted)
    case .end: move(.end, extending: isShifted)
    case .backspace: edit { $0.delete(isControlled ? .wordBackward : .backward) }
    case .delete where isShifted: cut()
    case .delete: edit { $0.delete(isControlled ? .wordForward : .forward) }
    case .insert:
      switch (isShifted, isControlled) {
      case (true, false): paste(from: .clipboard)
      case (false, true): copy()
      case (true, true), (false, false): return false
      }
    case .return:
      guard let onSubmit, modifiers.isEmpty else { return false }
      onSubmit(text)
    case .space:
      guard !isControlled else { return false }
      edit { $0.insert(" ") }
    case .character:
      if isControlled { return shortcut(event, isShifted: isShifted) }
      guard !event.text.isEmpty else { return false }
      edit { $0.insert(event.text) }
    case .up, .down, .pageUp, .pageDown, .escape, .tab, .menu, .function, .modifier, .other:
      return false
    }
    return true
  }

  private func shortcut(_ event: KeyEvent, isShifted: Bool) -> Bool {
    // In layouts without Latin letters the key's other layouts say which one it is.
    let letters = ([event.text] + event.alternatives).map { $0.lowercased() }
    guard let letter = letters.first(where: ["a", "c", "v", "x", "y", "z"].contains) else {
      return false
    }
    switch (letter, isShifted) {
    case ("a", false): selectAllByUser()
    case ("c", false): copy()
    case ("v", false): paste(from: .clipboard)
    case ("x", false): cut()
    case ("z", false): edit { $0.undo() }
    case ("z", true), ("y", false): edit { $0.redo() }
    default: return false
    }
    return true
  }

  // MARK: Moving

  private func move(_ movement: LineEditor.Movement, extending: Bool) {
    edit { $0.move(movement, extending: extending) }
    if extending { offerSelection() }
  }

  private func move(_ side: CaretMap.Side, byWord: Bool, extending: Bool) {
    let isBackward = (side == .left) != writing.isRightToLeft
    if byWord { return move(isBackward ? .wordBackward : .wordForward, extending: extending) }
    if editor.hasSelection, !extending {
      let end = writing.end(side, of: editor.selection)
      return edit { $0.moveCaret(to: end) }
    }
    guard let next = writing.next(to: side) else {
      // Nothing is seen to move, but the selection is dropped or kept as with every other key.
      return edit { $0.moveCaret(to: $0.caret, affinity: $0.affinity, extending: extending) }
    }
    edit { $0.moveCaret(to: next.offset, affinity: next.affinity, extending: extending) }
    if extending { offerSelection() }
  }

  private func selectAllByUser() {
    selectAll()
    offerSelection()
  }

  // MARK: The clipboard

  /// Offers what is selected to the middle button of other programs.
  func offerSelection() {
    guard editor.hasSelection else { return }
    host?.clipboard?.write(editor.selectedText, to: .primary)
  }

  private func copy() {
    guard editor.hasSelection else { return }
    host?.clipboard?.write(editor.selectedText, to: .clipboard)
  }

  private func cut() {
    guard editor.hasSelection else { return }
    copy()
    edit { $0.insert("", isTyped: false) }
  }

  /// Puts in what another program offers, as soon as it comes.
  func paste(from selection: ClipboardSelection) {
    host?.clipboard?.readText(from: selection) { [weak self] text in
      guard let self, let text, isEnabled, host != nil else { return }
      edit { $0.insert(text, isTyped: false) }
    }
  }
}
