public import MenuPrimitives

/// Places its subviews one below the other.
@MainActor open class VStack: Stack {
  /// Makes a column of views.
  public init(
    alignment: Alignment = .leading, spacing: Double = 8, insets: Insets = .zero,
    _ views: [View] = []
  ) {
    super.init(.vertical, spacing: spacing, insets: insets, alignment: alignment, views)
  }
}
