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
  private let visual: UnsafeMutablePointer<Visual>?
  /// What rows looked like before, from the first light that moves on.
  private var memo: LookMemo?
  /// How the panel was put into the window last.
  private var pose: PanelPose?

  /// Makes room for a popup; nil when it would be absurdly large.
  init?(
    _ drawing: SurfaceDrawing, visual: XVisual, style: PopupWindow.Style, frame: SurfaceFrame,
    geometry: SurfaceGeometry, scale: Double
  ) {
    self.drawing = drawing
    self.style = style
    self.visual = visual.pointer
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
    if damage?.isEmpty != true { draw(frame.content, damage: damage, after: old?.content) }
    let pose = PanelPose(frame, geometry, style: style, scale: panel.scale)
    let isAsBefore = pose == self.pose
    self.pose = pose
    let whole = PixelRect(x: 0, y: 0, width: geometry.window.width, height: geometry.window.height)
    var areas: [PixelRect] = []
    if let damage, isAsBefore, pose.scale == 1 || damage.isEmpty {
      for rect in damage {
        let area = PixelRect(covering: rect, scale: panel.scale)
          .offset(dx: geometry.panel.x, dy: geometry.panel.y)
        PixelRect.add(area.intersection(whole), to: &areas)
      }
    } else {
      areas = [whole]
    }
    if let composed, !areas.isEmpty {
      drawing.compositor.compose(panel, pose, areas: areas, onto: composed)
    }
    return areas
  }

  /// Where all that differs is to be had as it looks in a list, for windows that show the panel as it
  /// is: when nothing but lights have moved to where they have been before. Nil: it must be drawn.
  ///
  /// Whoever puts the looks into the window has the panel `take` them, too.
  func looks(of content: DisplayList, after old: DisplayList) -> [LookMemo.Look]? {
    guard composed == nil, let memo, content.items.count == old.items.count else { return nil }
    return memo.looks(of: content.changedItems(since: old), in: content)
  }

  /// Takes over looks that the window shows already.
  func take(_ looks: [LookMemo.Look]) {
    memo?.copy(looks, to: panel)
  }

  /// Draws a list into the panel, by copying where nothing but lights have moved to where they have
  /// been before.
  private func draw(_ content: DisplayList, damage: [Rect]?, after old: DisplayList?) {
    guard let old, let changed = content.movedLights(since: old),
      memo?.takes(changed, of: content) != false
    else {
      memo = nil
      return drawing.renderer.draw(content, damage: damage, to: panel)
    }
    guard let memo else {
      memo = LookMemo(of: panel, showing: old, visual: visual, context: drawing.context)
      _ = memo?.takes(changed, of: content)
      drawing.renderer.draw(content, damage: damage, to: panel)
      memo?.keep(changed, of: content, in: panel)
      return
    }
    var unknown: [Int] = []
    for index in changed {
      if let look = memo.look(of: index, in: content) {
        memo.copy([look], to: panel)
      } else {
        unknown.append(index)
      }
    }
    drawing.renderer.draw(
      content, damage: unknown.map { content.items[$0].bounds }, to: panel)
    memo.keep(unknown, of: content, in: panel)
  }
}

extension PanelPose {
  /// How the panel of a frame shows in its window. An opaque window has neither shadow nor opacity.
  init(
    _ frame: SurfaceFrame, _ geometry: SurfaceGeometry, style: PopupWindow.Style, scale: Double
  ) {
    let anchor = Point(
      x: frame.anchor.x * scale - Double(geometry.window.x),
      y: frame.anchor.y * scale - Double(geometry.window.y))
    self.init(
      rest: geometry.panel, cornerRadius: frame.cornerRadius * scale,
      shadow: style == .translucent ? frame.shadow : nil,
      opacity: style == .translucent ? frame.opacity : 1, scale: frame.scale,
      // Where nothing is scaled the fixed point makes no difference.
      anchor: frame.scale == 1 ? .zero : anchor, clip: frame.clip)
    if style == .opaque { ground = frame.content.ground }
  }
}
