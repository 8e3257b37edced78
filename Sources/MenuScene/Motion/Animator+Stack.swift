package import MenuLayout
package import MenuModel
package import MenuPrimitives

extension Animator {
  /// The open panels changed: levels that are new grow in, levels that have gone shrink out, rows of
  /// panels that stay are compared by id and move, come and go.
  ///
  /// - Parameters:
  ///   - scrollOffsets: how far each panel of `new` is scrolled, and each palette in them.
  ///   - previousOffsets: how far each panel of `old` was scrolled when it was drawn last; nil: as
  ///     far as now.
  ///   - carried: whether panels that lie elsewhere were carried along with what they hang from, and
  ///     are there at once.
  package mutating func stackChanged(
    from old: StackLayout?, to new: StackLayout, scrollOffsets: [ElementID: Double],
    previousOffsets: [ElementID: Double]? = nil, carried: Bool = false, at time: Timestamp
  ) {
    if old == nil { (open, order) = ([:], []) }
    style = new.style
    forgetWhatRests(at: time)
    let ids = new.levels.map(\.panel.id)
    for (id, offset) in previousOffsets ?? scrollOffsets { open[id]?.scrollOffset = offset }

    // The topmost first, while the row that it goes back into is still there.
    let gone = order.reversed().filter { !ids.contains($0) }
    leaving += gone.compactMap { leave($0, under: new, scrollOffsets: scrollOffsets, at: time) }
      .reversed()
    for (index, level) in new.levels.enumerated() {
      let id = level.panel.id
      let rest = restingLook(of: index, in: new)
      let offset = scrollOffsets[id] ?? 0
      if var panel = open[id] {
        panel.stay(
          level, scrollOffset: offset, rest: rest, carried: carried, animator: self, at: time)
        open[id] = panel
      } else {
        open[id] = arriving(index, in: new, rest: rest, scrollOffsets: scrollOffsets, at: time)
      }
    }
    order = ids
  }

  /// The open panels were laid out anew though nothing has changed: what came into sight is larger or
  /// smaller than it was taken for. Nothing moves for that.
  package mutating func stackMeasured(
    _ stack: StackLayout, scrollOffsets: [ElementID: Double]
  ) {
    for level in stack.levels {
      open[level.panel.id]?.level = level
      open[level.panel.id]?.scrollOffset = scrollOffsets[level.panel.id] ?? 0
    }
  }

  /// Lets go of what has come to rest: rows as they were, lists that have closed.
  package mutating func forgetWhatRests(at time: Timestamp) {
    leaving.removeAll { $0.look.end <= time }
    if let blink, blink.end <= time { self.blink = nil }
    for id in order { open[id]?.settle(at: time) }
  }

  /// How a level shows at rest: scaled down and dimmed below a stacked submenu.
  private func restingLook(of index: Int, in stack: StackLayout) -> PanelLook {
    let level = stack.levels[index]
    var look = PanelLook(cornerRadius: level.panel.metrics.cornerRadius)
    let isBelow = index < stack.levels.count - 1
    switch stack.style {
    case .cascading: return look
    case .stacked: guard isBelow else { return look }
    }
    look.contentOpacity = theme.contentOpacityBelow
    look.shadowOpacity = theme.shadowOpacityBelow
    let (frame, visible) = (level.frame, level.visibleFrame)
    look.scale = frame.width > 0 ? visible.width / frame.width : 1
    look.shift = Point(x: visible.minX - frame.minX, y: visible.minY - frame.minY)
    return look
  }

  /// A level that wasn't there: it comes from its transition's far end, or turns back on its way out.
  private mutating func arriving(
    _ index: Int, in stack: StackLayout, rest: PanelLook, scrollOffsets: [ElementID: Double],
    at time: Timestamp
  ) -> MovingPanel {
    let level = stack.levels[index]
    let scrollOffset = scrollOffsets[level.panel.id] ?? 0
    let transition = (index == 0 ? theme.transitions.opening : opening(stack.style))
      .limited(to: motion)
    var panel: MovingPanel
    if let left = leaving.lastIndex(where: { $0.level.panel.id == level.panel.id }) {
      panel = leaving.remove(at: left)
      let was = panel.level.frame
      panel.level = level
      panel.scrollOffset = scrollOffset
      panel.anchor = level.growthAnchor
      var change = PanelLook(numbers: .zero)
      change.shift = Point(x: was.minX - level.frame.minX, y: was.minY - level.frame.minY)
      panel.move(
        to: rest, timing: transition.timing, motion: motion, from: change.numbers, at: time)
    } else {
      let source = sourceRow(of: level, in: stack, scrollOffsets: scrollOffsets)
      let far = farLook(transition, level: level, source: source, rest: rest)
      panel = MovingPanel(
        level: level, scrollOffset: scrollOffset,
        look: Tween(at: far.numbers, time: time), anchor: level.growthAnchor)
      panel.move(to: rest, timing: transition.timing, motion: motion, at: time)
    }
    panel.turnHeader(to: 1, from: transition, at: time)
    return panel
  }

  /// Takes a level off the stack and sends it on its way out.
  private mutating func leave(
    _ id: ElementID, under stack: StackLayout, scrollOffsets: [ElementID: Double],
    at time: Timestamp
  ) -> MovingPanel? {
    guard var panel = open.removeValue(forKey: id) else { return nil }
    let isRoot = order.first == id
    let transition = (isRoot ? theme.transitions.closing : closing(stack.style)).limited(to: motion)
    let rest = PanelLook(cornerRadius: panel.level.panel.metrics.cornerRadius)
    let source = sourceRow(of: panel.level, in: stack, scrollOffsets: scrollOffsets)
    let far = farLook(transition, level: panel.level, source: source, rest: rest)
    panel.move(to: far, timing: transition.timing, motion: motion, at: time)
    panel.turnHeader(to: 0, from: transition, at: time)
    return panel
  }

  private func opening(_ style: SubmenuStyle) -> Transition {
    switch style {
    case .stacked: theme.transitions.stackedOpening
    case .cascading: theme.transitions.cascadeOpening
    }
  }

  private func closing(_ style: SubmenuStyle) -> Transition {
    switch style {
    case .stacked: theme.transitions.stackedClosing
    case .cascading: theme.transitions.cascadeClosing
    }
  }
}
