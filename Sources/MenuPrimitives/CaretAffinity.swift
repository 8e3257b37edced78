/// On which side of a position between two characters a caret is drawn. It only matters where text of
/// two directions meets, because there the two sides lie apart.
public enum CaretAffinity: Hashable, Sendable {
  /// After the character before.
  case upstream
  /// Before the character that follows.
  case downstream
}
