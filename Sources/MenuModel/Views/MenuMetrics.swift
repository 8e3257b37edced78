public import MenuPrimitives
public import MenuViews

/// What the updater of a view is told about the rows around it, so that its own looks like them.
///
/// All lengths are logical pixels. Custom content is already placed inside the insets; they matter to a
/// view that takes a whole row.
public struct MenuMetrics: Hashable, Sendable {
  /// How large a symbol is beside text of its size.
  public enum SymbolScale: Hashable, Sendable {
    /// As large as the text asks for.
    case `default`
    case small, medium, large
  }

  /// The most lines that a title takes.
  public package(set) var maximumNumberOfLines: Int
  /// The face of titles.
  public package(set) var contentFont: Font
  /// The colour of the element's title: paler when it is off, red when it destroys.
  public package(set) var contentColor: Color
  /// The space around a title, from the edges of the panel.
  public package(set) var contentInsets: Insets
  /// Whether titles leave room for a column of checks and chevrons.
  public package(set) var menuHasLeadingAccessories: Bool
  /// The middle of that column, from the leading edge.
  public package(set) var leadingAccessoryCenterXOffset: Double
  /// How large checks and chevrons are.
  public package(set) var leadingAccessorySymbolScale: SymbolScale
  /// Where titles begin when there is that column.
  public package(set) var leadingContentInsetOverrideWhenHavingAccessory: Double
  /// Whether rows show pictures at all; for very large text they don't.
  public package(set) var canShowTrailingAccessory: Bool
  /// The middle of a picture, from the trailing edge.
  public package(set) var trailingAccessoryCenterXOffset: Double
  /// The largest picture that a row shows.
  public package(set) var maximumIconSize: Size
  /// How far from the middle of a picture a title ends.
  public package(set) var offsetBetweenTrailingContentAndCenterOfTrailingAccessory: Double

  /// Describes rows; by default those of a menu of the regular density without marks, in light
  /// colours.
  package init(
    maximumNumberOfLines: Int = 2, contentFont: Font = .systemFont(ofSize: 17),
    contentColor: Color = .black,
    contentInsets: Insets = Insets(top: 12, leading: 16, bottom: 12, trailing: 16),
    menuHasLeadingAccessories: Bool = false, leadingAccessoryCenterXOffset: Double = 18,
    leadingAccessorySymbolScale: SymbolScale = .small,
    leadingContentInsetOverrideWhenHavingAccessory: Double = 32,
    canShowTrailingAccessory: Bool = true, trailingAccessoryCenterXOffset: Double = 28,
    maximumIconSize: Size = Size(width: 24, height: 32),
    offsetBetweenTrailingContentAndCenterOfTrailingAccessory: Double = 12
  ) {
    self.maximumNumberOfLines = maximumNumberOfLines
    self.contentFont = contentFont
    self.contentColor = contentColor
    self.contentInsets = contentInsets
    self.menuHasLeadingAccessories = menuHasLeadingAccessories
    self.leadingAccessoryCenterXOffset = leadingAccessoryCenterXOffset
    self.leadingAccessorySymbolScale = leadingAccessorySymbolScale
    self.leadingContentInsetOverrideWhenHavingAccessory =
      leadingContentInsetOverrideWhenHavingAccessory
    self.canShowTrailingAccessory = canShowTrailingAccessory
    self.trailingAccessoryCenterXOffset = trailingAccessoryCenterXOffset
    self.maximumIconSize = maximumIconSize
    self.offsetBetweenTrailingContentAndCenterOfTrailingAccessory =
      offsetBetweenTrailingContentAndCenterOfTrailingAccessory
  }
}

extension MenuMetrics {
  /// Whether content of the same size is placed differently than with other metrics.
  public func hasDifferentLayout(from other: MenuMetrics) -> Bool {
    contentInsets != other.contentInsets || maximumIconSize != other.maximumIconSize
      || offsetBetweenTrailingContentAndCenterOfTrailingAccessory
        != other.offsetBetweenTrailingContentAndCenterOfTrailingAccessory
      || canShowTrailingAccessory != other.canShowTrailingAccessory
  }

  /// The space around a title that ends before the middle of a picture.
  public var effectiveInsetsBetweenLeadingEdgeAndTrailingAccessoryCenter: Insets {
    var insets = contentInsets
    insets.trailing = offsetBetweenTrailingContentAndCenterOfTrailingAccessory
    return insets
  }

  /// How far from the trailing edge of the panel a title ends, with a picture after it or without.
  public func effectiveTrailingInsetInSuperview(hasTrailingAccessory: Bool) -> Double {
    hasTrailingAccessory && canShowTrailingAccessory
      ? trailingAccessoryCenterXOffset + offsetBetweenTrailingContentAndCenterOfTrailingAccessory
      : contentInsets.trailing
  }

  /// The space around a title, from the edges of the panel, with a picture after it or without.
  public func effectiveInsetsInSuperview(hasTrailingAccessory: Bool) -> Insets {
    var insets = contentInsets
    insets.trailing = effectiveTrailingInsetInSuperview(hasTrailingAccessory: hasTrailingAccessory)
    return insets
  }
}
