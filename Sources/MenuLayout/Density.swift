/// How much room rows take.
public enum Density: Hashable, Sendable, CaseIterable {
  /// The numbers of iOS: for fingers and for code that comes from there.
  case regular
  /// The rows of a pointer desktop, sized by its font.
  case compact
}
