/// What a view is, for assistive technology.
public enum AccessibilityRole: Hashable, Sendable {
  /// Nothing by itself: its subviews speak.
  case group
  case text, image, button
  /// A button that opens a menu.
  case menuButton
  /// A switch between on and off.
  case toggle
  /// A value that can be moved between two ends.
  case slider
  /// How much of something is done.
  case progress
  /// Something is going on, and nobody knows for how long.
  case busy
  /// A field for text, and one for text that is looked for.
  case textField, searchField
}
