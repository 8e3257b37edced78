import CX11
import MenuKit
import MenuPrimitives

/// The pixels of a popup on the server: those of the panel, and those of its window where that shows
/// more than the panel, such as a shadow.
@MainActor final class SurfaceCanvas {
  private let drawing: SurfaceDrawing
  private let style: PopupWindow.Style
  /// The panel at rest.
  private let panel: RenderTarget
  /// The window, where it isn't the panel itself.
  private let composed: RenderTarget?
  /// How the panel was put into the window last.
  private var composition: Composition?

  /// Everything besides the panel's own content that the pixels of the window depend on.
  private struct Composition: Hashable {
    var panel, shown: PixelRect
    var cornerRadius, opacity, scale: Double
    var shadow: Shadow?
    var clip: RoundedRect?

    init(_ frame: SurfaceFrame, _ geometry: SurfaceGeometry) {
      panel = geometry.panel
      shown = geometry.shown
      cornerRadius = frame.cornerRadius
      opacity = frame.opacity
      scale = frame.scale
      shadow = frame.shadow
      clip = frame.clip
    }
  }

  /// Makes room for a popup; nil when it would be absurdly large.
  init?(
    _ drawing: SurfaceDrawing, visual: XVisual, style: PopupWindow.Style, frame: SurfaceFrame,
    geometry: SurfaceGeometry, scale: Double
  ) {
    self.drawing = drawing
    self.style = style
    func target(_ rect: PixelRect) -> RenderTarget? {
      RenderTarget(
        drawing.context, visual: visual.pointer, depth: visual.depth, width: rect.width,
        height: rect.height, scale: scale)
    }
    guard let panel = target(geometry.panel) else { return nil }
    self.panel = panel
    if Self.needsComposition(frame, style) {
      guard let composed = target(geometry.window) else { return nil }
      self.composed = composed
    } else {
      composed = nil
    }
  }

  private static func needsComposition(_ frame: SurfaceFrame, _ style: PopupWindow.Style) -> Bool {
    switch style {
    case .translucent: true
    case .opaque: frame.scale != 1 || frame.clip != nil
    }
  }

  /// What the window shows.
  var pixmap: UInt32 { UInt32(truncatingIfNeeded: (composed ?? panel).pixmap) }

  /// The pixels of the window as they are now, waited for; nil when the display doesn't say.
  func pixels() -> PixelBuffer? { (composed ?? panel).pixels() }

  /// Whether a frame has its place here.
  func fits(_ frame: SurfaceFrame, _ geometry: SurfaceGeometry) -> Bool {
    let target = composed ?? panel
    return panel.width == geometry.panel.width && panel.height == geometry.panel.height
      && target.width == geometry.window.width && target.height == geometry.window.height
      && (composed != nil) == Self.needsComposition(frame, style)
  }

  /// Draws a frame, or what differs from the one before.
  ///
  /// - Returns: the areas of the window that changed.
  func draw(
    _ frame: SurfaceFrame, _ geometry: SurfaceGeometry, after old: SurfaceFrame?
  ) -> [PixelRect] {
    let damage = old.map { frame.content.damage(from: $0.content) }
    if damage?.isEmpty != true { drawing.renderer.draw(frame.content, damage: damage, to: panel) }
    let composition = Composition(frame, geometry)
    let isComposedAlike = composition == self.composition
    self.composition = composition
    let whole = PixelRect(x: 0, y: 0, width: geometry.window.width, height: geometry.window.height)
    var areas = [whole]
    if let damage, isComposedAlike, frame.scale == 1 {
      areas = damage.map {
        PixelRect(covering: $0, scale: panel.scale)
          .offset(dx: geometry.shown.x, dy: geometry.shown.y).intersection(whole)
      }.filter { !$0.isEmpty }
    } else if damage?.isEmpty == true, isComposedAlike {
      areas = []
    }
    guard let composed else { return areas }
    let pose = PanelPose(frame, geometry, style: style, scale: panel.scale)
    drawing.compositor.compose(panel, pose, areas: areas, onto: composed)
    return areas
  }
}

extension PanelPose {
  /// How a frame shows in a window of a geometry; an opaque window shows neither shadow nor fading.
  fileprivate init(
    _ frame: SurfaceFrame, _ geometry: SurfaceGeometry, style: PopupWindow.Style, scale: Double
  ) {
    self.init(
      rest: geometry.panel, cornerRadius: frame.cornerRadius * scale,
      shadow: style == .translucent ? frame.shadow : nil,
      opacity: style == .translucent ? frame.opacity : 1, scale: frame.scale,
      anchor: Point(
        x: frame.anchor.x * scale - Double(geometry.window.x),
        y: frame.anchor.y * scale - Double(geometry.window.y)), clip: frame.clip)
  }
}
