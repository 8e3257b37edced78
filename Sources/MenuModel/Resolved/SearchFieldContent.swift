/// What the row of a search field shows besides the text, which the field itself holds.
public struct SearchFieldContent: Hashable, Sendable {
  /// What stands in the field while it is empty.
  public var placeholder: String
  /// Whether the user can edit it.
  public var isEnabled: Bool
  /// What assistive technology is told besides; nil: nothing.
  public var accessibility: RowAccessibility?

  /// What assistive technology reads instead of the placeholder.
  public var accessibilityLabel: String? { accessibility?.label }

  /// Describes a field.
  public init(placeholder: String, isEnabled: Bool = true, accessibility: RowAccessibility? = nil) {
    self.placeholder = placeholder
    self.isEnabled = isEnabled
    self.accessibility = accessibility
  }
}
