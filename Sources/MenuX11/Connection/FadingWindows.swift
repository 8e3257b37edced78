import CX11

/// Windows that the toolkit has done with, while events of theirs may still be on their way: nobody
/// else knows these windows.
struct FadingWindows {
  private var ends: [UInt32: UInt32] = [:]

  /// Starts with none.
  init() {}

  /// Takes note of a window whose events end with a request.
  mutating func add(_ window: UInt32, until sequence: UInt32) {
    ends[window] = sequence
  }

  /// Whether an event is one that was on its way. Those after it show that no more of some windows come.
  mutating func takes(_ event: XEvent) -> Bool {
    guard !ends.isEmpty, event.type != GenericEvent else { return false }
    let serial = UInt32(truncatingIfNeeded: event.xany.serial)
    ends = ends.filter { Int32(bitPattern: serial &- $0.value) <= 0 }
    return ends[UInt32(truncatingIfNeeded: event.xany.window)] != nil
  }
}
