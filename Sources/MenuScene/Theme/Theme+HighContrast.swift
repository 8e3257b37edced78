import MenuLayout
import MenuPrimitives

extension Theme {
  /// Black on white, lines without shades. What is disabled still has a contrast of 7 : 1.
  static func highContrast(_ density: Density, tint: Color) -> Theme {
    let dim = Color(hex: 0x595959)
    return Theme(
      name: "highContrast \(density.name)",
      label: .black,
      secondaryLabel: dim,
      destructive: Color(hex: 0xA80000),
      tint: tint,
      panelBackground: .white,
      panelBorder: .black,
      panelBorderWidth: 2,
      shadow: .panel(density),
      shadowOpacityBelow: 0.5,
      contentOpacityBelow: 0.75,
      thinSeparator: .black,
      thickSeparator: Color(hex: 0x767676),
      caption: .black,
      highlight: .filled(with: tint, secondaryOpacity: 1),
      openRow: Highlight(fill: Color(hex: 0xD0D0D0)),
      paletteItem: .black,
      paletteDisabled: dim,
      paletteHighlight: Highlight(fill: Color(hex: 0xE0E0E0), border: .black),
      overflowMark: .black,
      disabledImageOpacity: 0.6,
      tooltipBackground: .white,
      tooltipLabel: .black,
      tooltipBorder: .black,
      tooltipShadow: .tooltip,
      transitions: .of(density))
  }
}
