import CX11
import MenuPrimitives
import MenuViews

/// Keeps windows of other programs inside one of ours.
@MainActor final class WindowEmbedder {
  private let backend: X11Backend
  private let parent: UInt32
  private let isLive: Bool
  private let lost: (WindowID) -> Void
  private var windows: [WindowID: ForeignWindow] = [:]

  /// Prepares to take windows into `parent`; `lost` is told which of them went away.
  ///
  /// - Parameter isLive: whether they get the pointer; otherwise it is as if they weren't there.
  init(
    _ backend: X11Backend, parent: UInt32, isLive: Bool, lost: @escaping (WindowID) -> Void
  ) {
    self.backend = backend
    self.parent = parent
    self.isLive = isLive
    self.lost = lost
  }

  /// Brings every window to its place; those that aren't named any more are given back.
  ///
  /// - Parameter panel: the part of the parent that places are counted from and that nothing sticks out
  ///   of at the corners; nil: all of it.
  func update(_ wished: [EmbeddedWindow], scale: Double, in panel: WindowShape? = nil) {
    let (x, y) = (panel?.panel.x ?? 0, panel?.panel.y ?? 0)
    for (id, window) in windows where !wished.contains(where: { $0.id == id }) {
      windows[id] = nil
      window.giveBack()
    }
    for embedded in wished {
      guard let window = windows[embedded.id] ?? take(embedded.id) else {
        lost(embedded.id)
        continue
      }
      window.place(
        PixelRect(covering: embedded.frame, scale: scale).offset(dx: x, dy: y),
        clip: PixelRect(covering: embedded.clip, scale: scale).offset(dx: x, dy: y),
        within: panel)
    }
    if !wished.isEmpty { backend.connection.flush() }
  }

  /// Gives all of them back.
  func giveBackAll() {
    for window in windows.values { window.giveBack() }
    windows = [:]
    if !backend.connection.isLost { backend.connection.flush() }
  }

  /// The parent was destroyed, and all that was in it.
  func forgetAll() {
    for window in windows.values { window.forget() }
    windows = [:]
  }

  private func take(_ id: WindowID) -> ForeignWindow? {
    guard let number = UInt32(exactly: id.rawValue) else { return nil }
    let window = ForeignWindow(number, in: parent, isLive: isLive, backend) { [weak self] in
      guard let self else { return }
      windows[id] = nil
      lost(id)
    }
    windows[id] = window
    return window
  }
}
