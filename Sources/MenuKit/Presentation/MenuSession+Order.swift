import MenuLayout
import MenuModel

extension MenuSession {
  /// Gives each list the order that goes with the direction in which it has turned out to open; whether
  /// any list has changed by that.
  ///
  /// It is found out once for each list that opens. Later on only a list that is in automatic order and
  /// no longer fits on the screen gets its first element on top, and keeps it there.
  func orderLists() -> Bool {
    var hasChanged = false
    for index in levels.indices where stack.levels.indices.contains(index) {
      let isNew = !levels[index].isOrdered
      let list = levels[index].list
      levels[index].isOrdered = true
      guard isNew || list.conditions.isReversed else { continue }
      let isReversed = wantsReversedOrder(atLevel: index)
      tracker.setHangsAtEnd(isReversed, level: index)
      guard list.conditions.isReversed != isReversed else { continue }
      list.conditions.isReversed = isReversed
      list.resolve()
      hasChanged = true
    }
    return hasChanged
  }

  private func wantsReversedOrder(atLevel index: Int) -> Bool {
    switch (request.elementOrder, request.style) {
    case (.fixed, _), (.automatic, .cascading): false
    case (.automatic, .stacked):
      opensUpwards(index) && stack.levels[index].panel.maximumScrollOffset <= 0
    case (.priority, _): opensUpwards(index)
    }
  }

  /// Whether a list lies above what it opened from. All lists of a stack go where the root goes.
  private func opensUpwards(_ index: Int) -> Bool {
    switch request.style {
    case .stacked: stack.levels[0].opensUpwards
    case .cascading: stack.levels[index].opensUpwards
    }
  }
}
