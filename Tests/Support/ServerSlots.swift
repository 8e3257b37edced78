/// Keeps the number of X servers that run at the same time within what a small machine bears.
@MainActor enum ServerSlots {
  private static var free = 3
  private static var waiting: [CheckedContinuation<Void, Never>] = []

  /// Waits for a slot and takes it.
  static func take() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  /// Gives a slot back.
  static func giveBack() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
