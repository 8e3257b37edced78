/// Where views say that their frames have changed: a menu that hangs from one of them follows.
@MainActor package enum ViewPlaces {
  /// Someone who is told that a view has another frame.
  @MainActor package protocol Observer: AnyObject {
    /// The view lies elsewhere in its superview, or has another size.
    func frameChanged(of view: View)
  }

  private struct Entry {
    weak var observer: (any Observer)?
  }

  private static var entries: [Entry] = []

  /// Starts to tell `observer`, which isn't retained.
  package static func add(_ observer: any Observer) {
    remove(observer)
    entries.append(Entry(observer: observer))
  }

  /// Stops to tell `observer`.
  package static func remove(_ observer: any Observer) {
    entries.removeAll { $0.observer == nil || $0.observer === observer }
  }

  /// Tells every observer; without one, as nearly always, it is over before it begins.
  static func announce(_ view: View) {
    if entries.isEmpty { return }
    for entry in entries { entry.observer?.frameChanged(of: view) }
  }
}
