/// Names a window of the window system, own or foreign.
public struct WindowID: Hashable, Sendable {
  /// The number that the window system gives it.
  public let rawValue: UInt64
  /// Names a window by its number.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
}
