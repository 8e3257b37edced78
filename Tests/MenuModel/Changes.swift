import MenuModel

/// Waits for changes of elements.
@MainActor enum Changes {
  private final class Waiter: ElementChanges.Observer {
    private var continuation: CheckedContinuation<Void, Never>?

    func elementsChanged() {
      continuation?.resume()
      continuation = nil
    }

    func wait() async {
      await withCheckedContinuation { continuation = $0 }
    }
  }

  /// Returns as soon as a condition holds that changes of elements bring about.
  static func until(_ condition: () -> Bool) async {
    let waiter = Waiter()
    ElementChanges.add(waiter)
    defer { ElementChanges.remove(waiter) }
    while !condition() { await waiter.wait() }
  }
}
