import MenuPrimitives

/// What a run loop waits for besides the X connection.
struct LoopState {
  /// Descriptors that somebody wants to hear about.
  var watched: [Int32: @MainActor () -> Void] = [:]
  /// How many calls of `run` are to end.
  var isStopped = false
}
