package import MenuLayout
package import MenuModel
package import MenuPrimitives

/// What input means for the whole chain of open panels: one state machine, without a display or a
/// clock. It reads a layout; it decides the open path, the highlights and the scroll offsets.
///
/// After each event the caller lays out anew and calls `reconcile`: only then does the tracker know
/// the rows of a submenu that it has just opened.
package struct MenuTracker: Hashable, Sendable {
  /// How the menu came up.
  package enum Opening: Hashable, Sendable {
    /// A button went down there and is perhaps still held: it may be dragged onto a row.
    case press(PointerButton, Point)
    /// By a program. The pointer is where it is and means nothing until it moves.
    case program
    /// By a key: as by a program, with the first row highlighted and mnemonics shown.
    case key
  }

  /// What the tracker knows of one open panel.
  package struct LevelState: Hashable, Sendable {
    /// The highlighted row; the open path stays highlighted in its parents.
    package var highlight: ElementID?
    package var scrollOffset: Double
    /// Whether the list begins at its end: that shows first, and goes on to show when rows come or go
    /// until the user has scrolled away from it.
    var hangsAtEnd = false
    /// How far the palettes are scrolled.
    package var strips: StripOffsets = [:]
    /// Where the highlighted row was when last seen, to find its neighbour once it has gone.
    var highlightIndex: Int?
    /// The row whose view gets the keys while the level is the active one.
    package internal(set) var viewFocus: ElementID?
    package init(highlight: ElementID? = nil, scrollOffset: Double = 0) {
      self.highlight = highlight
      self.scrollOffset = scrollOffset
    }
  }

  /// A list that is about to show what was searched for.
  struct Search: Hashable, Sendable {
    var level: Int
    var isSearching: Bool
  }

  package let configuration: TrackingConfiguration
  /// What the pointer's buttons are about.
  package internal(set) var phase: Phase
  /// The open levels, the root first; there is always a root.
  package internal(set) var levels: [LevelState]
  /// The submenu rows that are open, each in the level before it: one shorter than `levels`.
  package internal(set) var openPath: [ElementID]
  /// The row whose tooltip is due; whether there is anything to say is for others to find out.
  package internal(set) var tooltipRow: ElementID?
  /// Whether mnemonics are to be underlined: from the first Alt or the first key that moves.
  package internal(set) var showsMnemonics: Bool
  /// Who moved the highlight last.
  package internal(set) var control: Control

  /// The level that has the pointer or the keyboard. A submenu beside its parent gets the keyboard
  /// when it is entered, not when hovering opens it.
  package internal(set) var focus: Int
  /// The configuration's, in nanoseconds: it is added at each motion.
  let tooltipDelay: Int64
  /// When `deadlineReached` wants to be called; nil while nothing is due.
  package private(set) var deadline: Timestamp?
  /// Where the pointer is; nil while nobody has said.
  var pointer: Point?
  /// Until the pointer has left the surroundings of this point, nothing opens or scrolls by itself.
  var restingPoint: Point?
  var trail: PointerTrail
  var timers: Timers { didSet { deadline = timers.earliest } }
  var typeahead: Typeahead
  /// The last key that went down: only that one repeats.
  var lastKey: KeyEvent?
  /// The row whose view knows that the pointer is over it.
  var hoveredView: ElementID?
  /// A search whose rows aren't known yet.
  var search: Search?
  /// Where keys that walk up and down go on in lines of cells.
  var column: Column?
  /// Whether the top level gets a highlight as soon as its rows are known.
  var highlightsFirstRow: Bool

  /// A tracker for a root panel that is about to show.
  ///
  /// A `pointer` that is known keeps its first event from being taken for a motion when it only says
  /// where the pointer was all along.
  package init(
    opening: Opening, configuration: TrackingConfiguration = TrackingConfiguration(),
    pointer: Point? = nil, at time: Timestamp
  ) {
    self.configuration = configuration
    tooltipDelay = configuration.tooltipDelay.inNanoseconds
    levels = [LevelState()]
    openPath = []
    showsMnemonics = false
    focus = 0
    trail = PointerTrail(memory: configuration.aimMemory)
    timers = Timers()
    typeahead = Typeahead()
    highlightsFirstRow = false
    switch opening {
    case .press(let button, let point):
      phase = .opening(Press(button: button, origin: .source, point: point, time: time))
      control = .pointer
      self.pointer = point
    case .program, .key:
      phase = .hovering
      control = .keyboard
      self.pointer = pointer
      highlightsFirstRow = opening == .key
      showsMnemonics = opening == .key
    }
    restingPoint = self.pointer
  }

  /// The highlighted row of a level; nil also for a level that isn't open.
  package func highlight(atLevel level: Int) -> ElementID? {
    levels.indices.contains(level) ? levels[level].highlight : nil
  }

  /// How far the list of a level is scrolled; zero also for a level that isn't open.
  package func scrollOffset(atLevel level: Int) -> Double {
    levels.indices.contains(level) ? levels[level].scrollOffset : 0
  }

  /// Takes over a press that went down elsewhere and is still held: it may be dragged onto a row and
  /// released there. Where a button is held already nothing happens.
  package mutating func takeOver(_ button: PointerButton, at point: Point, time: Timestamp) {
    guard phase == .hovering else { return }
    phase = .opening(Press(button: button, origin: .source, point: point, time: time))
    control = .pointer
    pointer = pointer ?? point
    restingPoint = pointer
  }

  /// Says whether the list of a level begins at its end, as one does that opens upwards.
  package mutating func setHangsAtEnd(_ hangsAtEnd: Bool, level: Int) {
    guard levels.indices.contains(level) else { return }
    levels[level].hangsAtEnd = hangsAtEnd
  }

  /// How far the palettes of a level are scrolled; none also for a level that isn't open.
  package func strips(atLevel level: Int) -> StripOffsets {
    levels.indices.contains(level) ? levels[level].strips : [:]
  }

  /// Takes one event and says what is to be done outside.
  package mutating func handle(
    _ event: InputEvent, at time: Timestamp, in stack: StackLayout
  ) -> [TrackingEffect] {
    guard phase != .finished else { return [] }
    let effects: [TrackingEffect]
    switch event {
    case .pointerMoved(let point):
      effects = pointerMoved(to: point, at: time, in: stack)
    case .buttonPressed(let button, let point):
      effects = buttonPressed(button, at: point, time, in: stack)
    case .buttonReleased(let button, let point):
      effects = buttonReleased(button, at: point, time, in: stack)
    case .scrolled(let dx, let dy, let point):
      effects = scrolled(event, across: dx, down: dy, at: point, time, in: stack)
    case .keyPressed(let key):
      effects = keyPressed(key, at: time, in: stack)
    case .keyReleased(let key):
      effects = keyReleased(key, in: stack)
    }
    // Only now: an event that waited in a queue decides before a timer that has waited as long.
    return effects + fireTimers(at: time, in: stack)
  }

  /// To be called at `deadline`; later is as good, earlier does nothing.
  package mutating func deadlineReached(
    at time: Timestamp, in stack: StackLayout
  ) -> [TrackingEffect] {
    fireTimers(at: time, in: stack)
  }

  private mutating func fireTimers(
    at time: Timestamp, in stack: StackLayout
  ) -> [TrackingEffect] {
    if let settle = timers.settle, settle.due <= time {
      timers.settle = nil
      settled(on: settle, in: stack)
    }
    if let dwell = timers.dwell, dwell.due <= time {
      timers.dwell = nil
      dwelled(on: dwell, in: stack)
    }
    if let tooltip = timers.tooltip, tooltip.due <= time {
      timers.tooltip = nil
      tooltipRow = tooltip.row
    }
    if let edge = timers.edge, edge.due <= time {
      return scrollAtEdge(edge, at: time, in: stack)
    }
    return []
  }

  /// Ends the menu.
  mutating func finish(_ reason: DismissReason) -> TrackingEffect {
    phase = .finished
    forgetTimers()
    return .dismiss(reason)
  }
}
