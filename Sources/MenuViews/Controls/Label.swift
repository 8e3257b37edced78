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

  /// The text.
  public var text: String {
    didSet { if text != oldValue { contentChanged() } }
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

  /// Makes a label; without a text it shows nothing and takes no room.
  ///
  /// - Parameters:
  ///   - style: what the text is for; with `weight` it makes the font.
  ///   - weight: how heavy it is; nil: as is usual for the style.
  public init(
    _ text: String = "", style: TextStyle = .body, weight: Font.Weight? = nil,
    color: Color = .label, alignment: Alignment = .leading, numberOfLines: Int = 1
  ) {
    self.text = text
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

  /// The size of the text, broken into lines where it doesn't fit.
  open override func measure(fitting available: Size) -> Size {
    guard !text.isEmpty, let layout = textLayout(width: available.width) else { return .zero }
    return layout.size
  }

  /// Draws the lines, in the middle of the height.
  open override func draw(in context: inout DrawingContext) {
    super.draw(in: &context)
    guard !text.isEmpty, let layout = textLayout(width: bounds.width) else { return }
    let y = context.grid.round((bounds.height - layout.size.height) / 2)
    guard layout.lines.count > 1, !isLeft(context.style) else {
      let x = x(of: layout.size.width, style: context.style)
      context.draw(layout, at: Point(x: context.grid.round(x), y: y), textColor)
      return
    }
    // Each line has its own place; a layout of one line keeps its baseline.
    for line in layout.lines {
      let single = TextLayout(
        lines: [line], size: Size(width: line.width, height: layout.size.height),
        isTruncated: false, font: layout.font)
      let x = x(of: line.width, style: context.style)
      context.draw(single, at: Point(x: context.grid.round(x), y: y), textColor)
    }
  }

  private func isLeft(_ style: ViewStyle) -> Bool {
    switch (textAlignment, style.layoutDirection) {
    case (.leading, .leftToRight), (.trailing, .rightToLeft): true
    case (.leading, .rightToLeft), (.trailing, .leftToRight), (.center, _): false
    }
  }

  private func x(of width: Double, style: ViewStyle) -> Double {
    if textAlignment == .center { return (bounds.width - width) / 2 }
    return isLeft(style) ? 0 : bounds.width - width
  }

  private func contentChanged() {
    layoutCache = nil
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// What was measured last, and under which conditions.
  fileprivate struct Measured {
    var font: FontSpec
    var width: Double
    var measurer: ObjectIdentifier
    var layout: TextLayout
  }
  private var layoutCache: Measured?

  private func textLayout(width: Double) -> TextLayout? {
    guard let host else { return nil }
    let (font, measurer) = (host.style.font(font), host.textMeasurer)
    let id = ObjectIdentifier(measurer)
    if let cache = layoutCache, cache.font == font, cache.measurer == id {
      // A text that fitted on one line is the same for every width that it fits.
      if cache.width == width || (cache.isWhole && width >= cache.layout.size.width) {
        return cache.layout
      }
    }
    let layout = measurer.layout(
      text, font: font, maximumWidth: width.isFinite ? max(0, width) : nil,
      maximumLines: numberOfLines > 0 ? numberOfLines : .max)
    layoutCache = Measured(font: font, width: width, measurer: id, layout: layout)
    return layout
  }
}

extension Label.Measured {
  fileprivate var isWhole: Bool { layout.lines.count == 1 && !layout.isTruncated }
}
