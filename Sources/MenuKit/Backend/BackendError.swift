/// Why a backend could not do something.
public enum BackendError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no display to show anything on; the text says which was tried.
  case noDisplay(String)
  /// The connection to the display broke.
  case displayLost
  /// Somebody else holds the pointer and the keyboard.
  case inputUnavailable(String)
  /// The display refused a request; the text says which.
  case refused(String)

  /// One sentence for a person.
  public var description: String {
    switch self {
    case .noDisplay(let text): text
    case .displayLost: "the connection to the display broke"
    case .inputUnavailable(let text): text
    case .refused(let text): text
    }
  }
}
