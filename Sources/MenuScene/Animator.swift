package import MenuLayout
package import MenuModel
package import MenuPrimitives

/// How much may move.
public enum Motion: Hashable, Sendable {
  /// Everything that the theme describes.
  case full
  /// The user prefers less: only fades.
  case reduced
  /// Nothing moves: no compositor, or the application switched it off.
  case none
}

/// How a panel differs from its rest while something moves.
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

  package init(
    opacity: Double = 1, contentOpacity: Double = 1, scale: Double = 1, anchor: Point = .zero,
    translation: Point = .zero, clip: RoundedRect? = nil, shadowOpacity: Double = 1
  ) {
    self.opacity = opacity
    self.contentOpacity = contentOpacity
    self.scale = scale
    self.anchor = anchor
    self.translation = translation
    self.clip = clip
    self.shadowOpacity = shadowOpacity
  }
}

/// Everything that moves, as data: it is told what changed and says how things look at a time.
///
/// It is asked at each `update()`; when nothing moves it asks for no frame. Transitions are
/// interruptible: each starts from what shows at that moment.
package struct Animator: Sendable {
  package init(theme: Theme, motion: Motion) {}

  /// The open panels changed: levels that are new grow in, levels that have gone shrink out, rows of
  /// panels that stay are compared by id and move, come and go.
  package mutating func stackChanged(
    from old: StackLayout?, to new: StackLayout, scrollOffsets: [ElementID: Double],
    at time: Timestamp
  ) {}

  /// Everything closes; `chosen` blinks first.
  package mutating func closeAll(chosen: ElementID?, at time: Timestamp) {}

  /// How a panel looks, open or on its way out.
  package func panel(_ id: ElementID, at time: Timestamp) -> PanelAppearance { PanelAppearance() }

  /// Rows of a panel that aren't at rest.
  package func rows(of id: ElementID, at time: Timestamp) -> [ElementID: RowAppearance] { [:] }

  /// Whether the highlight of this row is dark at the moment because it blinks.
  package func isBlinkedOff(_ row: ElementID, at time: Timestamp) -> Bool { false }

  /// Panels that have closed and still show, back to front, with the scroll offsets they had.
  package func departing(
    at time: Timestamp
  ) -> [(level: StackLayout.Level, scrollOffset: Double)] { [] }

  /// When the next frame is due; nil when everything is at rest.
  package func nextFrame(after time: Timestamp) -> Timestamp? { nil }
}
