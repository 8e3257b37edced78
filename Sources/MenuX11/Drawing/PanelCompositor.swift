import CX11
import MenuKit
import MenuPrimitives

/// Puts a panel that has been drawn into the picture of its window: shadow, rounded clip, scale and
/// opacity. Nothing waits for the server.
@MainActor final class PanelCompositor {
  private let context: RenderContext
  private let shadows: ShadowRenderer
  private var mask: MaskPicture?

  /// Prepares to put panels together.
  init(_ context: RenderContext) {
    self.context = context
    shadows = ShadowRenderer(context)
  }

  /// Draws areas of the window anew.
  ///
  /// - Parameters:
  ///   - panel: The panel at its own size.
  ///   - areas: Device pixels of the window.
  func compose(
    _ panel: RenderTarget, _ pose: PanelPose, areas: [PixelRect], onto target: RenderTarget
  ) {
    let areas = areas.map { $0.intersection(target.bounds) }.filter { !$0.isEmpty }
    guard !areas.isEmpty else { return }
    if pose.isPlain, isInside(areas, pose) {
      for area in areas { copy(panel, area, pose, onto: target) }
      return
    }
    let display = context.display
    let rectangles = areas.map(\.xRectangle)
    var ground = pose.ground.xColor
    XRenderFillRectangles(
      display, PictOpSrc, target.picture, &ground, rectangles, Int32(rectangles.count))
    target.setClip(areas)
    drawShadow(pose, panelScale: panel.scale, onto: target)
    draw(panel, pose, onto: target)
    target.removeClip()
  }

  /// Whether areas hold nothing but straight pixels of a panel at rest.
  private func isInside(_ areas: [PixelRect], _ pose: PanelPose) -> Bool {
    let whole = PixelRoundedRect(
      pose.rest, radii: Array(repeating: pose.cornerRadius, count: 4))
    return areas.allSatisfy { area in
      area.intersection(pose.rest) == area
        && PixelRoundedRect.Corner.allCases.allSatisfy {
          area.intersection(whole.square($0)).isEmpty
        }
    }
  }

  private func copy(
    _ panel: RenderTarget, _ area: PixelRect, _ pose: PanelPose, onto target: RenderTarget
  ) {
    XRenderComposite(
      context.display, PictOpSrc, panel.picture, 0, target.picture, Int32(area.x - pose.rest.x),
      Int32(area.y - pose.rest.y), 0, 0, Int32(area.x), Int32(area.y), UInt32(area.width),
      UInt32(area.height))
  }

  /// The shadow lies around the panel, not under it: a panel that fades must not darken.
  private func drawShadow(_ pose: PanelPose, panelScale: Double, onto target: RenderTarget) {
    guard var shadow = pose.shadow else { return }
    shadow.color = shadow.color.opacity(pose.opacity)
    let outline = pose.shownOutline(scale: panelScale)
    shadows.draw(
      shadow, of: outline.rect, radius: outline.radii.max() ?? 0, scale: panelScale,
      to: target.picture)
    let display = context.display
    let opaque = PremultipliedColor(.black)
    var nothing = XRenderColor()
    let body = (outline.hasSeparateCorners ? outline.body : [outline.rect]).map(\.xRectangle)
    XRenderFillRectangles(
      display, PictOpSrc, target.picture, &nothing, body, Int32(body.count))
    context.drawCorners(
      of: outline, source: context.solid(opaque), operation: PictOpOutReverse,
      to: target.picture)
  }

  private func draw(_ panel: RenderTarget, _ pose: PanelPose, onto target: RenderTarget) {
    let display = context.display
    let place = pose.placed(panel.bounds)
    let area = PixelRect(covering: place, scale: 1)
    guard !area.isEmpty, pose.opacity > 0 else { return }
    let shape = mask(for: panel, pose)
    if pose.scale != 1 {
      for picture in [panel.picture, shape?.picture].compactMap({ $0 }) {
        setTransform(of: picture, scale: 1 / pose.scale, from: area, place)
      }
    }
    let mask =
      shape?.picture
      ?? (pose.opacity < 1
        ? context.solid(PremultipliedColor(Color(white: 0, alpha: pose.opacity))) : 0)
    XRenderComposite(
      display, PictOpOver, panel.picture, mask, target.picture, 0, 0, 0, 0, Int32(area.x),
      Int32(area.y), UInt32(area.width), UInt32(area.height))
    if pose.scale != 1 {
      var identity = XTransform.scaling(1, dx: 0, dy: 0)
      XRenderSetPictureTransform(display, panel.picture, &identity)
      if let shape { XRenderSetPictureTransform(display, shape.picture, &identity) }
    }
  }

  /// The clip as a mask of the panel's size; nil without a clip.
  private func mask(for panel: RenderTarget, _ pose: PanelPose) -> MaskPicture? {
    guard pose.clip != nil else {
      mask = nil
      return nil
    }
    if mask?.width != panel.width || mask?.height != panel.height {
      mask = MaskPicture(context, width: panel.width, height: panel.height)
    }
    mask?.cover(pose.outline(scale: panel.scale), opacity: pose.opacity)
    return mask
  }

  /// Makes a picture show scaled, so that its upper left corner lies at `place`.
  private func setTransform(
    of picture: Picture, scale: Double, from area: PixelRect, _ place: Rect
  ) {
    var transform = XTransform.scaling(
      scale, dx: (Double(area.x) - place.minX) * scale, dy: (Double(area.y) - place.minY) * scale)
    XRenderSetPictureTransform(context.display, picture, &transform)
    XRenderSetPictureFilter(context.display, picture, FilterBilinear, nil, 0)
  }
}

extension XTransform {
  /// A scale, then a shift.
  fileprivate static func scaling(_ scale: Double, dx: Double, dy: Double) -> XTransform {
    func fixed(_ value: Double) -> XFixed { XFixed(min(max(value, -32000), 32000) * 65536) }
    return XTransform(
      matrix: (
        (fixed(scale), 0, fixed(dx)), (0, fixed(scale), fixed(dy)), (0, 0, fixed(1))
      ))
  }
}
