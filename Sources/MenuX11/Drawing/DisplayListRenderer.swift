import CX11
import MenuPrimitives

/// Draws display lists into render targets: everything on device pixels, nothing that waits for an
/// answer of the server.
@MainActor final class DisplayListRenderer {
  let context: RenderContext
  let text: X11TextMeasurer
  let images: ImageLoader

  /// Prepares to draw text that `text` measured and pictures that `images` loads.
  init(_ context: RenderContext, text: X11TextMeasurer, images: ImageLoader) {
    self.context = context
    self.text = text
    self.images = images
  }

  /// Draws a list over cleared ground.
  ///
  /// - Parameters:
  ///   - damage: The logical areas to draw anew, as `DisplayList.damage(from:)` gives them; nil draws
  ///     everything.
  func draw(_ list: DisplayList, damage: [Rect]? = nil, to target: RenderTarget) {
    var areas: [PixelRect] = damage == nil ? [target.bounds] : []
    for area in damage ?? [] {
      let part = PixelRect(area, scale: target.scale)
      PixelRect.add(part.intersection(target.bounds), to: &areas)
    }
    guard !areas.isEmpty else { return }
    images.beginFrame()
    let display = context.display
    let isOpaque = target.depth != 32
    var ground = isOpaque ? list.ground.xColor : XRenderColor()
    let rectangles = areas.map(\.xRectangle)
    XRenderFillRectangles(
      display, PictOpSrc, target.picture, &ground, rectangles, Int32(rectangles.count))
    // Loops, not closures: where the main actor has to be proved each time, that takes longest of all.
    var clip: [PixelRect] = []
    let reach = (damage ?? []).reduce(Rect.zero) { $0.union($1) }
    for item in list.items where damage == nil || !item.bounds.isFar(from: reach) {
      prepareImages(of: item, for: target)
    }
    for (index, item) in list.items.enumerated() where !item.commands.isEmpty {
      // Most rows are far from what changed, which is cheaper to see before anything is rounded.
      if damage != nil, item.bounds.isFar(from: reach) { continue }
      if index == 0, isOpaque, list.startsWithPlainGround(in: target) { continue }
      let bounds = PixelRect(item.bounds, scale: target.scale)
      clip.removeAll(keepingCapacity: true)
      for area in areas {
        let part = area.intersection(bounds)
        if !part.isEmpty { clip.append(part) }
      }
      guard !clip.isEmpty else { continue }
      target.setClip(clip)
      for command in item.commands { draw(command, to: target) }
    }
    target.removeClip()
  }

  private func draw(_ command: DrawCommand, to target: RenderTarget) {
    switch command {
    case .fill(let shape, let color): fill(shape, color, in: target)
    case .border(let shape, let width, let color): border(shape, width: width, color, in: target)
    case .text(let layout, let origin, let color): draw(layout, at: origin, color, in: target)
    case .image(let image, let rect, let tint, let opacity):
      draw(image, in: rect, tint: tint, opacity: opacity, target)
    case .photo(let image, let shape, let opacity):
      draw(image, covering: shape, opacity: opacity, target)
    case .stroke(let path, let width, let color): stroke(path, width: width, color, in: target)
    case .fillPath(let path, let color): fill(path, color, in: target)
    case .fade(let rect, let color, let edge): fade(rect, color, from: edge, in: target)
    }
  }
}

extension Rect {
  /// Whether not even rounding to device pixels could make the two meet.
  fileprivate func isFar(from other: Rect) -> Bool {
    minX > other.maxX + 2 || maxX < other.minX - 2 || minY > other.maxY + 2
      || maxY < other.minY - 2
  }
}

extension DisplayList {
  /// What an opaque picture is cleared with: the colour that is filled first, so that the pixels of
  /// round corners that the window's shape leaves don't get a dark edge.
  var ground: PremultipliedColor {
    guard case .fill(_, var color) = items.first?.commands.first else {
      return PremultipliedColor(.black)
    }
    color.alpha = 1
    return PremultipliedColor(color)
  }

  /// Whether the first item only fills everything with the colour that the ground was cleared with.
  @MainActor fileprivate func startsWithPlainGround(in target: RenderTarget) -> Bool {
    guard let first = items.first, first.commands.count == 1,
      case .fill(let shape, let color)? = first.commands.first, color.alpha == 1
    else { return false }
    let shown = PixelRoundedRect(shape, scale: target.scale)
    return shown.isPlain && shown.rect == target.bounds
  }
}
