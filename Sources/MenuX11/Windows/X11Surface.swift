import CX11
import MenuKit
import MenuPrimitives
import MenuViews

/// One popup: keeps what shows, finds what differs in the next frame, and draws no more than that.
@MainActor final class X11Surface: PopupSurface {
  private weak var backend: X11Backend?
  /// Used on its own where the backend may be on its way out.
  private let connection: XConnection
  private let role: SurfaceRole
  private var window: PopupWindow?
  private var canvas: SurfaceCanvas?
  private var shown: SurfaceFrame?
  private var geometry: SurfaceGeometry?
  private var exposure = PixelRect(x: 0, y: 0, width: 0, height: 0)
  private var raises = RaiseLimit()
  private var isClosed = false
  private var embedder: WindowEmbedder?
  private var lostWindows: [WindowID] = []

  init(backend: X11Backend, role: SurfaceRole) {
    self.backend = backend
    connection = backend.connection
    self.role = role
  }

  /// The popup's window, while it has one.
  var windowID: UInt32? { window?.id }

  /// Where the panel shows on the screen, in device pixels; nil before it does.
  var screenRect: PixelRect? {
    guard let window, let geometry else { return nil }
    return geometry.shown.offset(dx: window.rect.x, dy: window.rect.y)
  }

  func present(_ frame: SurfaceFrame) {
    guard !isClosed, !connection.isLost, !moveLights(frame), frame != shown, let backend,
      let drawing = backend.drawing
    else { return }
    connection.trapping { show(frame, on: backend, with: drawing) }
    embed(frame, on: backend)
    connection.flush()
  }

  /// Shows a frame in which lights have moved to where they have been before, and nothing else. It is
  /// what a moving pointer asks for, so nothing that this doesn't need is looked at.
  ///
  /// - Returns: whether the frame was such a one.
  private func moveLights(_ frame: SurfaceFrame) -> Bool {
    guard let window, let canvas, let old = shown?.content, isPlaced(frame),
      let looks = canvas.looks(of: frame.content, after: old)
    else { return false }
    guard !looks.isEmpty else { return true }
    connection.trapping {
      for look in looks { window.copy(look.area, from: look.pixmap) }
      canvas.take(looks)
    }
    connection.flush()
    shown?.content = frame.content
    return true
  }

  /// Whether a frame is the one that shows but for the content.
  private func isPlaced(_ frame: SurfaceFrame) -> Bool {
    shown?.frame == frame.frame && shown?.cornerRadius == frame.cornerRadius
      && shown?.shadow == frame.shadow && shown?.opacity == frame.opacity
      && shown?.scale == frame.scale && shown?.anchor == frame.anchor
      && shown?.translation == frame.translation && shown?.clip == frame.clip
      && shown?.embedded == frame.embedded
  }

  /// Draws the same frame again: something that it shows has become ready.
  func redraw() {
    guard let frame = shown else { return }
    shown = nil
    present(frame)
  }

  func close() {
    isClosed = true
    guard window != nil else { return }
    discard()
    connection.flush()
  }

  private func show(_ frame: SurfaceFrame, on backend: X11Backend, with drawing: SurfaceDrawing) {
    let style: PopupWindow.Style = backend.environment.isComposited ? .translucent : .opaque
    if let window, window.style != style { discard() }
    let scale = backend.environment.scale
    let geometry = SurfaceGeometry(frame, scale: scale, style: style, previous: window?.rect)
    var old = shown
    if canvas?.fits(frame, geometry) != true {
      canvas = SurfaceCanvas(
        drawing, visual: connection.visual(for: style), style: style, frame: frame,
        geometry: geometry, scale: scale)
      old = nil
    }
    guard let canvas else { return }
    let damage = canvas.draw(frame, geometry, after: old)
    shown = frame
    func properties() -> PopupProperties {
      PopupProperties(
        role: role, owner: backend.sessionOwner, programName: backend.programName,
        ownerClass: backend.session?.ownerClass,
        declaresType: backend.sessionOwner != nil || connection.find(.xwayland) == nil,
        geometry: geometry, cornerRadius: frame.cornerRadius * scale)
    }
    if let window {
      // First, as it goes out with the drawing; a window that grows shows its background meanwhile.
      if window.rect == geometry.window { window.copy(damage, from: canvas.pixmap) }
      if window.configure(geometry.window, background: canvas.pixmap) {
        window.copy(damage, from: canvas.pixmap)
      }
      if geometry != self.geometry {
        properties().setExtents(on: window.id, style: style, connection: connection)
      }
    } else {
      let window = PopupWindow(
        connection, style: style, rect: geometry.window, background: canvas.pixmap,
        properties: properties())
      self.window = window
      backend.adopt(self, window: window.id)
    }
    self.geometry = geometry
    window?.setShape(
      WindowShape(
        panel: geometry.shown, radius: frame.cornerRadius * scale * min(max(frame.scale, 0), 1)))
    window?.map()
    backend.session?.popupShown()
  }

  /// Shows windows of other programs over the panel. A panel that moves in any way but as a whole, or
  /// that shows through, leaves their places as they are drawn.
  private func embed(_ frame: SurfaceFrame, on backend: X11Backend) {
    guard let window, let geometry, embedder != nil || !frame.embedded.isEmpty else { return }
    let embedder =
      embedder
      ?? WindowEmbedder(backend, parent: window.id, isLive: false) { [weak self] id in
        self?.lost(id, in: window.id)
      }
    self.embedder = embedder
    let isAtRest = frame.scale == 1 && (frame.opacity >= 1 || window.style == .opaque)
    let room = Rect(origin: .zero, size: frame.frame.size)
    let visible = isAtRest ? frame.clip?.rect.intersection(room) ?? room : .zero
    embedder.update(
      frame.embedded.map { embedded in
        var embedded = embedded
        embedded.clip = embedded.clip.intersection(visible)
        return embedded
      }, scale: backend.environment.scale,
      in: WindowShape(
        panel: geometry.panel, radius: frame.cornerRadius * backend.environment.scale))
  }

  /// Takes note of a window that is gone; the delegate hears of it with the next thing that runs.
  private func lost(_ id: WindowID, in window: UInt32) {
    lostWindows.append(id)
    guard let backend else { return }
    backend.windowAlarms[window] = WindowAlarm(time: backend.now) { [weak self] in
      guard let self else { return }
      let lost = lostWindows
      lostWindows = []
      for id in lost { self.backend?.delegate?.embeddedWindowLost(id) }
    }
  }

  // MARK: What the server tells

  /// A part of the window lost its pixels; `more` parts follow.
  func exposed(_ area: PixelRect, serial: UInt, more: Int32) {
    guard let window, let canvas else { return }
    // As it is mapped, the window takes its pixels from the same pixmap by itself.
    if window.mapSerial != UInt32(truncatingIfNeeded: serial) {
      exposure = exposure.union(area)
    }
    guard more == 0, !exposure.isEmpty else { return }
    connection.trapping { window.copy([exposure], from: canvas.pixmap) }
    exposure = PixelRect(x: 0, y: 0, width: 0, height: 0)
  }

  /// Something came to lie above the window. A popup that was opened from it is meant to.
  func obscured(at time: Timestamp) {
    guard let backend, !backend.hasLaterPopup(over: self), raises.allows(at: time) else { return }
    window?.raise()
  }

  /// Somebody else destroyed the window.
  func destroyedByOthers() {
    embedder?.forgetAll()
    embedder = nil
    window?.noteDestroyed()
  }

  /// Makes the window anew when the other style is called for.
  func restyle() {
    guard let shown else { return }
    discard()
    present(shown)
  }

  private func discard() {
    embedder?.giveBackAll()
    embedder = nil
    if let window {
      backend?.forget(window: window.id)
      backend?.windowAlarms[window.id] = nil
    }
    window?.close()
    window = nil
    canvas = nil
    shown = nil
    geometry = nil
  }
}

/// Lets a popup be put on top again only so often: another window may want the same.
struct RaiseLimit: Hashable, Sendable {
  private var count = 0
  private var last: Timestamp?

  init() {}

  /// Whether the popup may be raised now: not within 250 ms of the last time, and three times in all.
  mutating func allows(at time: Timestamp) -> Bool {
    if let last, time - last < .milliseconds(250) { return false }
    guard count < 3 else { return false }
    count += 1
    last = time
    return true
  }
}
