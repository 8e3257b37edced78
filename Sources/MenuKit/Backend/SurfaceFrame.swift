public import MenuPrimitives
public import MenuViews

/// Everything about what a popup shows at one time.
public struct SurfaceFrame: Hashable, Sendable {
  /// Where the panel is at rest, on the grid of device pixels.
  public var frame: Rect
  /// What it shows, in logical pixels from the panel's upper left corner.
  public var content: DisplayList
  /// The radius of the panel's corners.
  public var cornerRadius: Double
  /// The shadow around it; nil or without a compositor: none.
  public var shadow: Shadow?
  /// How strongly everything shows, where the display can do that.
  public var opacity: Double
  /// The factor by which the panel is scaled about `anchor`.
  public var scale: Double
  /// The fixed point of the scale, on the screen.
  public var anchor: Point
  /// How far the panel is moved from `frame`.
  public var translation: Point
  /// The only part that shows, in panel coordinates; nil: all of it.
  public var clip: RoundedRect?
  /// Windows of other programs that lie over the content, in panel coordinates: to be seen only, as the
  /// menu has the pointer. What is no longer listed is given back.
  public var embedded: [EmbeddedWindow]

  /// Makes a frame at rest; see the properties.
  public init(
    frame: Rect, content: DisplayList, cornerRadius: Double, shadow: Shadow? = nil,
    opacity: Double = 1, scale: Double = 1, anchor: Point = .zero, translation: Point = .zero,
    clip: RoundedRect? = nil, embedded: [EmbeddedWindow] = []
  ) {
    self.frame = frame
    self.content = content
    self.cornerRadius = cornerRadius
    self.shadow = shadow
    self.opacity = opacity
    self.scale = scale
    self.anchor = anchor
    self.translation = translation
    self.clip = clip
    self.embedded = embedded
  }
}
