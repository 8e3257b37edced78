public import MenuPrimitives

/// Shows text.
@MainActor open class Label: View {
  /// Where lines begin or end.
  public enum Alignment: Hashable, Sendable {
    /// At the side where the interface begins to read.
    case leading
    case center
    case trailing
  }

  /// The text. Setting it drops the attributed text; while there is one, it is what that says.
  public var text: String {
    get { styled?.string ?? plain }
    set {
      guard styled != nil || newValue != plain else { return }
      styled = nil
      plain = newValue
      contentChanged()
    }
  }
  /// Text whose parts have fonts, colours and baselines of their own, in place of `text`; what they
  /// don't have they take from the label. The label shows it as it was when it was set.
  public var attributedText: StyledText? {
    get { styled.map { StyledText($0) } }
    set {
      guard newValue?.content != styled else { return }
      styled = newValue?.content
      contentChanged()
    }
  }
  /// The face of the text.
  public var font: Font {
    didSet { if font != oldValue { contentChanged() } }
  }
  /// The colour of the text.
  public var textColor: Color {
    didSet { if textColor != oldValue { setNeedsDisplay() } }
  }
  /// Where its lines begin or end.
  public var textAlignment: Alignment {
    didSet { if textAlignment != oldValue { setNeedsDisplay() } }
  }
  /// The number of lines that it may have, 0 for as many as it needs; the last one ends in an ellipsis
  /// when more would be needed.
  public var numberOfLines: Int {
    didSet { if numberOfLines != oldValue { contentChanged() } }
  }

  private var plain: String
  private var styled: StyledContent?
  private var measured: MeasuredText?

  /// Makes a label; without a text it shows nothing and takes no room.
  ///
  /// - Parameters:
  ///   - style: what the text is for; with `weight` it makes the font.
  ///   - weight: how heavy it is; nil: as is usual for the style.
  public init(
    _ text: String = "", style: TextStyle = .body, weight: Font.Weight? = nil,
    color: Color = .label, alignment: Alignment = .leading, numberOfLines: Int = 1
  ) {
    self.plain = text
    self.font = Font(.style(style), weight: weight)
    self.textColor = color
    self.textAlignment = alignment
    self.numberOfLines = numberOfLines
    super.init()
    accessibilityRole = .text
  }

  /// What assistive technology reads: the text, unless something else was set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  /// The size of the text in whole device pixels, broken into lines where it doesn't fit.
  open override func measure(fitting available: Size) -> Size {
    guard let host, let size = lines(width: available.width)?.size else { return .zero }
    // Half a pixel less, and the last word would no longer fit.
    let grid = PixelGrid(scale: host.style.scale)
    return Size(width: grid.ceil(size.width), height: grid.ceil(size.height))
  }

  /// Draws the lines, in the middle of the height.
  open override func draw(in context: inout DrawingContext) {
    super.draw(in: &context)
    guard let lines = lines(width: bounds.width) else { return }
    let top = context.grid.round((bounds.height - lines.size.height) / 2)
    let alignment = textAlignment.inside(context.style.layoutDirection)
    for piece in lines.pieces {
      let slack: Double =
        switch alignment {
        case .left: 0
        case .center: (bounds.width - piece.lineWidth) / 2
        case .right: bounds.width - piece.lineWidth
        }
      let x = context.grid.round(slack) + piece.origin.x
      let y = context.grid.round(top + piece.origin.y)
      context.draw(piece.layout, at: Point(x: x, y: y), piece.color ?? textColor)
    }
  }

  private func lines(width: Double) -> MeasuredText? {
    guard let host, styled.map({ !$0.runs.isEmpty }) ?? !plain.isEmpty else { return nil }
    let conditions = MeasuredText.Conditions(
      width: width.isFinite ? max(0, width) : nil, lines: numberOfLines > 0 ? numberOfLines : .max,
      font: host.style.font(font), family: host.style.fontFamily, body: host.style.fontSize,
      measurer: ObjectIdentifier(host.textMeasurer))
    if let measured, measured.holds(for: conditions) { return measured }
    let made =
      if let styled {
        MeasuredText(styled, conditions, style: host.style, text: host.textMeasurer)
      } else {
        MeasuredText(plain, conditions, text: host.textMeasurer)
      }
    measured = made
    return made
  }

  private func contentChanged() {
    measured = nil
    setNeedsLayout()
    setNeedsDisplay()
  }
}

extension Label.Alignment {
  /// A side of the screen.
  enum Side: Hashable, Sendable {
    case left, center, right
  }

  /// On which side of the screen that is.
  func inside(_ direction: LayoutDirection) -> Side {
    switch (self, direction) {
    case (.center, _): .center
    case (.leading, .leftToRight), (.trailing, .rightToLeft): .left
    case (.leading, .rightToLeft), (.trailing, .leftToRight): .right
    }
  }
}
