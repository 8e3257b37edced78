public import MenuPrimitives

/// Places its subviews side by side, from where a line of text begins to where it ends.
@MainActor open class HStack: Stack {
  /// Where subviews lie between top and bottom.
  public enum VerticalAlignment: Hashable, Sendable {
    case top, center, bottom
    /// From top to bottom.
    case fill
  }

  /// Makes a row of views.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double = 8, insets: Insets = .zero,
    _ views: [View] = []
  ) {
    let across: Alignment =
      switch alignment {
      case .top: .leading
      case .center: .center
      case .bottom: .trailing
      case .fill: .fill
      }
    super.init(.horizontal, spacing: spacing, insets: insets, alignment: across, views)
  }
}
