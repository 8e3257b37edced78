public import MenuKit
public import MenuPrimitives

/// A popup that only keeps what it shows.
@MainActor public final class HeadlessSurface: PopupSurface {
  /// What it is for.
  public let role: SurfaceRole
  /// What it shows; nil before the first frame.
  public private(set) var frame: SurfaceFrame?
  /// How often its content had to be drawn, wholly or in part.
  public private(set) var drawCount = 0
  /// The areas that the last drawing touched.
  public private(set) var lastDamage: [Rect] = []

  private weak var backend: HeadlessBackend?
  private var isClosed = false

  init(role: SurfaceRole, backend: HeadlessBackend) {
    self.role = role
    self.backend = backend
  }

  /// See `PopupSurface`.
  public func present(_ frame: SurfaceFrame) {
    guard !isClosed, backend?.isDisplayLost != true else { return }
    if let old = self.frame {
      let damage = frame.content.damage(from: old.content)
      if !damage.isEmpty {
        drawCount += 1
        lastDamage = damage
      }
    } else {
      drawCount += 1
      backend?.log.append("map")
      backend?.surfaces.append(self)
    }
    self.frame = frame
  }

  /// See `PopupSurface`.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    guard frame != nil else { return }
    backend?.log.append("unmap")
    backend?.surfaces.removeAll { $0 === self }
  }
}
