import MenuPrimitives

/// A moment that the views of a window wait for.
struct WindowAlarm {
  /// When.
  var time: Timestamp
  /// What is to be done then.
  var ring: @MainActor () -> Void
}
