import MenuLayout
import MenuModel
import MenuPrimitives
import MenuScene
import MenuViews

extension PanelViews {
  /// How the views of a row look: like the panel, and in the colours of a lit row on a lit row.
  func style(of row: ElementID, _ attributes: RowContent, _ situation: Situation) -> ViewStyle {
    var style = ViewStyle(situation.appearance)
    let theme = situation.appearance.theme
    let light: Theme.Highlight? =
      if situation.lights.highlight == row {
        theme.highlight
      } else if situation.lights.openRow == row {
        theme.openRow
      } else {
        nil
      }
    guard let light else { return style }
    if let label = light.label {
      for role in [ColorRole.label, .destructive, .systemRed, .accent] {
        style.palette[role] = label
      }
    }
    if let secondary = light.secondaryLabel {
      for role in [ColorRole.secondaryLabel, .tertiaryLabel, .placeholderText, .disabled] {
        style.palette[role] = secondary
      }
    }
    return style
  }
}

extension ViewStyle {
  /// The style of views in a panel.
  @MainActor init(_ appearance: SessionAppearance) {
    let (theme, environment) = (appearance.theme, appearance.environment)
    var palette = ViewPalette(theme.viewAppearance)
    palette[.label] = theme.label
    palette[.secondaryLabel] = theme.secondaryLabel
    palette[.destructive] = theme.destructive
    palette[.accent] = theme.tint
    palette[.background] = theme.panelBackground
    palette[.separator] = theme.thinSeparator
    self.init(
      palette: palette, fontFamily: environment.fontFamily,
      fontSize: appearance.metrics.bodyFontSize, scale: environment.scale,
      layoutDirection: environment.layoutDirection, reducesMotion: environment.reducesMotion)
  }
}

extension Theme {
  /// What the colours that a theme doesn't name start from.
  fileprivate var viewAppearance: ViewPalette.Appearance {
    if panelBackground.luminance < 0.4 { return .dark }
    return panelBorder == .black ? .highContrast : .light
  }
}
