import MenuLayout
import MenuModel
import MenuPrimitives

extension MenuTracker {
  /// Where a key moves the highlight.
  private enum Step {
    case below, above, next, previous, first, last, pageDown, pageUp
  }

  mutating func keyPressed(
    _ key: KeyEvent, at time: Timestamp, in stack: StackLayout
  ) -> [TrackingEffect] {
    if key.isRepeat {
      // What repeats without having gone down here opened the menu and is still held.
      guard let lastKey, lastKey.key == key.key, lastKey.text == key.text else { return [] }
    } else if key.key != .modifier {
      // Modifiers don't repeat, and don't end the repeating of another key.
      lastKey = key
    }
    // Escape always leads back: no view can hold the user.
    if key.key != .escape, let row = keyRow(in: stack) {
      return [.deliver(.keyPressed(key), to: row)]
    }
    return keyMeant(key, at: time, in: stack)
  }

  /// What a key means that is no view's.
  mutating func keyMeant(
    _ key: KeyEvent, at time: Timestamp, in stack: StackLayout
  ) -> [TrackingEffect] {
    if key.modifiers.contains(.alt) { showsMnemonics = true }
    switch key.key {
    case .up: move(.above, in: stack)
    case .down: move(.below, in: stack)
    case .home: move(.first, in: stack)
    case .end: move(.last, in: stack)
    case .pageUp: move(.pageUp, in: stack)
    case .pageDown: move(.pageDown, in: stack)
    case .tab:
      // With these it turns to other windows.
      guard key.modifiers.isDisjoint(with: [.alt, .control, .logo]) else { return [] }
      return turnFocus(backwards: key.modifiers.contains(.shift), in: stack)
    case .left, .right:
      takeControl()
      let isForwards = (key.key == .right) == (stack.direction == .leftToRight)
      if moveInLine(forwards: isForwards, in: stack) { break }
      if isForwards { enterSubmenu(in: stack) } else { closeTopLevel() }
    case .return: return chooseHighlight(in: stack)
    case .space:
      if typeahead.isInProgress(at: time, pause: configuration.typeaheadPause) {
        return type(key, at: time, in: stack)
      }
      return chooseHighlight(in: stack)
    case .escape:
      takeControl()
      guard levels.count > 1 else { return [finish(.escaped)] }
      closeTopLevel()
    case .backspace:
      typeahead.removeLast(at: time, pause: configuration.typeaheadPause)
    case .character: return type(key, at: time, in: stack)
    case .delete, .insert, .menu, .function, .modifier, .other: break
    }
    return []
  }

  /// A release chooses nothing; a key that opened the menu comes up here without having gone down.
  mutating func keyReleased(_ key: KeyEvent, in stack: StackLayout) -> [TrackingEffect] {
    if lastKey?.key == key.key, lastKey?.text == key.text { lastKey = nil }
    // An Alt that went down here; the display says only now that it was one.
    if key.key == .modifier, key.modifiers.contains(.alt) { showsMnemonics = true }
    guard key.key != .escape, let row = keyRow(in: stack) else { return [] }
    return [.deliver(.keyReleased(key), to: row)]
  }

  /// The keyboard has it from here on: nothing that the pointer has begun goes on.
  mutating func takeControl() {
    control = .keyboard
    showsMnemonics = true
    restingPoint = pointer
    forgetTimers()
    forgetTyping()
  }

  /// The level that keys are about.
  func activeLevel(in stack: StackLayout) -> Int {
    switch stack.style {
    case .cascading: focus
    case .stacked: levels.count - 1
    }
  }

  /// Moves the highlight by keyboard and scrolls it into view; submenus beside the level close.
  mutating func moveHighlight(to index: Int, level: Int, in panel: PanelLayout) {
    if levels.count > level + 1, openPath[level] != panel.element(at: index).id {
      closeLevels(beyond: level)
    }
    focus = level
    setHighlight(level, to: index, in: panel)
    reveal(index, level: level, in: panel)
  }

  private mutating func move(_ step: Step, in stack: StackLayout) {
    takeControl()
    let level = activeLevel(in: stack)
    guard let panel = panel(level, in: stack) else { return }
    let current =
      highlightIndex(level, in: panel) ?? levels[level].viewFocus.flatMap(panel.index(of:))
    leaveView(level, in: panel)
    let first = panel.selectableRow(after: -1)
    let last = panel.selectableRow(before: panel.rowCount)
    let x = current.flatMap { column(at: $0, level: level, in: panel) }
    let target: Int?
    switch step {
    case .below: target = current.flatMap { panel.selectableRow(below: $0) } ?? first
    case .above: target = current.flatMap { panel.selectableRow(above: $0) } ?? last
    case .next: target = current.flatMap(panel.selectableRow(after:)) ?? first
    case .previous: target = current.flatMap { panel.selectableRow(before: $0) } ?? last
    case .first: target = first
    case .last: target = last
    case .pageDown: target = current.map { page(from: $0, downwards: true, in: panel) } ?? first
    case .pageUp: target = current.map { page(from: $0, downwards: false, in: panel) } ?? last
    }
    guard let target else { return }
    switch step {
    case .next, .previous, .first, .last: moveHighlight(to: target, level: level, in: panel)
    case .below, .above, .pageDown, .pageUp:
      guard current != nil else { return moveHighlight(to: target, level: level, in: panel) }
      moveHighlight(along: x, toLineOf: target, level: level, in: panel)
    }
  }

  /// The farthest row that can be chosen and still shows together with `index`; where there is none,
  /// the nearest beyond; at the end, the row itself.
  private func page(from index: Int, downwards: Bool, in panel: PanelLayout) -> Int {
    let step = downwards ? 1 : -1
    let start = panel.frame(ofRow: index, scrollOffset: 0)
    var (found, candidate) = (index, index + step)
    while candidate >= 0, candidate < panel.rowCount {
      let frame = panel.frame(ofRow: candidate, scrollOffset: 0)
      let extent = downwards ? frame.maxY - start.minY : start.maxY - frame.minY
      if extent > panel.viewport.height, found != index { break }
      if panel.element(at: candidate).isSelectable { found = candidate }
      candidate += step
    }
    return found
  }

  private mutating func enterSubmenu(in stack: StackLayout) {
    let level = activeLevel(in: stack)
    guard let panel = panel(level, in: stack), let index = highlightIndex(level, in: panel),
      panel.element(at: index).kind.opensSubmenu
    else { return }
    openByKeyboard(index, level: level, in: panel, stack)
  }

  /// Opens a submenu, or turns to it when it is open already, and highlights its first row.
  mutating func openByKeyboard(
    _ index: Int, level: Int, in panel: PanelLayout, _ stack: StackLayout
  ) {
    takeControl()
    _ = choose(index, level: level, in: panel)
    guard levels.count > level + 1 else { return }
    focus = level + 1
    guard levels[focus].highlight == nil else { return }
    if let submenu = self.panel(focus, in: stack) {
      highlightFirstRow(of: submenu)
    } else {
      highlightsFirstRow = true
    }
  }

  /// Highlights the first row of the level that has the keyboard.
  mutating func highlightFirstRow(of panel: PanelLayout) {
    highlightsFirstRow = false
    let last = panel.selectableRow(before: panel.rowCount)
    guard let first = levels[focus].hangsAtEnd ? last : panel.entryRow else { return }
    setHighlight(focus, to: first, in: panel)
    reveal(first, level: focus, in: panel)
  }

  private mutating func chooseHighlight(in stack: StackLayout) -> [TrackingEffect] {
    takeControl()
    let level = activeLevel(in: stack)
    guard let panel = panel(level, in: stack), let index = highlightIndex(level, in: panel) else {
      return []
    }
    return chooseByKeyboard(index, level: level, in: panel, stack)
  }

  /// Does what a row is there for, as a key does it.
  mutating func chooseByKeyboard(
    _ index: Int, level: Int, in panel: PanelLayout, _ stack: StackLayout
  ) -> [TrackingEffect] {
    if panel.element(at: index).kind.opensSubmenu {
      openByKeyboard(index, level: level, in: panel, stack)
      return []
    }
    return choose(index, level: level, in: panel)
  }
}
