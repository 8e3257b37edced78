/// How much may move.
public enum Motion: Hashable, Sendable, CaseIterable {
  /// Everything that the theme describes.
  case full
  /// The user prefers less: only fades.
  case reduced
  /// Nothing moves: no compositor, or the application switched it off.
  case none
}
