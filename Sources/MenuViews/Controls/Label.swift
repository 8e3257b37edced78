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
  /// How large and how heavy it is.
  public var textStyle: TextStyle {
    didSet { if textStyle != oldValue { contentChanged() } }
  }
  /// Its colour.
  public var color: ColorRole {
    didSet { if color != oldValue { setNeedsDisplay() } }
  }
  /// Where its lines begin or end.
  public var alignment: Alignment {
    didSet { if alignment != oldValue { setNeedsDisplay() } }
  }
  /// The number of lines that it may have; the last one ends in an ellipsis when more would be needed.
  public var maximumLines: Int {
    didSet { if maximumLines != oldValue { contentChanged() } }
  }

  /// Makes a label; without a text it shows nothing and is no larger than its insets.
  public init(
    _ text: String = "", style: TextStyle = .body, color: ColorRole = .text,
    alignment: Alignment = .leading, maximumLines: Int = 1
  ) {
    self.text = text
    self.textStyle = style
    self.color = color
    self.alignment = alignment
    self.maximumLines = maximumLines
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
      context.draw(layout, at: Point(x: context.grid.round(x), y: y), color)
      return
    }
    // Each line has its own place; a layout of one line keeps its baseline.
    for line in layout.lines {
      let single = TextLayout(
        lines: [line], size: Size(width: line.width, height: layout.size.height),
        isTruncated: false, font: layout.font)
      let x = x(of: line.width, style: context.style)
      context.draw(single, at: Point(x: context.grid.round(x), y: y), color)
    }
  }

  private func isLeft(_ style: ViewStyle) -> Bool {
    switch (alignment, style.layoutDirection) {
    case (.leading, .leftToRight), (.trailing, .rightToLeft): true
    case (.leading, .rightToLeft), (.trailing, .leftToRight), (.center, _): false
    }
  }

  private func x(of width: Double, style: ViewStyle) -> Double {
    if alignment == .center { return (bounds.width - width) / 2 }
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
    let (font, measurer) = (host.style.font(textStyle), host.textMeasurer)
    let id = ObjectIdentifier(measurer)
    if let cache = layoutCache, cache.font == font, cache.measurer == id {
      // A text that fitted on one line is the same for every width that it fits.
      if cache.width == width || (cache.isWhole && width >= cache.layout.size.width) {
        return cache.layout
      }
    }
    let layout = measurer.layout(
      text, font: font, maximumWidth: width.isFinite ? max(0, width) : nil,
      maximumLines: max(1, maximumLines))
    layoutCache = Measured(font: font, width: width, measurer: id, layout: layout)
    return layout
  }
}

extension Label.Measured {
  fileprivate var isWhole: Bool { layout.lines.count == 1 && !layout.isTruncated }
}
