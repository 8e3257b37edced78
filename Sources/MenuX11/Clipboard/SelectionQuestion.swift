import CX11

/// What another program asks of the owner of a selection.
struct SelectionQuestion: Hashable, Sendable {
  /// The window that gets the answer.
  var requestor: UInt32
  /// Which selection.
  var selection: UInt32
  /// What it asks for.
  var target: UInt32
  /// Where the answer goes; zero in questions of very old programs.
  var property: UInt32
  /// The time of the event that made it ask; zero: now.
  var time: UInt32

  /// Reads an event.
  init(_ event: XSelectionRequestEvent) {
    requestor = UInt32(truncatingIfNeeded: event.requestor)
    selection = UInt32(truncatingIfNeeded: event.selection)
    target = UInt32(truncatingIfNeeded: event.target)
    property = UInt32(truncatingIfNeeded: event.property)
    time = UInt32(truncatingIfNeeded: event.time)
  }
}
