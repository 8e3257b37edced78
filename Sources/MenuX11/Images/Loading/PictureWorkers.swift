import Glibc

/// Threads that load pictures while the main thread draws and listens. They begin with the first picture
/// and wait without cost when there is nothing to do.
///
/// A picture that takes for ever, such as one on a network drive that is gone, keeps one thread; others
/// go on as long as there are some left.
final class PictureWorkers: @unchecked Sendable {
  /// What becomes of a request.
  typealias Outcome = Result<DecodedPicture, ImageError>

  /// How many threads there are at most.
  static let mostThreads = 4
  /// How many requests wait at most; the oldest are forgotten, as nobody looks at them any more.
  static let mostWaiting = 256

  private let decode: @Sendable (PictureRequest) -> Outcome
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let work = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private let ready = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  // All below is touched with the mutex alone.
  private var waiting: [PictureRequest] = []
  private var done: [(PictureRequest, Outcome)] = []
  private var threads = 0
  private var idle = 0
  private var isOver = false

  /// Prepares to load; starts nothing yet.
  init(decode: @escaping @Sendable (PictureRequest) -> Outcome) {
    self.decode = decode
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(work, nil)
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    pthread_cond_init(ready, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_cond_destroy(ready)
    pthread_cond_destroy(work)
    pthread_mutex_destroy(mutex)
    ready.deallocate()
    work.deallocate()
    mutex.deallocate()
  }

  /// Lets the threads end when they have finished what they do.
  func finish() {
    locked {
      isOver = true
      waiting = []
      pthread_cond_broadcast(work)
    }
  }

  /// Asks for a picture.
  ///
  /// - Returns: a request that is forgotten in its place.
  func submit(_ request: PictureRequest) -> PictureRequest? {
    locked {
      waiting.append(request)
      // Two threads keep a small machine busy; more begin only where one is stuck.
      if idle == 0, threads == 0 || (threads == 1 && waiting.count > 8) { startThread() }
      pthread_cond_signal(work)
      return waiting.count > Self.mostWaiting ? waiting.removeFirst() : nil
    }
  }

  /// Gives what waits to another thread: those that are there have been at one picture for long.
  func relieve() {
    locked {
      if idle == 0, !waiting.isEmpty, threads < Self.mostThreads { startThread() }
    }
  }

  /// What has become of requests since the last time.
  func takeResults() -> [(PictureRequest, Outcome)] {
    locked {
      defer { done = [] }
      return done
    }
  }

  /// Waits until a request has become something.
  ///
  /// - Returns: whether one has.
  func waitForResult(atMost duration: Duration) -> Bool {
    var end = timespec()
    clock_gettime(CLOCK_MONOTONIC, &end)
    let (seconds, attoseconds) = duration.components
    let nanoseconds = end.tv_nsec + Int(attoseconds / 1_000_000_000)
    end.tv_sec += Int(seconds) + nanoseconds / 1_000_000_000
    end.tv_nsec = nanoseconds % 1_000_000_000
    return locked {
      while done.isEmpty {
        if pthread_cond_timedwait(ready, mutex, &end) != 0 { break }
      }
      return !done.isEmpty
    }
  }

  // MARK: Threads

  private func locked<Value>(_ body: () -> Value) -> Value {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }

  private func startThread() {
    // Signals are the program's affair.
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let me = Unmanaged.passRetained(self)
    var thread = pthread_t()
    let failure = pthread_create(
      &thread, nil,
      { context in
        if let context {
          Unmanaged<PictureWorkers>.fromOpaque(context).takeRetainedValue().serve()
        }
        return nil
      }, me.toOpaque())
    guard failure == 0 else { return me.release() }
    pthread_detach(thread)
    threads += 1
  }

  private func serve() {
    pthread_mutex_lock(mutex)
    while true {
      idle += 1
      while waiting.isEmpty, !isOver { pthread_cond_wait(work, mutex) }
      idle -= 1
      guard !isOver else { break }
      let request = waiting.removeFirst()
      pthread_mutex_unlock(mutex)
      let outcome = decode(request)
      pthread_mutex_lock(mutex)
      done.append((request, outcome))
      pthread_cond_signal(ready)
    }
    threads -= 1
    pthread_mutex_unlock(mutex)
  }
}
