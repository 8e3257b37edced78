import MenuKit
import MenuPrimitives

/// How a panel that has been drawn shows in its window: where, how large, how strongly.
struct PanelPose: Hashable, Sendable {
  /// The panel at its own size, in device pixels of the window.
  var rest: PixelRect
  /// The radius of its corners, in device pixels.
  var cornerRadius: Double
  /// The shadow around it.
  var shadow: Shadow?
  /// How strongly panel and shadow show, 0 … 1.
  var opacity: Double
  /// The factor by which the panel is scaled about the anchor.
  var scale: Double
  /// The fixed point of the scale, in device pixels of the window.
  var anchor: Point
  /// The only part of the panel that shows, in logical pixels of the panel; nil: all of it.
  var clip: RoundedRect?
  /// What lies below the panel: an opaque window must not mix the panel's edges with black.
  var ground = PremultipliedColor(.clear)

  /// Describes a panel at rest, or with the other arguments one that moves.
  init(
    rest: PixelRect, cornerRadius: Double, shadow: Shadow? = nil, opacity: Double = 1,
    scale: Double = 1, anchor: Point = .zero, clip: RoundedRect? = nil
  ) {
    self.rest = rest
    self.cornerRadius = cornerRadius
    self.shadow = shadow
    self.opacity = opacity.isFinite ? min(max(opacity, 0), 1) : 1
    self.scale = scale.isFinite ? min(max(scale, 0.01), 4) : 1
    self.anchor = anchor
    self.clip = clip
  }

  /// Whether the panel's pixels are the window's.
  var isPlain: Bool { opacity == 1 && scale == 1 && clip == nil }

  /// A rectangle of the panel's device pixels as it lies in the window.
  func placed(_ part: PixelRect) -> Rect {
    let left = anchor.x + (Double(rest.x + part.x) - anchor.x) * scale
    let top = anchor.y + (Double(rest.y + part.y) - anchor.y) * scale
    return Rect(
      x: left, y: top, width: Double(part.width) * scale, height: Double(part.height) * scale)
  }

  /// What shows of the panel, at its own size and in its own pixels.
  func outline(scale: Double) -> PixelRoundedRect {
    if let clip { return PixelRoundedRect(clip, scale: scale) }
    let whole = PixelRect(x: 0, y: 0, width: rest.width, height: rest.height)
    return PixelRoundedRect(whole, radii: Array(repeating: cornerRadius, count: 4))
  }

  /// The same as it lies in the window, on whole pixels.
  func shownOutline(scale: Double) -> PixelRoundedRect {
    let outline = outline(scale: scale)
    return PixelRoundedRect(
      PixelRect(placed(outline.rect), scale: 1), radii: outline.radii.map { $0 * self.scale })
  }
}
