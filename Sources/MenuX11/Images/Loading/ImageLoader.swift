import CX11
import MenuPrimitives

/// Loads pictures when they are first drawn, and keeps them on the server at the size of their use.
///
/// Files are read and decoded on other threads. A frame asks for all of its pictures before it draws, and
/// waits for `frameBudget` at most; what isn't ready then stays blank until it is.
@MainActor final class ImageLoader {
  /// A picture as it can be drawn now.
  enum State {
    /// It is there.
    case ready(ServerImage)
    /// It comes later.
    case loading
    /// It will never come.
    case broken
  }

  /// How long a frame waits for its pictures.
  var frameBudget: Duration = .milliseconds(8)
  /// The memory that pictures may take on the server, in bytes; those that weren't drawn for long go.
  static let memoryLimit = 16 << 20

  private let context: RenderContext
  private let clock = ContinuousClock()
  private let icons: () -> IconSurroundings
  private var library: PictureLibrary?
  private var workers: PictureWorkers?
  private var images = BoundedCache<PictureRequest, Entry>(limit: ImageLoader.memoryLimit)
  private var pending: Set<PictureRequest> = []
  private var waitingSince: ContinuousClock.Instant?
  private var waited: Duration = .zero

  private enum Entry {
    case ready(ServerImage)
    case broken
  }

  /// Prepares to load; reads nothing yet.
  ///
  /// - Parameter icons: where icons lie; asked when the first picture is to be loaded.
  init(_ context: RenderContext, icons: @escaping () -> IconSurroundings) {
    self.context = context
    self.icons = icons
  }

  isolated deinit {
    workers?.finish()
  }

  /// Looks whether icons lie elsewhere from now on, and takes them from there.
  ///
  /// - Returns: whether pictures may look different now.
  func iconsChanged() -> Bool {
    guard let library, library.surroundings != icons() else { return false }
    self.library = nil
    workers?.finish()
    workers = nil
    pending = []
    images.removeAll()
    return true
  }

  // MARK: Drawing

  /// Gives the frame that begins its time, and asks for a picture of it.
  func beginFrame() {
    waited = .zero
  }

  /// Asks for a picture that will be drawn soon, so that it is ready by then.
  func prepare(_ image: Image, fitting width: Int, _ height: Int, scale: Double) {
    guard let request = PictureRequest(image, width: width, height: height, scale: scale),
      !request.isQuick, images.value(for: request) == nil
    else { return }
    submit(request)
  }

  /// A picture scaled to fit a box of device pixels.
  func picture(
    _ image: Image, fitting width: Int, _ height: Int, scale: Double
  ) -> State {
    guard let request = PictureRequest(image, width: width, height: height, scale: scale) else {
      return .broken
    }
    if let known = state(of: request) { return known }
    if request.isQuick {
      keep(openLibrary().picture(request), for: request)
      return state(of: request) ?? .broken
    }
    submit(request)
    while waited < frameBudget {
      let start = clock.now
      let isReady = workers?.waitForResult(atMost: frameBudget - waited) ?? false
      waited += clock.now - start
      guard isReady else { break }
      _ = takeResults()
      if let known = state(of: request) { return known }
    }
    return .loading
  }

  private func state(of request: PictureRequest) -> State? {
    switch images.value(for: request) {
    case .ready(let image): .ready(image)
    case .broken: .broken
    case nil: nil
    }
  }

  // MARK: Loading

  /// Whether pictures that were asked for have not been loaded yet.
  var hasPending: Bool { !pending.isEmpty }

  /// How long to wait before looking whether more pictures are ready: short at first, and longer the
  /// longer they take.
  var pause: Duration {
    let age = waitingSince.map { clock.now - $0 } ?? .zero
    return min(max(age / 4, .milliseconds(1)), .milliseconds(50))
  }

  /// Takes the pictures that have become ready.
  ///
  /// - Returns: whether something can now be drawn that couldn't before.
  func takeResults() -> Bool {
    guard let workers else { return false }
    let results = workers.takeResults()
    for (request, outcome) in results {
      pending.remove(request)
      keep(outcome, for: request)
    }
    if results.isEmpty {
      if let waitingSince, clock.now - waitingSince > .milliseconds(250) { workers.relieve() }
    } else {
      waitingSince = clock.now
    }
    return !results.isEmpty
  }

  /// Waits until everything that was asked for has been loaded, for a while at most.
  func waitForAll(atMost duration: Duration) {
    let end = clock.now.advanced(by: duration)
    while hasPending, clock.now < end {
      _ = workers?.waitForResult(atMost: min(end - clock.now, .milliseconds(100)))
      _ = takeResults()
    }
  }

  private func submit(_ request: PictureRequest) {
    guard pending.insert(request).inserted else { return }
    if waitingSince == nil || pending.count == 1 { waitingSince = clock.now }
    let workers = openWorkers()
    if let forgotten = workers.submit(request) { pending.remove(forgotten) }
  }

  private func openLibrary() -> PictureLibrary {
    if let library { return library }
    let made = PictureLibrary(icons())
    library = made
    return made
  }

  private func openWorkers() -> PictureWorkers {
    if let workers { return workers }
    let library = openLibrary()
    let made = PictureWorkers { library.picture($0) }
    workers = made
    return made
  }

  private func keep(_ outcome: PictureWorkers.Outcome, for request: PictureRequest) {
    let problem: ImageError
    switch outcome {
    case .success(let picture):
      if let image = ServerImage(context, picture) {
        return images.insert(.ready(image), for: request, cost: image.cost)
      }
      problem = ImageError("it is too large for the display")
    case .failure(let error):
      problem = error
    }
    images.insert(.broken, for: request, cost: 64)
    Diagnostics.report(Diagnostic(request.source, problem))
  }
}
