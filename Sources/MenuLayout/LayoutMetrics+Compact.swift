internal import MenuPrimitives

extension LayoutMetrics {
  /// The numbers of `design/look.md`, which are for a desktop font of 10 pt, 13.3 logical pixels.
  static func compact(bodyFontSize size: Double) -> LayoutMetrics {
    let ownSize = 40.0 / 3
    let body = size.isFinite && size > 0 ? min(size, 200) : ownSize
    let scale = body / ownSize
    return LayoutMetrics(
      density: .compact,
      bodyFontSize: body,
      // A desktop grows with its font and leaves nothing out.
      textSize: .ordinary,
      titleFont: FontSpec(size: body),
      subtitleFont: FontSpec(size: 0.87 * body),
      captionFont: FontSpec(size: 0.87 * body, weight: .semibold),
      shortcutFont: FontSpec(size: body),
      submenuHeaderFont: FontSpec(size: body, weight: .semibold),
      tooltipFont: FontSpec(size: body),
      cornerRadius: 10,
      insideMargin: 5,
      minimumWidth: 120,
      maximumWidth: 420 * max(1, scale),
      maximumWorkAreaShare: 0.5,
      screenMargin: .zero,
      textPadding: 4 * scale,
      captionPadding: 4 * scale,
      minimumRowHeight: 24 * scale,
      // A finger doesn't grow with the font.
      minimumTouchRowHeight: max(28, 24 * scale),
      maximumLines: 1,
      highlightRadius: 6,
      // 5 inside margin and 8 within the highlight.
      contentLeading: 5 + 8 * scale,
      // The mark's column is 20 wide and begins 4 within the highlight.
      markedContentLeading: 5 + 24 * scale,
      leadingMarkCenter: 5 + 14 * scale,
      markSize: 16 * scale,
      contentTrailing: 5 + 8 * scale,
      trailingMarkSize: 14 * scale,
      // The chevron's tip is 3 from the middle of its square: it ends 12 from the edge.
      trailingMarkCenter: 5 + 10 * scale,
      markedContentTrailing: 5 + 24 * scale,
      imageSize: Size(width: 16 * scale, height: 16 * scale),
      symbolSize: 16 * scale,
      spinnerSize: 16 * scale,
      imageGap: 8 * scale,
      trailingImageCenter: 0,
      imagedContentTrailing: 5 + 8 * scale,
      // An emoji of the body font is a quarter wider than the font is high.
      accessorySize: Size(width: 22 * scale, height: 22 * scale),
      // Within the highlight's padding of 8, with the gap that pictures have on the other side.
      accessoryCenter: 5 + 19 * scale,
      accessoryContentTrailing: 5 + 38 * scale,
      shortcutGap: 24 * scale,
      cells: .compact(bodyFontSize: body, scale: scale),
      searchFieldHeight: 26 * scale,
      searchFieldPadding: 3,
      searchFieldMinimumWidth: 180 * scale,
      searchFieldInset: 8,
      bandHeight: 0,
      separatorMargin: 5,
      separatorInset: 10,
      captionLineGap: 8 * scale,
      overflowMarkHeight: 20,
      cascadeOverlap: 3,
      stackInset: 12,
      stackRise: 12,
      stackReserve: 128,
      stackShortArea: 450,
      stackScale: 0.97,
      leastUsefulHeight: 96 * scale,
      tooltipPadding: Insets(top: 4, leading: 8, bottom: 4, trailing: 8),
      tooltipMaximumWidth: 320,
      tooltipMaximumLines: 12,
      tooltipCornerRadius: 6,
      tooltipGap: 4)
  }
}
