import CX11
import MenuKit
import MenuPrimitives

/// The pixels of a popup on the server: those of the panel, and those of its window where that shows
/// more than the panel, such as a shadow.
@MainActor final class SurfaceCanvas {
  private let drawing: SurfaceDrawing
  /// The panel at rest.
  private let panel: RenderTarget
  /// The window, where it isn't the panel itself.
  private let composed: RenderTarget?
  private let geometry: SurfaceGeometry

  /// Makes room for a popup; nil when it would be absurdly large.
  init?(
    _ drawing: SurfaceDrawing, visual: XVisual, isTranslucent: Bool, geometry: SurfaceGeometry,
    scale: Double
  ) {
    self.drawing = drawing
    self.geometry = geometry
    func target(width: Int, height: Int) -> RenderTarget? {
      RenderTarget(
        drawing.context, visual: visual.pointer, depth: visual.depth, width: width, height: height,
        scale: scale)
    }
    guard let panel = target(width: geometry.panel.width, height: geometry.panel.height) else {
      return nil
    }
    self.panel = panel
    if isTranslucent {
      guard let composed = target(width: geometry.window.width, height: geometry.window.height)
      else { return nil }
      self.composed = composed
    } else {
      composed = nil
    }
  }

  /// What the window shows.
  var pixmap: UInt32 { UInt32(truncatingIfNeeded: (composed ?? panel).pixmap) }

  /// Whether a frame of this geometry has its place here.
  func fits(_ geometry: SurfaceGeometry) -> Bool {
    geometry.panel == self.geometry.panel && geometry.window.width == self.geometry.window.width
      && geometry.window.height == self.geometry.window.height
  }

  /// Draws a frame, or what differs from the one before.
  ///
  /// - Returns: the areas of the window that changed.
  func draw(_ frame: SurfaceFrame, geometry: SurfaceGeometry, after old: SurfaceFrame?)
    -> [PixelRect]
  {
    let damage = old.map { frame.content.damage(from: $0.content) }
    drawing.renderer.draw(frame.content, damage: damage, to: panel)
    let whole = PixelRect(x: 0, y: 0, width: geometry.window.width, height: geometry.window.height)
    guard let composed else {
      return damage?.map { PixelRect(covering: $0, scale: panel.scale).intersection(whole) }
        ?? [whole]
    }
    var areas = [whole]
    if let old, let damage, frame.differsInContentOnly(from: old), frame.isAtRest {
      areas = damage.map {
        PixelRect(covering: $0, scale: panel.scale)
          .offset(dx: geometry.shown.x, dy: geometry.shown.y).intersection(whole)
      }
    }
    areas.removeAll(where: \.isEmpty)
    for area in areas { compose(frame, geometry: geometry, area: area, onto: composed) }
    return areas
  }

  private func compose(
    _ frame: SurfaceFrame, geometry: SurfaceGeometry, area: PixelRect, onto target: RenderTarget
  ) {
    let display = drawing.context.display
    var nothing = XRenderColor()
    XRenderFillRectangle(
      display, PictOpSrc, target.picture, &nothing, Int32(area.x), Int32(area.y),
      UInt32(area.width), UInt32(area.height))
    let part = area.intersection(geometry.panel)
    guard !part.isEmpty else { return }
    XRenderComposite(
      display, PictOpSrc, panel.picture, 0, target.picture, Int32(part.x - geometry.panel.x),
      Int32(part.y - geometry.panel.y), 0, 0, Int32(part.x), Int32(part.y), UInt32(part.width),
      UInt32(part.height))
  }
}

extension SurfaceFrame {
  /// Whether nothing about the frame moves or fades.
  var isAtRest: Bool { scale == 1 && translation == .zero && clip == nil && opacity == 1 }

  /// Whether two frames show their content alike.
  func differsInContentOnly(from old: SurfaceFrame) -> Bool {
    var other = old
    other.content = content
    return other == self
  }
}
