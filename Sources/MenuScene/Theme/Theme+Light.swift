import MenuLayout
import MenuPrimitives

extension Theme {
  /// The bright theme. Text, separators and the regular density's fills are the reference's 2.6, with
  /// its flat stand-ins for materials; the compact density's lines are those of the desktop look.
  static func light(_ density: Density, tint: Color) -> Theme {
    let label = Color.black
    let secondary = Color(hex: 0x3C3C43, alpha: 0.6)
    let lit = Highlight(fill: Color(white: 0, alpha: 0.08))
    return Theme(
      name: "light \(density.name)",
      label: label,
      secondaryLabel: secondary,
      destructive: Color(hex: 0xFF3B30),
      tint: tint,
      panelBackground: Color(hex: 0xF7F7F7),
      panelBorder: Color(white: 0, alpha: density == .regular ? 0.06 : 0.12),
      panelBorderWidth: 1,
      shadow: .panel(density),
      shadowOpacityBelow: 0.5,
      contentOpacityBelow: 0.5,
      thinSeparator: density == .regular
        ? Color(hex: 0x3C3C43, alpha: 0.29) : Color(white: 0, alpha: 0.12),
      thickSeparator: Color(white: 0, alpha: 0.08),
      caption: secondary,
      highlight: density == .regular ? lit : .filled(with: tint),
      openRow: density == .regular ? Highlight(fill: Color(white: 0, alpha: 0.05)) : lit,
      paletteItem: secondary,
      paletteDisabled: Color(hex: 0x3C3C43, alpha: 0.3),
      paletteHighlight: lit,
      overflowMark: secondary,
      disabledImageOpacity: 0.45,
      tooltipBackground: Color(hex: 0xFCFCFC),
      tooltipLabel: Color(hex: 0x1C1C1E),
      tooltipBorder: Color(white: 0, alpha: 0.14),
      tooltipShadow: .tooltip,
      transitions: .of(density))
  }
}
