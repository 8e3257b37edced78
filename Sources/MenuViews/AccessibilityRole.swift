/// What a view is, for assistive technology.
public enum AccessibilityRole: Hashable, Sendable {
  /// Nothing by itself: its subviews speak.
  case group
  case text, image, button
  /// A button that opens a menu.
  case menuButton
}
