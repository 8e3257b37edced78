import MenuPrimitives
import MenuScene
import MenuTracking

extension MenuSession {
  /// A press that is dragged away from all panels takes them along a little, as the theme says. The
  /// way from where a press on the source went down to the panels isn't away from them.
  func followPull(at time: Timestamp) {
    guard appearance.theme.transitions.pullScale != 1, !isClosing else { return }
    if animator.pulled(by: pullDistance, at: time) { isAtRest = false }
  }

  private var pullDistance: Double {
    let press: MenuTracker.Press
    switch tracker.phase {
    case .opening(let opening): press = opening
    case .dragging(let drag): press = drag
    case .hovering, .finished: return 0
    }
    var host = stack.levels.reduce(Rect.zero) { $0.union($1.frame) }
    switch press.origin {
    case .panel: break
    // A slider is dragged wherever the hand goes.
    case .view: return 0
    case .source: host = host.union(Rect(origin: press.point, size: Size(width: 1, height: 1)))
    }
    return host.distance(to: pointer)
  }
}
