import MenuModel
import MenuPrimitives
import MenuViews
import Testing

/// What updaters are told of the rows around.
struct MenuMetricsTests {
  @Test func theDefaultsAreThoseOfTheOriginal() {
    let metrics = MenuMetrics()
    #expect(metrics.maximumNumberOfLines == 2)
    #expect(metrics.contentFont == .systemFont(ofSize: 17))
    #expect(metrics.contentColor == .black)
    #expect(metrics.contentInsets == Insets(top: 12, leading: 16, bottom: 12, trailing: 16))
    #expect(!metrics.menuHasLeadingAccessories)
    #expect(metrics.leadingAccessoryCenterXOffset == 18)
    #expect(metrics.leadingAccessorySymbolScale == .small)
    #expect(metrics.leadingContentInsetOverrideWhenHavingAccessory == 32)
    #expect(metrics.canShowTrailingAccessory)
    #expect(metrics.trailingAccessoryCenterXOffset == 28)
    #expect(metrics.maximumIconSize == Size(width: 24, height: 32))
    #expect(metrics.offsetBetweenTrailingContentAndCenterOfTrailingAccessory == 12)
  }

  @Test func aTitleEndsBeforeThePictureOrAtItsInset() {
    let metrics = MenuMetrics()
    #expect(metrics.effectiveTrailingInsetInSuperview(hasTrailingAccessory: true) == 40)
    #expect(metrics.effectiveTrailingInsetInSuperview(hasTrailingAccessory: false) == 16)
    let large = MenuMetrics(canShowTrailingAccessory: false)
    #expect(large.effectiveTrailingInsetInSuperview(hasTrailingAccessory: true) == 16)
  }

  @Test func theInsetsFollow() {
    let metrics = MenuMetrics()
    #expect(
      metrics.effectiveInsetsInSuperview(hasTrailingAccessory: true)
        == Insets(top: 12, leading: 16, bottom: 12, trailing: 40))
    #expect(
      metrics.effectiveInsetsInSuperview(hasTrailingAccessory: false) == metrics.contentInsets)
    #expect(
      metrics.effectiveInsetsBetweenLeadingEdgeAndTrailingAccessoryCenter
        == Insets(top: 12, leading: 16, bottom: 12, trailing: 12))
  }

  @Test func onlyWhatMovesContentIsAnotherLayout() {
    let metrics = MenuMetrics()
    #expect(!metrics.hasDifferentLayout(from: MenuMetrics(contentColor: .white)))
    #expect(!metrics.hasDifferentLayout(from: MenuMetrics(maximumNumberOfLines: 1)))
    for other in [
      MenuMetrics(contentInsets: .zero), MenuMetrics(canShowTrailingAccessory: false),
      MenuMetrics(maximumIconSize: .zero),
      MenuMetrics(offsetBetweenTrailingContentAndCenterOfTrailingAccessory: 1),
    ] {
      #expect(metrics.hasDifferentLayout(from: other))
    }
  }
}
