package import MenuModel
package import MenuPrimitives

extension MenuTracker {
  /// What the pointer's buttons are about.
  ///
  ///     .press ──► opening ──moved──► dragging ──► release: chooses the row beneath
  ///                   │                  ▲
  ///                release             press in a panel
  ///                   ▼                  │
  ///     .program ► hovering ─────────────┘            anything that dismisses ──► finished
  package enum Phase: Hashable, Sendable {
    /// The press that opened a panel is still held where it went down: letting go only ends it.
    case opening(Press)
    /// A button is held: letting go over a row chooses it.
    case dragging(Press)
    /// No button is held.
    case hovering
    /// The menu was dismissed; nothing means anything any more.
    case finished
  }

  /// A button that is held.
  package struct Press: Hashable, Sendable {
    /// Where a press began.
    package enum Origin: Hashable, Sendable {
      /// On what the menu opened from: the release may belong to the click that opened it.
      case source
      /// In a panel.
      case panel
      /// In the view of a row, which has the pointer until the button comes up.
      case view(ElementID)
    }

    package var button: PointerButton
    package var origin: Origin
    /// From where the pointer has to move before the press is a drag.
    package var point: Point
    package var time: Timestamp
  }

  /// Who moved the highlight last. A resting pointer never takes it from the keyboard.
  package enum Control: Hashable, Sendable {
    case pointer
    case keyboard
  }
}
