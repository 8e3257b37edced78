public import MenuPrimitives

/// Colours by role and motion, as a table: what makes light, dark and high contrast differ.
public struct Theme: Hashable, Sendable {
  /// The name of the theme.
  public var name: String
  /// What a panel is filled with.
  public var panelBackground: Color
  public init(name: String, panelBackground: Color) {
    self.name = name
    self.panelBackground = panelBackground
  }
}
