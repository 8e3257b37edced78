import CX11
import MenuPrimitives

extension DisplayListRenderer {
  func fill(_ shape: RoundedRect, _ color: Color, in target: RenderTarget) {
    let color = PremultipliedColor(color)
    let shape = PixelRoundedRect(shape, scale: target.scale)
    guard !color.isInvisible, !shape.rect.isEmpty else { return }
    guard shape.hasSeparateCorners else {
      return draw(
        .filled(shape.path()), in: shape.rect, color, target)
    }
    fill(shape.body, color, in: target)
    context.drawCorners(
      of: shape, source: context.solid(color), to: target.picture,
      showingIn: target)
  }

  func border(_ shape: RoundedRect, width: Double, _ color: Color, in target: RenderTarget) {
    let color = PremultipliedColor(color)
    let shape = PixelRoundedRect(shape, scale: target.scale)
    guard !color.isInvisible, !shape.rect.isEmpty, width > 0 else { return }
    let line = max(PixelRect.pixel(width * target.scale), 1)
    if shape.surrounds(target.clip, lineWidth: line) { return }
    guard shape.hasSeparateCorners else {
      let ring = Path(
        shape.path().elements + shape.path(inset: Double(line)).reversed.elements)
      return draw(.filled(ring), in: shape.rect, color, target)
    }
    fill(shape.edges(lineWidth: line), color, in: target)
    context.drawCorners(
      of: shape, lineWidth: Double(line), source: context.solid(color), to: target.picture,
      showingIn: target)
  }

  func stroke(_ path: Path, width: Double, _ color: Color, in target: RenderTarget) {
    let line = max(width * target.scale, 1)
    draw(path, margin: line / 2 + 1, color, in: target) { .stroked($0, width: line) }
  }

  func fill(_ path: Path, _ color: Color, in target: RenderTarget) {
    draw(path, margin: 1, color, in: target) { .filled($0) }
  }

  func fade(_ rect: Rect, _ color: Color, from edge: DrawCommand.Edge, in target: RenderTarget) {
    let area = PixelRect(rect, scale: target.scale)
    guard !area.isEmpty, color.alpha > 0 else { return }
    let start = XPointFixed(x: 0, y: 0)
    let across = XPointFixed(x: XFixed(area.width) << 16, y: 0)
    let down = XPointFixed(x: 0, y: XFixed(area.height) << 16)
    var line =
      switch edge {
      case .top: XLinearGradient(p1: start, p2: down)
      case .bottom: XLinearGradient(p1: down, p2: start)
      case .left: XLinearGradient(p1: start, p2: across)
      case .right: XLinearGradient(p1: across, p2: start)
      }
    // Gradients take straight colours: the server multiplies after mixing them.
    func part(_ value: Double) -> UInt16 { UInt16(min(max(value, 0), 1) * 65535 + 0.5) }
    let full = XRenderColor(
      red: part(color.red), green: part(color.green), blue: part(color.blue),
      alpha: part(color.alpha))
    var none = full
    none.alpha = 0
    let gradient = XRenderCreateLinearGradient(
      context.display, &line, [0, 1 << 16], [none, full], 2)
    XRenderComposite(
      context.display, PictOpOver, gradient, 0, target.picture, 0, 0, 0, 0, Int32(area.x),
      Int32(area.y), UInt32(area.width), UInt32(area.height))
    XRenderFreePicture(context.display, gradient)
  }

  /// Draws a mask over a rectangle of its size.
  func draw(
    _ shape: MaskShape, in area: PixelRect, _ color: PremultipliedColor, _ target: RenderTarget
  ) {
    guard !color.isInvisible,
      let mask = context.masks.mask(shape, width: area.width, height: area.height)
    else { return }
    context.masks.draw(
      [(mask, area.x, area.y)], source: context.solid(color), to: target.picture)
  }

  private func fill(_ areas: [PixelRect], _ color: PremultipliedColor, in target: RenderTarget) {
    var rectangles: [XRectangle] = []
    for area in areas where target.shows(area) { rectangles.append(area.xRectangle) }
    guard !rectangles.isEmpty else { return }
    var value = color.xColor
    XRenderFillRectangles(
      context.display, color.isOpaque ? PictOpSrc : PictOpOver, target.picture, &value, rectangles,
      Int32(rectangles.count))
  }

  /// Draws a path through a mask that is the same wherever the path lies on whole pixels.
  private func draw(
    _ path: Path, margin: Double, _ color: Color, in target: RenderTarget,
    _ shape: (Path) -> MaskShape
  ) {
    let color = PremultipliedColor(color)
    guard !color.isInvisible, let bounds = path.controlBounds else { return }
    let scale = target.scale
    let left = (bounds.minX * scale - margin).rounded(.down)
    let top = (bounds.minY * scale - margin).rounded(.down)
    guard abs(left) < 30000, abs(top) < 30000, bounds.width < 30000, bounds.height < 30000 else {
      return
    }
    let area = PixelRect(
      x: Int(left), y: Int(top), width: Int((bounds.maxX * scale + margin - left).rounded(.up)),
      height: Int((bounds.maxY * scale + margin - top).rounded(.up)))
    draw(shape(path.transformed(scale: scale, dx: -left, dy: -top)), in: area, color, target)
  }
}
