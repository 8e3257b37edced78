#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Tells the thread that it was made on from every other one that runs at the same time.
struct CurrentThread: Sendable {
  private let identifier = pthread_self()

  /// Whether it was made on this thread.
  var isCurrent: Bool { pthread_equal(pthread_self(), identifier) != 0 }
}
