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
    drawing(.title) { canvas in
      canvas.draw(canvas.row.title, ink.label)
      canvas.drawMnemonic(content, ink.label)
    }
    drawDetails(content, ink)
  }

  /// Draws what stands beside the title.
  mutating func drawDetails(_ content: RowContent, _ ink: Ink) {
    drawing(.subtitle) { $0.draw($0.row.subtitle, ink.secondary) }
    drawing(.shortcut) { $0.draw($0.row.shortcut, ink.secondary) }
    guard let image = content.image else { return }
    drawPicture(image, of: content, ink)
  }

  /// Draws a row's picture.
  mutating func drawPicture(
    _ image: Image, of content: RowContent, _ ink: Ink, opacity: Double = 1
  ) {
    guard let box = row.image else { return }
    let isDimmed = !content.isEnabled && !image.isTemplate
    let opacity = isDimmed ? theme.disabledImageOpacity * opacity : opacity
    drawing(.image) { $0.draw(image, in: box, ink.label, opacity: opacity) }
  }

  /// Draws the check or dash in the leading column.
  mutating func drawMark(_ content: RowContent, _ color: Color) {
    guard let box = row.leadingMark else { return }
    let symbol: Symbol
    switch content.mark {
    case .none: return
    case .selected: symbol = .checkmark
    case .mixed: symbol = .dash
    }
    drawing(.mark) { $0.draw(Image(symbol: symbol), in: box, color) }
  }

  /// The chevron that points to where a submenu opens.
  var forwardChevron: Image {
    switch panel.panel.constraints.direction {
    case .leftToRight: Image(symbol: .chevronRight)
    case .rightToLeft: Image(symbol: .chevronLeft)
    }
  }
}
