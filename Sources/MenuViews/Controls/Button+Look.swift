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
    static let padding = Insets(top: 5, leading: 12, bottom: 5, trailing: 12)
    static let minimumHeight = 28.0
    static let imageSide = 16.0
    static let trailingSide = 12.0
    static let gap = 7.0

    var title: TextLayout?
    var size: Size
    private var contentWidth: Double

    @MainActor init(
      _ button: Button, style: ViewStyle, text: any TextMeasurer, width available: Double
    ) {
      var pictures = 0.0
      let hasTitle = !button.title.isEmpty
      if button.image != nil { pictures += Self.imageSide + (hasTitle ? Self.gap : 0) }
      if button.trailingImage != nil {
        pictures += Self.trailingSide + (hasTitle || button.image != nil ? Self.gap : 0)
      }
      let around = Self.padding.leading + Self.padding.trailing
      if hasTitle {
        let room = available - around - pictures
        title = text.layout(
          button.title, font: style.font(Font(.style(.body), weight: .medium)),
          maximumWidth: room.isFinite ? max(0, room) : nil, maximumLines: 1)
      }
      contentWidth = (title?.size.width ?? 0) + pictures
      let height = max(title?.size.height ?? 0, Self.imageSide)
      size = Size(
        width: contentWidth + around,
        height: max(Self.minimumHeight, height + Self.padding.top + Self.padding.bottom))
    }

    /// Where the parts lie; a trailing picture keeps to the far edge unless all is centred.
    @MainActor func frames(
      in button: Button, style: ViewStyle, grid: PixelGrid
    ) -> (image: Rect, title: Point, trailing: Rect) {
      let bounds = button.bounds
      let slack = max(0, bounds.width - size.width)
      var x = Self.padding.leading
      switch button.alignment {
      case .leading: break
      case .center: x += slack / 2
      case .trailing: x += slack
      }
      let image = Rect(
        x: x, y: bounds.midY - Self.imageSide / 2, width: Self.imageSide, height: Self.imageSide)
      let titleX = button.image == nil ? x : image.maxX + Self.gap
      let titleWidth = title?.size.width ?? 0
      let end =
        button.alignment == .center
        ? x + contentWidth : bounds.width - Self.padding.trailing
      let trailing = Rect(
        x: end - Self.trailingSide, y: bounds.midY - Self.trailingSide / 2,
        width: Self.trailingSide, height: Self.trailingSide)
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
