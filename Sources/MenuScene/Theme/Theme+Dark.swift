import MenuLayout
import MenuPrimitives

extension Theme {
  /// The dark theme, from the same sources as the bright one.
  static func dark(_ density: Density, tint: Color) -> Theme {
    let label = Color.white
    let secondary = Color(hex: 0xEBEBF5, alpha: 0.6)
    let lit = Highlight(fill: Color(white: 1, alpha: 0.135))
    return Theme(
      name: "dark \(density.name)",
      label: label,
      secondaryLabel: secondary,
      destructive: Color(hex: 0xFF453A),
      tint: tint,
      panelBackground: Color(hex: 0x242424),
      panelBorder: Color(white: 1, alpha: density == .regular ? 0.08 : 0.12),
      panelBorderWidth: 1,
      shadow: .panel(density),
      shadowOpacityBelow: 0.5,
      contentOpacityBelow: 0.5,
      thinSeparator: density == .regular
        ? Color(hex: 0x545458, alpha: 0.6) : Color(white: 1, alpha: 0.12),
      thickSeparator: Color(white: 0, alpha: 0.16),
      caption: secondary,
      highlight: density == .regular ? lit : .filled(with: tint),
      openRow: density == .regular ? Highlight(fill: Color(white: 1, alpha: 0.085)) : lit,
      paletteItem: secondary,
      paletteDisabled: Color(hex: 0xEBEBF5, alpha: 0.3),
      paletteHighlight: lit,
      overflowMark: secondary,
      disabledImageOpacity: 0.45,
      tooltipBackground: Color(hex: 0x3A3A3C),
      tooltipLabel: Color(hex: 0xF2F2F7),
      tooltipBorder: Color(white: 1, alpha: 0.14),
      tooltipShadow: .tooltip,
      transitions: .of(density))
  }
}
