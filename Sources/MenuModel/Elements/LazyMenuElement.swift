import MenuPrimitives

/// Stands for elements that are asked for when the list which it is in shows.
///
/// Until they are there a row says that they are being loaded; in a line of cells it is a cell. Then
/// they take its place.
open class LazyMenuElement: MenuElement {
  /// Takes the elements, on any thread, at once, later, or never. They are made on the main actor.
  /// Called again, it replaces what it was given before. When the list has closed in the meantime and
  /// the element doesn't cache, nothing happens.
  public typealias Completion =
    @Sendable (_ elements: @autoclosure @escaping @MainActor @Sendable () -> [MenuElement]) -> Void
  /// Is asked for the elements.
  public typealias Provider = (_ completion: @escaping Completion) -> Void

  private enum Source {
    case callback(Provider)
    case task(@MainActor @Sendable () async throws -> [MenuElement])
  }

  private enum Phase {
    case idle
    case loading(LoadingTask?)
    case loaded([MenuElement])
    case failed([MenuElement])
  }

  private var source: Source?
  private var phase = Phase.idle
  /// Counts loads: what an older one brings doesn't count any more.
  private var load: UInt64 = 0
  private var openLists = 0

  /// Whether what was loaded, and what is being loaded, is kept when the list closes. Otherwise the
  /// provider is asked each time that the list shows.
  public var shouldCache: Bool

  /// Is asked for the elements. Setting it drops what was loaded and, in a list that shows, asks again;
  /// nil: there is nothing, nor a row that says so. Nil is also what an element has that loads by a
  /// function which may wait.
  public var provider: Provider? {
    get { if case .callback(let provider) = source { provider } else { nil } }
    set {
      source = newValue.map { .callback($0) }
      reload()
    }
  }

  /// Makes an element whose elements are handed to a completion.
  public init(shouldCache: Bool = false, provider: Provider?) {
    self.shouldCache = shouldCache
    source = provider.map { .callback($0) }
    super.init()
  }

  /// Makes an element whose elements are returned by a function that may wait and fail.
  ///
  /// When the list closes before that, the task is cancelled, and the next time begins anew. An error
  /// shows as a row that says so and another one that tries again.
  public init(
    shouldCache: Bool = false,
    elements: @escaping @MainActor @Sendable () async throws -> [MenuElement]
  ) {
    self.shouldCache = shouldCache
    source = .task(elements)
    super.init()
  }

  /// What is in the place of the element: elements, or nothing as long as they are being loaded.
  var content: [MenuElement]? {
    switch phase {
    case .loaded(let elements), .failed(let elements): elements
    case .idle, .loading: nil
    }
  }

  /// Whether there is, or will be, anything to show.
  var hasProvider: Bool { source != nil }

  /// The row in the place of elements that are being loaded.
  private(set) lazy var loadingElement = LoadingElement(for: self)

  override func append(to builder: inout RunBuilder, owner: Menu) {
    builder.appendLazy(self, owner: owner)
  }

  private func reload() {
    drop()
    if openLists > 0 { ElementChanges.heeding { begin() } }
    setNeedsUpdate()
  }

  /// Forgets what was loaded and what is being loaded.
  private func drop() {
    load += 1
    phase = .idle
  }

  private func begin() {
    guard case .idle = phase, let source else { return }
    load += 1
    let load = load
    phase = .loading(nil)
    switch source {
    case .callback(let provider):
      let asking = CurrentThread()
      provider { [weak self] elements in
        if asking.isCurrent {
          MainActor.assumeIsolated { self?.take(elements, of: load) }
        } else {
          Task { @MainActor in self?.take(elements, of: load) }
        }
      }
    case .task(let elements):
      phase = .loading(
        LoadingTask(
          Task { @MainActor [weak self] in
            do {
              let elements = try await elements()
              self?.take({ elements }, of: load)
            } catch {
              self?.fail(error, of: load)
            }
          }))
    }
  }

  private func take(_ elements: () -> [MenuElement], of load: UInt64) {
    guard load == self.load else { return }
    phase = .loaded(elements())
    setNeedsUpdate()
  }

  private func fail(_ error: any Error, of load: UInt64) {
    guard load == self.load else { return }
    let strings = MenuStrings.current
    let words = (error as? any CustomStringConvertible)?.description
    let failure = Action(
      title: strings.loadingFailed, subtitle: words,
      image: Symbol(systemName: "exclamationmark.triangle").map { Image(symbol: $0) },
      isEnabled: false)
    let retry = Action(
      title: strings.tryAgain,
      image: Symbol(systemName: "arrow.clockwise").map { Image(symbol: $0) },
      keepsMenuPresented: true
    ) { [weak self] _ in self?.reload() }
    phase = .failed([failure, retry])
    setNeedsUpdate()
  }
}

extension LazyMenuElement: ListMember {
  func listAppeared() {
    openLists += 1
    begin()
  }

  func listClosed() {
    openLists -= 1
    guard openLists == 0 else { return }
    switch phase {
    case .idle: return
    case .loading(let task) where shouldCache && task == nil: return
    case .loaded where shouldCache: return
    case .loading, .loaded, .failed: drop()
    }
    setNeedsUpdate()
  }
}

/// A task that is cancelled when nobody waits for it any more.
private final class LoadingTask {
  private let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) {
    self.task = task
  }

  deinit {
    task.cancel()
  }
}
