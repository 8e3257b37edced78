package import MenuViews

/// The views of one half of an open list (its headers, or what scrolls): those that rows show, and
/// those that wait to be used again.
///
/// What waits is bounded. Views of an identifier never wait in greater number than have shown at one
/// time; of the views that belong to single elements, those that left the sight longest ago are given
/// up.
@MainActor package final class ReusableViewCache {
  private struct Place: Hashable {
    let row: ElementID
    let slot: ViewSlot
  }

  private enum Pool: Hashable {
    case element(Place, configuration: UInt64)
    case identifier(String, ViewSlot)
  }

  private struct Shown {
    let view: View
    /// The configuration that the view came from.
    let configuration: UInt64
    let pool: Pool?
  }

  private struct Waiting {
    let view: View
    let lastPlace: Place
  }

  /// The most views of single elements that wait.
  package static let singleElementLimit = 128

  private var shown: [Place: Shown] = [:]
  private var waiting: [Pool: [Waiting]] = [:]
  /// The pools of single elements that hold a view, longest waiting first.
  private var singles: [Pool] = []

  package init() {}

  /// The number of views that wait.
  package var waitingCount: Int { waiting.values.reduce(0) { $0 + $1.count } }

  /// The view that a row shows at the moment; nil: none yet.
  package func shownView(of row: ElementID, in slot: ViewSlot) -> View? {
    shown[Place(row: row, slot: slot)]?.view
  }

  /// The view that a row is to show: the one that it shows, one that waits, or a new one.
  ///
  /// A view that the row shows stays while its configuration is the same, or another one that may use
  /// it. The caller then calls the updater.
  package func view(
    of row: ElementID, in slot: ViewSlot, by configuration: ReusableViewConfiguration
  ) -> View {
    let place = Place(row: row, slot: slot)
    let pool = pool(of: configuration, at: place)
    if let current = shown[place] {
      let isSame = current.configuration == configuration.serial
      if isSame || isShared(pool) && current.pool == pool {
        shown[place] = Shown(view: current.view, configuration: configuration.serial, pool: pool)
        return current.view
      }
      shown[place] = nil
      // What only the configuration before could use is of no use any more.
      if isShared(current.pool) { wait(current, lastAt: place) }
    }
    let view = pool.flatMap { take(from: $0, for: place) } ?? configuration.provider()
    shown[place] = Shown(view: view, configuration: configuration.serial, pool: pool)
    return view
  }

  /// A row doesn't show any more: its views may be used again, as far as they can be.
  package func release(_ row: ElementID, in slot: ViewSlot) {
    let place = Place(row: row, slot: slot)
    guard let view = shown.removeValue(forKey: place) else { return }
    wait(view, lastAt: place)
  }

  /// Gives up all views.
  package func removeAll() {
    shown = [:]
    waiting = [:]
    singles = []
  }

  private func pool(of configuration: ReusableViewConfiguration, at place: Place) -> Pool? {
    switch configuration.reuse {
    case .never: nil
    case .sameElement: .element(place, configuration: configuration.serial)
    case .identifier(let identifier): .identifier(identifier, place.slot)
    }
  }

  private func isShared(_ pool: Pool?) -> Bool {
    if case .identifier = pool { true } else { false }
  }

  private func take(from pool: Pool, for place: Place) -> View? {
    guard var views = waiting[pool], !views.isEmpty else { return nil }
    let index = views.lastIndex { $0.lastPlace == place } ?? 0
    let view = views.remove(at: index).view
    waiting[pool] = views.isEmpty ? nil : views
    singles.removeAll { $0 == pool }
    return view
  }

  private func wait(_ view: Shown, lastAt place: Place) {
    guard let pool = view.pool else { return }
    waiting[pool, default: []].append(Waiting(view: view.view, lastPlace: place))
    guard !isShared(pool) else { return }
    singles.append(pool)
    if singles.count > Self.singleElementLimit { waiting[singles.removeFirst()] = nil }
  }
}
