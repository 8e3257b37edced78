/// Every delay and threshold of tracking, each with its reason; lengths in logical pixels.
public struct TrackingConfiguration: Hashable, Sendable {
  /// The defaults.
  public init() {}
}
