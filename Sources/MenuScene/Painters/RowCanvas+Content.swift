import MenuModel
import MenuLayout
import MenuPrimitives

extension RowCanvas {
  /// The colours of a row with a title.
  struct Ink {
    var label: Color
    var secondary: Color
    var mark: Color
  }

  func ink(_ content: RowContent) -> Ink {
    let own: Ink =
      if !content.isEnabled {
        Ink(
          label: theme.secondaryLabel, secondary: theme.secondaryLabel,
          mark: theme.secondaryLabel)
      } else {
        Ink(
          label: content.isDestructive ? theme.destructive : theme.label,
          secondary: theme.secondaryLabel, mark: theme.label)
      }
    guard let highlight else { return own }
    return Ink(
      label: highlight.label ?? own.label, secondary: highlight.secondaryLabel ?? own.secondary,
      mark: highlight.label ?? own.mark)
  }

  /// Title, subtitle, shortcut, picture: what actions and submenus have in common.
  func titled(_ content: RowContent, _ ink: Ink) -> [DrawCommand] {
    draw(row.title, ink.label)
      + mnemonicLine(content, ink.label)
      + draw(row.subtitle, ink.secondary)
      + draw(row.shortcut, ink.secondary)
      + picture(content, ink.label)
  }

  private func picture(_ content: RowContent, _ color: Color) -> [DrawCommand] {
    guard let image = content.image, let box = row.image else { return [] }
    let isDimmed = !content.isEnabled && !image.isTemplate
    return draw(image, in: box, color, opacity: isDimmed ? theme.disabledImageOpacity : 1)
  }

  /// The check or dash in the leading column.
  func stateMark(_ content: RowContent, _ color: Color) -> [DrawCommand] {
    guard let box = row.leadingMark else { return [] }
    switch content.mark {
    case .none: return []
    case .selected: return draw(Image(symbol: .checkmark), in: box, color)
    case .mixed: return draw(Image(symbol: .dash), in: box, color)
    }
  }

  /// The chevron that points to where a submenu opens.
  var forwardChevron: Image {
    switch panel.panel.constraints.direction {
    case .leftToRight: Image(symbol: .chevronRight)
    case .rightToLeft: Image(symbol: .chevronLeft)
    }
  }
}
