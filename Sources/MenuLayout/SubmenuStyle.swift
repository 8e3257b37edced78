/// How submenus lie to their parents.
public enum SubmenuStyle: Hashable, Sendable, CaseIterable {
  /// Over their parent, which steps back, with a header row that leads back, as on iOS.
  case stacked
  /// Beside their parent, as on desktops.
  case cascading
}
