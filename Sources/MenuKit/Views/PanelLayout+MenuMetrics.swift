import MenuLayout
import MenuModel
import MenuPrimitives
import MenuViews

extension PanelLayout {
  /// What the updater of a row's views is told.
  ///
  /// The colour follows the row's light by itself: it is one with a role.
  func menuMetrics(ofRow index: Int, attributes: RowContent) -> MenuMetrics {
    let color: Color =
      !attributes.isEnabled ? .secondaryLabel : attributes.isDestructive ? .destructive : .label
    return MenuMetrics(
      maximumNumberOfLines: metrics.maximumLines,
      contentFont: .systemFont(ofSize: metrics.titleFont.size),
      contentColor: color,
      contentInsets: titleInsets(ofRow: index),
      menuHasLeadingAccessories: hasLeadingMarks(besideRow: index),
      leadingAccessoryCenterXOffset: metrics.leadingMarkCenter,
      leadingContentInsetOverrideWhenHavingAccessory: metrics.markedContentLeading,
      trailingAccessoryCenterXOffset: metrics.accessoryCenter,
      maximumIconSize: metrics.accessorySize,
      offsetBetweenTrailingContentAndCenterOfTrailingAccessory:
        metrics.accessoryContentTrailing - metrics.accessoryCenter)
  }
}
