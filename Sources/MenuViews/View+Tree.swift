import MenuPrimitives

extension View {
  /// What the window that the view is in offers; nil while the view is in none.
  public var host: (any ViewHost)? {
    var view = self
    while let superview = view.superview { view = superview }
    return view.rootHost
  }

  /// The style of the window, or the plainest one while the view is in none.
  public var style: ViewStyle { host?.style ?? ViewStyle() }

  /// Makes this the root view of a window, or of nothing.
  public func attach(to host: (any ViewHost)?) {
    removeFromSuperview()
    rootHost = host
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Puts a view in front of the other subviews, taking it out of where it was.
  public func addSubview(_ view: View) {
    insertSubview(view, at: subviews.count)
  }

  /// Puts a view among the subviews, taking it out of where it was; an index beyond the end means the
  /// front. A view that this one lies in can't be put inside: nothing happens.
  public func insertSubview(_ view: View, at index: Int) {
    guard !view.isAncestor(of: self) else { return }
    view.removeFromSuperview()
    view.rootHost = nil
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    setNeedsLayout()
    setNeedsDisplay(view.frame)
  }

  /// Takes the view out of its superview, if it is in one. The focus and the pointer leave it.
  public func removeFromSuperview() {
    guard let superview else { return }
    if let focused = host?.focusedView, isAncestor(of: focused) { host?.focusedView = nil }
    superview.subviews.removeAll { $0 === self }
    superview.setNeedsLayout()
    superview.setNeedsDisplay(frame)
    self.superview = nil
  }

  /// Whether `view` is this one or lies in it at any depth.
  public func isAncestor(of view: View) -> Bool {
    var candidate: View? = view
    while let current = candidate {
      if current === self { return true }
      candidate = current.superview
    }
    return false
  }

  /// Whether neither the view nor any that it lies in is hidden.
  public var isVisible: Bool {
    var candidate: View? = self
    while let current = candidate {
      if current.isHidden { return false }
      candidate = current.superview
    }
    return true
  }

  /// Gives the view something that reacts to input on its behalf, after those it has already.
  public func addInteraction(_ interaction: any ViewInteraction) {
    interaction.view?.removeInteraction(interaction)
    interactions.append(interaction)
    interaction.view = self
  }

  /// Takes an interaction away; one that isn't there is a quiet nothing.
  public func removeInteraction(_ interaction: any ViewInteraction) {
    guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
    interactions.remove(at: index).view = nil
  }

  /// Asks for the view and those that it lies in to be laid out again before they are next drawn.
  public func setNeedsLayout() {
    var view = self
    view.needsLayout = true
    while let superview = view.superview {
      superview.needsLayout = true
      view = superview
    }
    view.rootHost?.setNeedsLayout()
  }

  /// Asks for everything in the view to be laid out and drawn again: the style, the scale or the text
  /// measurer of its window changed.
  public func setNeedsRefresh() {
    needsLayout = true
    drawing = nil
    for subview in subviews { subview.setNeedsRefresh() }
    if superview == nil {
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  /// Lays out the view and those inside it, as far as something asked for it.
  public func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layout()
    }
    for subview in subviews where !subview.isHidden { subview.layoutIfNeeded() }
  }

  /// Asks for the whole view to be drawn again.
  public func setNeedsDisplay() {
    drawing = nil
    setNeedsDisplay(bounds)
  }

  /// Asks for a part of the window to be shown again, in the view's coordinates.
  func setNeedsDisplay(_ rect: Rect) {
    guard isVisible, let host else { return }
    let area = convert(rect, to: nil)
    if !area.isEmpty { host.setNeedsDisplay(area) }
  }
}
