import MenuLayout
package import MenuModel
package import MenuPrimitives

extension Animator {
  /// Everything closes; `chosen` blinks first.
  ///
  /// - Parameter scrollOffsets: how far each panel was scrolled when it was drawn last; panels that
  ///   aren't named are where `stackChanged` had them.
  package mutating func closeAll(
    chosen: ElementID?, scrollOffsets: [ElementID: Double] = [:], at time: Timestamp
  ) {
    var start = time
    if let chosen, motion == .full, theme.transitions.blink > .zero {
      start = time + theme.transitions.blink
      blink = (chosen, time, start)
    }
    let transition = theme.transitions.closing.limited(to: motion)
    // All go into the point that the first one came from.
    let root = order.first.flatMap { open[$0] }
    let (scale, fixed) = (pull.value(at: start).x, pullAnchor)
    leaving.removeAll { $0.look.end <= time }
    for (place, id) in order.enumerated() {
      guard var panel = open.removeValue(forKey: id) else { continue }
      panel.settle(at: time)
      panel.scrollOffset = scrollOffsets[id] ?? panel.scrollOffset
      panel.anchor = root?.anchor ?? panel.anchor
      let rest = PanelLook(numbers: panel.look.to)
      let far = farLook(
        transition, level: panel.level, source: nil, rest: rest, anchor: root?.anchor,
        behind: root.map { (place, $0.level.frame) })
      // As small as they have been pulled they go on.
      panel.move(
        to: far, timing: transition.timing, motion: motion, pulled: (scale, fixed), at: start)
      leaving.append(panel)
    }
    order = []
    pull = Tween(at: SIMD2(repeating: 1), time: time)
  }
}
