import MenuPrimitives

extension View {
  /// Asks the interactions and then the view; true when one of them took the event.
  func offer(_ event: PointerEvent) -> Bool {
    // One that takes itself away, or opens something, must not disturb the others' turn.
    for interaction in asked where interaction.pointer(event, in: self) { return true }
    return pointer(event)
  }

  /// Asks the interactions and then the view; true when one of them took the key.
  func offer(_ event: ViewKeyEvent) -> Bool {
    for interaction in asked where interaction.key(event, in: self) { return true }
    return key(event)
  }

  private var asked: [any ViewInteraction] { acceptsInteractions ? interactions : [] }

  /// Tells all, whatever they say, that the pointer came or went.
  func tell(_ event: PointerEvent) {
    for interaction in interactions { _ = interaction.pointer(event, in: self) }
    _ = pointer(event)
  }

  /// The innermost view at a point of the window, for a root view.
  func hitTestInWindow(_ point: Point) -> View? {
    hitTest(convert(point, from: nil))
  }

  /// The visible views that accept the focus, in the order of the tree.
  var focusStops: [View] {
    if isHidden { return [] }
    return (acceptsFocus ? [self] : []) + subviews.flatMap(\.focusStops)
  }

  /// The first visible view that accepts the focus; nil: none does.
  package var firstFocusStop: View? { focusStops.first }

  /// The view itself or the nearest one that it lies in that accepts the focus.
  var nearestFocusStop: View? {
    var candidate: View? = self
    while let view = candidate {
      if view.acceptsFocus { return view }
      candidate = view.superview
    }
    return nil
  }
}
