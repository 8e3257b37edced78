internal import MenuPrimitives

extension LayoutMetrics {
  /// The numbers of iOS (`reference/avemenukit.md`, section 2), which are for a body font of 17.
  ///
  /// Lengths that follow the text size there do so here. From a body font of 28 on, the first of the
  /// sizes there that are for people who don't see well, the panel is wider and rows are simpler.
  static func regular(bodyFontSize size: Double) -> LayoutMetrics {
    let body = size.isFinite && size > 0 ? min(size, 200) : 17
    let scale = body / 17
    let isAccessible = body >= 28
    let width: Double = isAccessible ? 353 : 250
    return LayoutMetrics(
      density: .regular,
      bodyFontSize: body,
      textSize: isAccessible ? .accessible : .ordinary,
      titleFont: FontSpec(size: body),
      subtitleFont: FontSpec(size: 15 * scale),
      captionFont: FontSpec(size: 12 * scale),
      shortcutFont: FontSpec(size: 15 * scale),
      submenuHeaderFont: FontSpec(size: body, weight: .semibold),
      tooltipFont: FontSpec(size: 13 * scale),
      cornerRadius: 13,
      insideMargin: 0,
      minimumWidth: width,
      maximumWidth: width,
      maximumWorkAreaShare: 1,
      screenMargin: Insets(top: 8, leading: 16, bottom: 8, trailing: 16),
      textPadding: 12 * scale,
      captionPadding: 10 * scale,
      minimumRowHeight: 0,
      minimumTouchRowHeight: 0,
      maximumLines: 2,
      highlightRadius: 0,
      contentLeading: 16,
      markedContentLeading: 32 * scale,
      leadingMarkCenter: 18 * scale,
      markSize: 17 * scale,
      contentTrailing: 16,
      trailingMarkSize: 17 * scale,
      trailingMarkCenter: 18 * scale,
      markedContentTrailing: 32 * scale,
      imageSize: Size(width: 24 * scale, height: 32 * scale),
      symbolSize: 22 * scale,
      spinnerSize: 20 * scale,
      imageGap: 8,
      trailingImageCenter: 28 * scale,
      imagedContentTrailing: 40 * scale,
      accessorySize: Size(width: 24 * scale, height: 32 * scale),
      accessoryCenter: 28 * scale,
      accessoryContentTrailing: 40 * scale,
      shortcutGap: 12,
      cells: .regular(scale: scale),
      searchFieldHeight: 36 * scale,
      searchFieldPadding: 10,
      searchFieldMinimumWidth: 0,
      searchFieldInset: 8,
      bandHeight: 8,
      separatorMargin: 0,
      separatorInset: 0,
      captionLineGap: 8,
      overflowMarkHeight: 30,
      cascadeOverlap: 0,
      stackInset: 12,
      stackRise: 12,
      stackReserve: isAccessible ? 0 : 128,
      // The largest phones are 440 wide: lying on their side, their lists get all of the height.
      stackShortArea: 450,
      stackScale: 0.97,
      leastUsefulHeight: 176 * scale,
      tooltipPadding: Insets(top: 6, leading: 10, bottom: 6, trailing: 10),
      tooltipMaximumWidth: 320,
      tooltipMaximumLines: 12,
      tooltipCornerRadius: 8,
      tooltipGap: 4)
  }
}
