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

  /// Draws title, subtitle, shortcut and picture: what actions and submenus have in common.
  mutating func drawTitled(_ content: RowContent, _ ink: Ink) {
    draw(row.title, ink.label)
    drawMnemonic(content, ink.label)
    drawDetails(content, ink)
  }

  /// Draws what stands beside the title.
  mutating func drawDetails(_ content: RowContent, _ ink: Ink) {
    draw(row.subtitle, ink.secondary)
    draw(row.shortcut, ink.secondary)
    guard let image = content.image, let box = row.image else { return }
    let isDimmed = !content.isEnabled && !image.isTemplate
    draw(image, in: box, ink.label, opacity: isDimmed ? theme.disabledImageOpacity : 1)
  }

  /// Draws the check or dash in the leading column.
  mutating func drawMark(_ content: RowContent, _ color: Color) {
    guard let box = row.leadingMark else { return }
    switch content.mark {
    case .none: break
    case .selected: draw(Image(symbol: .checkmark), in: box, color)
    case .mixed: draw(Image(symbol: .dash), in: box, color)
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
