import MenuPrimitives

extension Button {
  /// Whether the ground has the accent colour.
  var hasAccentGround: Bool {
    switch appearance {
    case .prominent: isEnabled
    case .plain: isSelected
    case .bordered: false
    }
  }

  /// The colour of the title and of pictures that take one.
  var contentColor: Color {
    if !isEnabled { return .disabled }
    return hasAccentGround ? .onAccent : .label
  }

  /// Whether it looks held down: it is, or what it opened still shows.
  private var looksPressed: Bool { isPressed || isHighlighted }

  /// Fills the ground and draws the edge, as far as the button has them.
  func drawGround(in context: inout DrawingContext) {
    let shape = RoundedRect(bounds, radius: cornerRadius)
    if hasAccentGround {
      context.fill(shape, .accent)
      if looksPressed {
        context.fill(shape, .black.opacity(0.18))
      } else if isHovered {
        context.fill(shape, .white.opacity(0.1))
      }
      return
    }
    switch appearance {
    case .bordered, .prominent:
      context.fill(shape, isEnabled ? stateColor ?? .control : .control)
      context.border(shape, width: context.grid.pixel, .separator)
    case .plain:
      if let stateColor, isEnabled { context.fill(shape, stateColor) }
    }
  }

  private var stateColor: Color? {
    looksPressed ? .controlPressed : isHovered ? .controlHovered : nil
  }

  /// The measured content of a button.
  struct Anatomy {
    let padding, margin, imageSide, trailingSide, gap: Double

    var title: TextLayout?
    var size: Size
    private var contentWidth: Double

    @MainActor init(
      _ button: Button, style: ViewStyle, text: any TextMeasurer, width available: Double
    ) {
      padding = style.controlLength(12)
      margin = style.controlLength(4)
      imageSide = style.controlLength(16)
      trailingSide = style.controlLength(12)
      gap = style.controlLength(7)
      var pictures = 0.0
      let hasTitle = !button.title.isEmpty
      if button.image != nil { pictures += imageSide + (hasTitle ? gap : 0) }
      if button.trailingImage != nil {
        pictures += trailingSide + (hasTitle || button.image != nil ? gap : 0)
      }
      let around = 2 * padding
      if hasTitle {
        let room = available - around - pictures
        title = text.layout(
          button.title, font: style.font(Font(.style(.body), weight: .medium)),
          maximumWidth: room.isFinite ? max(0, room) : nil, maximumLines: 1)
      }
      contentWidth = (title?.size.width ?? 0) + pictures
      let height = max(title?.size.height ?? 0, imageSide)
      size = Size(
        width: contentWidth + around,
        height: max(style.controlLength(28), height + 2 * margin))
    }

    /// Where the parts lie; a trailing picture keeps to the far edge unless all is centred.
    @MainActor func frames(
      in button: Button, style: ViewStyle, grid: PixelGrid
    ) -> (image: Rect, title: Point, trailing: Rect) {
      let bounds = button.bounds
      let slack = max(0, bounds.width - size.width)
      var x = padding
      switch button.alignment {
      case .leading: break
      case .center: x += slack / 2
      case .trailing: x += slack
      }
      let image = Rect(
        x: x, y: bounds.midY - imageSide / 2, width: imageSide, height: imageSide)
      let titleX = button.image == nil ? x : image.maxX + gap
      let titleWidth = title?.size.width ?? 0
      let end =
        button.alignment == .center
        ? x + contentWidth : bounds.width - padding
      let trailing = Rect(
        x: end - trailingSide, y: bounds.midY - trailingSide / 2,
        width: trailingSide, height: trailingSide)
      let titleY = bounds.midY - (title?.size.height ?? 0) / 2
      func place(_ rect: Rect) -> Rect {
        guard style.layoutDirection == .rightToLeft else { return grid.round(rect) }
        return grid.round(
          Rect(
            x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height))
      }
      let titleRect = place(Rect(x: titleX, y: titleY, width: titleWidth, height: 0))
      return (place(image), titleRect.origin, place(trailing))
    }
  }
}
