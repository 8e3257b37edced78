package import MenuLayout
package import MenuModel
package import MenuPrimitives

/// What input means for the whole chain of open panels: one state machine, without a display or a
/// clock. It reads a layout; it decides the open path, the highlights and the scroll offsets.
package struct MenuTracker: Hashable, Sendable {
  /// How the menu came up.
  package enum Opening: Hashable, Sendable {
    /// A button went down there and is perhaps still held: it may be dragged onto a row.
    case press(PointerButton, Point)
    /// By a key or a program. The pointer is where it is and means nothing until it moves.
    case program
  }

  /// What the tracker knows of one open panel.
  package struct LevelState: Hashable, Sendable {
    /// The highlighted row; the open path stays highlighted in its parents.
    package var highlight: ElementID?
    package var scrollOffset: Double
    package init(highlight: ElementID? = nil, scrollOffset: Double = 0) {
      self.highlight = highlight
      self.scrollOffset = scrollOffset
    }
  }

  /// The open levels, the root first; there is always a root.
  package private(set) var levels: [LevelState]
  /// The submenu rows that are open, each in the level before it: one shorter than `levels`.
  package private(set) var openPath: [ElementID]
  /// When `deadlineReached` wants to be called; nil while nothing is due.
  package private(set) var deadline: Timestamp?
  /// The row whose tooltip is due.
  package private(set) var tooltipRow: ElementID?
  /// Whether mnemonics are to be underlined: from the first Alt press or keyboard opening.
  package private(set) var showsMnemonics: Bool

  package init(
    opening: Opening, configuration: TrackingConfiguration = TrackingConfiguration(),
    at time: Timestamp
  ) {
    levels = [LevelState()]
    openPath = []
    showsMnemonics = false
  }

  /// Takes one event and says what is to be done outside.
  package mutating func handle(
    _ event: InputEvent, at time: Timestamp, in stack: StackLayout
  ) -> [TrackingEffect] { [] }

  /// To be called at `deadline`; later is as good, earlier does nothing.
  package mutating func deadlineReached(
    at time: Timestamp, in stack: StackLayout
  ) -> [TrackingEffect] { [] }

  /// Brings the state in line with a changed layout: closes submenus whose row has gone, moves a
  /// highlight off a row that has gone or can't be chosen any more, limits scroll offsets.
  package mutating func reconcile(with stack: StackLayout, at time: Timestamp) {}

  /// Opens the submenu of a row of the current level, as a program does (the launcher's `--open`).
  package mutating func openSubmenu(_ row: ElementID) {}

  /// Highlights a row of the current level, as a program does.
  package mutating func highlight(_ row: ElementID, in stack: StackLayout) {}
}
