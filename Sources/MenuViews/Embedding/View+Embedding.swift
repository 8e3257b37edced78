public import MenuPrimitives

extension View {
  /// Tells the views of a window that the host couldn't have an embedded window, or lost it.
  public func embeddedWindowLost(_ id: WindowID) {
    lost(id)
    for subview in subviews { subview.embeddedWindowLost(id) }
  }

  /// The embedded windows after a drawing: those that were drawn, one place for each, and those that
  /// views still hold though they don't show.
  func embedded(_ drawn: [EmbeddedWindow], before: [EmbeddedWindow]) -> [EmbeddedWindow] {
    if drawn.isEmpty, before.isEmpty { return [] }
    var all: [EmbeddedWindow] = []
    for window in drawn where !all.contains(where: { $0.id == window.id }) { all.append(window) }
    for window in before where !all.contains(where: { $0.id == window.id }) && holds(window.id) {
      all.append(EmbeddedWindow(id: window.id, frame: window.frame, clip: .zero))
    }
    return all
  }

  /// Whether the view, or one of those inside it, shows a window, or would if it showed itself.
  package func holds(_ id: WindowID) -> Bool {
    shownWindow == id || subviews.contains { $0.holds(id) }
  }
}
