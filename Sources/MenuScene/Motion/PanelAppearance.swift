package import MenuPrimitives

/// How a panel shows at a moment: its place as a change of its frame in the layout, and how strongly.
///
/// A point p of the panel's frame shows at `anchor + (p - anchor) * scale + translation`. A panel that
/// has stepped back behind a stacked submenu has a scale and opacities below 1 also at rest.
package struct PanelAppearance: Hashable, Sendable {
  /// How strongly the whole panel shows, with its shadow.
  package var opacity: Double
  /// How strongly its content shows, without background and border.
  package var contentOpacity: Double
  /// The factor by which it is scaled about `anchor`.
  package var scale: Double
  /// The fixed point of the scale, in logical pixels of the screen.
  package var anchor: Point
  /// How far it is moved from its frame.
  package var translation: Point
  /// The only part that shows, in panel coordinates; nil: all of it.
  package var clip: RoundedRect?
  /// How strongly its shadow shows.
  package var shadowOpacity: Double
  /// How much higher than its layout the panel is painted, because it was higher and shrinks; `clip`
  /// says how much of that still shows.
  package var overhang: Double

  package init(
    opacity: Double = 1, contentOpacity: Double = 1, scale: Double = 1, anchor: Point = .zero,
    translation: Point = .zero, clip: RoundedRect? = nil, shadowOpacity: Double = 1,
    overhang: Double = 0
  ) {
    self.opacity = opacity
    self.contentOpacity = contentOpacity
    self.scale = scale
    self.anchor = anchor
    self.translation = translation
    self.clip = clip
    self.shadowOpacity = shadowOpacity
    self.overhang = overhang
  }
}
