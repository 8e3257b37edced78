import MenuLayout
import MenuModel
import MenuPrimitives
import MenuScene
import MenuViews

extension PanelViews {
  /// A view that had a window of another program in its care, for as long as somebody keeps the view.
  struct Keeper {
    weak var view: View?
  }

  /// The windows of other programs that lie over the panel, in its coordinates, as views drew them last.
  /// Those of rows that are out of sight are kept, so that they don't show somewhere else meanwhile.
  ///
  /// - Parameter appearances: how rows that move or fade look at the moment; on those that fade nothing can
  ///   be laid.
  func embeddedWindows(_ appearances: [ElementID: RowAppearance]) -> [EmbeddedWindow] {
    guard let shown, !isClosed else { return [] }
    var windows: [EmbeddedWindow] = []
    for row in rows.values {
      for hosted in row.views {
        for window in hosted.embedded where hosted.view.holds(window.id) {
          keepers[window.id] = Keeper(view: hosted.view)
          guard !windows.contains(where: { $0.id == window.id }),
            let placed = place(window, of: row, shown.panel, shown.scrollOffset, appearances)
          else { continue }
          windows.append(placed)
        }
      }
    }
    for (id, keeper) in keepers where !windows.contains(where: { $0.id == id }) {
      if let view = keeper.view, view.holds(id) {
        windows.append(EmbeddedWindow(id: id, frame: .zero, clip: .zero))
      } else {
        keepers[id] = nil
      }
    }
    return windows
  }

  /// Tells the views of a window that is gone.
  func lost(_ id: WindowID) {
    keepers[id]?.view?.embeddedWindowLost(id)
    keepers[id] = nil
    for row in rows.values {
      for hosted in row.views { hosted.view.embeddedWindowLost(id) }
    }
  }

  private func place(
    _ window: EmbeddedWindow, of row: HostedRow, _ panel: PanelLayout, _ scrollOffset: Double,
    _ appearances: [ElementID: RowAppearance]
  ) -> EmbeddedWindow? {
    guard let index = panel.index(of: row.id) else { return nil }
    let look = appearances[row.id] ?? RowAppearance()
    let corner = panel.frame(ofRow: index, scrollOffset: scrollOffset).origin
      .offset(dx: 0, dy: look.offset)
    let room =
      index < panel.headerCount ? Rect(origin: .zero, size: panel.size) : panel.viewport
    let isClear = look.opacity == 1 && look.dissolve == 1
    let clip = window.clip.offset(dx: corner.x, dy: corner.y).intersection(room)
    return EmbeddedWindow(
      id: window.id, frame: window.frame.offset(dx: corner.x, dy: corner.y),
      clip: isClear ? clip : .zero)
  }
}

extension MenuSession {
  /// A window of another program couldn't be had, or went away.
  func embeddedWindowLost(_ id: WindowID) {
    guard !isClosing else { return }
    for level in levels { level.views?.lost(id) }
    wakeSoon()
  }

  /// The windows of other programs that lie over a level's panel; those of levels below stay there.
  func embeddedWindows(
    ofLevel index: Int, under state: PanelState, taken: Set<WindowID>
  ) -> [EmbeddedWindow] {
    guard let views = levels[index].views else { return [] }
    return views.embeddedWindows(state.rows).filter { !taken.contains($0.id) }.map { window in
      var window = window
      if state.contentOpacity < 1 { window.clip = .zero }
      return window
    }
  }
}
