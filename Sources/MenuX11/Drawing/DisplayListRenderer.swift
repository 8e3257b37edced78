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
    let areas =
      damage?.map { PixelRect($0, scale: target.scale).intersection(target.bounds) }
      .filter { !$0.isEmpty } ?? [target.bounds]
    guard !areas.isEmpty else { return }
    images.beginFrame()
    let display = context.display
    target.removeClip()
    var ground = target.depth == 32 ? XRenderColor() : list.ground.xColor
    let rectangles = areas.map(\.xRectangle)
    XRenderFillRectangles(
      display, PictOpSrc, target.picture, &ground, rectangles, Int32(rectangles.count))
    var current: [PixelRect] = [target.bounds]
    for item in list.items {
      let bounds = PixelRect(item.bounds, scale: target.scale)
      let clip = areas.map { $0.intersection(bounds) }.filter { !$0.isEmpty }
      guard !clip.isEmpty else { continue }
      if clip != current {
        setClip(clip, of: target)
        current = clip
      }
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
    case .stroke(let path, let width, let color): stroke(path, width: width, color, in: target)
    case .fillPath(let path, let color): fill(path, color, in: target)
    case .fade(let rect, let color, let edge): fade(rect, color, from: edge, in: target)
    }
  }

  private func setClip(_ clip: [PixelRect], of target: RenderTarget) {
    let rectangles = clip.map(\.xRectangle)
    XRenderSetPictureClipRectangles(
      context.display, target.picture, 0, 0, rectangles, Int32(rectangles.count))
  }
}

extension DisplayList {
  /// What an opaque picture is cleared with: the colour that is filled first, so that the pixels of
  /// round corners that the window's shape leaves don't get a dark edge.
  fileprivate var ground: PremultipliedColor {
    guard case .fill(_, var color) = items.first?.commands.first else {
      return PremultipliedColor(.black)
    }
    color.alpha = 1
    return PremultipliedColor(color)
  }
}
