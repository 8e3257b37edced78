import MenuPrimitives

/// The part of a field in which its text shows: nothing is drawn outside of it, and long text scrolls.
@MainActor final class TextFieldWriting: View {
  weak var field: TextField?
  /// How far the left edge of the text lies left of that of the view.
  private var scroll = 0.0
  /// When the caret last came to where it is.
  private var caretTime = Timestamp.zero
  private var laidOut: LaidOut?

  /// A line and what it was laid out for.
  private struct LaidOut {
    var characters: [Character]
    var font: FontSpec
    var direction: LayoutDirection
    var measurer: ObjectIdentifier
    var line: LongLine
  }

  /// How long the caret shows and how long it doesn't, and when it stops blinking, as on GNOME.
  private static let blink = Duration.milliseconds(600)
  private static let blinkEnd = Duration.seconds(10)

  /// The pointer belongs to the field.
  override func contains(_ point: Point) -> Bool { false }

  override func layout() {
    revealCaret()
  }

  // MARK: The line

  /// What shows: the text with what an input method hasn't decided on.
  private var characters: [Character] {
    guard let editor = field?.editor else { return [] }
    guard let preedit = editor.preedit else { return editor.characters }
    var all = editor.characters
    all.insert(contentsOf: preedit.text, at: editor.caret)
    return all
  }

  /// The line that shows, as far as it could be measured.
  private var line: LongLine? {
    guard let field, let host else { return nil }
    let style = host.style
    let (font, direction) = (style.font(field.font), style.layoutDirection)
    let (characters, measurer) = (characters, ObjectIdentifier(host.textMeasurer))
    var previous: LongLine?
    if let laidOut, laidOut.font == font, laidOut.direction == direction,
      laidOut.measurer == measurer
    {
      if laidOut.characters == characters { return laidOut.line }
      previous = laidOut.line
    }
    let line = LongLine(
      characters, font: font, text: host.textMeasurer, direction: direction, previous: previous)
    laidOut = LaidOut(
      characters: characters, font: font, direction: direction, measurer: measurer, line: line)
    return line
  }

  /// Where the caret stands in the line that shows.
  private var caret: CaretMap.Position {
    guard let editor = field?.editor else { return .init(0) }
    guard let preedit = editor.preedit else { return .init(editor.caret, editor.affinity) }
    return .init(editor.caret + preedit.caret, preedit.caret > 0 ? .upstream : editor.affinity)
  }

  private var caretWidth: Double { max(1, PixelGrid(scale: style.scale).round(1.25)) }

  /// Where the left edge of the line lies.
  private func start(of line: LongLine) -> Double {
    let slack = bounds.width - line.map.width - caretWidth
    if slack < 0 { return -scroll }
    return line.map.direction == .leftToRight ? 0 : slack
  }

  // MARK: Places

  /// Scrolls as little as needed for the caret to show; without the focus there is none.
  func revealCaret() {
    guard bounds.width > caretWidth, let field, let line else { return }
    let room = bounds.width - caretWidth
    let farthest = max(0, line.map.width - room)
    let x = line.map.x(of: caret)
    var target = field.isFocused ? min(max(scroll, x - room), x) : scroll
    target = PixelGrid(scale: style.scale).round(min(max(target, 0), farthest))
    if target != scroll {
      scroll = target
      setNeedsDisplay()
    }
    reportCaret(line)
  }

  /// Shows the beginning of the text, where it isn't being written.
  func revealStart() {
    guard field?.isFocused != true else { return }
    scroll = isRightToLeft ? .greatestFiniteMagnitude : 0
    revealCaret()
  }

  /// Scrolls by logical pixels, as far as there is text; false when there is no more.
  func scroll(by distance: Double) -> Bool {
    guard let line else { return false }
    let farthest = max(0, line.map.width - bounds.width + caretWidth)
    let target = PixelGrid(scale: style.scale).round(min(max(scroll + distance, 0), farthest))
    guard target != scroll else { return false }
    scroll = target
    setNeedsDisplay()
    return true
  }

  /// The place in the text nearest to a point of the view.
  func position(at x: Double) -> CaretMap.Position {
    guard let line else { return .init(0) }
    return inText(line.map.position(at: x - start(of: line)))
  }

  /// The character of the text at a point of the view.
  func character(at x: Double) -> Int {
    guard let line, let index = line.map.character(at: x - start(of: line)) else { return 0 }
    return inText(.init(index)).offset
  }

  /// The next place on the screen; nil at the end of the line.
  func next(to side: CaretMap.Side) -> CaretMap.Position? {
    line?.map.next(to: side, of: caret)
  }

  /// Whether the text as a whole reads from the right.
  var isRightToLeft: Bool { line?.map.direction == .rightToLeft }

  /// Which end of the selection lies on a side of the screen.
  func end(_ side: CaretMap.Side, of selection: Range<Int>) -> Int {
    guard let line else { return selection.lowerBound }
    let (lower, upper) = (
      line.map.x(of: .init(selection.lowerBound)),
      line.map.x(of: .init(selection.upperBound, .upstream))
    )
    return (side == .left) == (lower <= upper) ? selection.lowerBound : selection.upperBound
  }

  /// A place in the line that shows as one in the text: what isn't decided on counts as its start.
  private func inText(_ position: CaretMap.Position) -> CaretMap.Position {
    guard let editor = field?.editor, let preedit = editor.preedit else { return position }
    let count = preedit.text.count
    if position.offset <= editor.caret { return position }
    return .init(max(editor.caret, position.offset - count), position.affinity)
  }

  // MARK: Time

  /// The text or the caret is another one: the caret shows at once.
  func contentChanged() {
    if let host { caretTime = host.now }
    revealCaret()
    setNeedsDisplay()
  }

  override func advance(to time: Timestamp) {
    field?.dragOn()
  }

  private func reportCaret(_ line: LongLine) {
    guard let field, field.isFocused, let host else { return }
    let rect = caretRect(line)
    if let place = screenRect(of: rect) { host.inputMethod?.caretMoved(to: place) }
  }

  private func caretRect(_ line: LongLine) -> Rect {
    let grid = PixelGrid(scale: style.scale)
    let height = line.chunks.first?.line.layout.size.height ?? 0
    let top = grid.round((bounds.height - height) / 2)
    let x = grid.round(start(of: line) + line.map.x(of: caret))
    return Rect(
      x: min(max(x, 0), bounds.width - caretWidth), y: top, width: caretWidth, height: height)
  }

  // MARK: Drawing

  override func draw(in context: inout DrawingContext) {
    guard let field, let line else { return }
    let editor = field.editor
    if characters.isEmpty {
      drawPlaceholder(field, in: &context)
    } else {
      let start = start(of: line)
      let caret = caretRect(line)
      drawSelection(field, line, start, caret, in: &context)
      let color = field.isEnabled ? field.textColor : .disabled
      for chunk in line.chunks
      where chunk.right + start > -bounds.height
        && chunk.left + start < bounds.width + bounds.height
      {
        context.draw(
          chunk.line.layout, at: Point(x: start + chunk.left, y: caret.minY), color)
      }
      if let preedit = editor.preedit {
        drawUnderline(preedit, editor, line, start, caret, in: &context)
      }
    }
    if field.isFocused {
      drawCaret(
        caretRect(line), hasSelection: editor.hasSelection && editor.preedit == nil, in: &context)
    }
    if field.drag?.isOutside == true { context.redrawSoon() }
  }

  private func drawPlaceholder(_ field: TextField, in context: inout DrawingContext) {
    guard !field.placeholder.isEmpty else { return }
    let layout = context.text.layout(
      field.placeholder, font: context.style.font(field.font), maximumWidth: bounds.width,
      maximumLines: 1)
    let isMirrored = context.style.layoutDirection == .rightToLeft
    let x = isMirrored ? bounds.width - layout.size.width : 0
    let y = (bounds.height - layout.size.height) / 2
    context.draw(
      layout, at: context.grid.round(Point(x: x, y: y)),
      field.isEnabled ? .placeholderText : .disabled)
  }

  private func drawSelection(
    _ field: TextField, _ line: LongLine, _ start: Double, _ caret: Rect,
    in context: inout DrawingContext
  ) {
    guard field.editor.hasSelection, field.editor.preedit == nil else { return }
    let color: Color = field.isFocused ? .accent.opacity(0.3) : .label.opacity(0.12)
    for span in line.map.spans(of: field.editor.selection) {
      let rect = Rect(
        x: start + span.left, y: caret.minY, width: span.right - span.left, height: caret.height)
      context.fill(rect.intersection(bounds), color)
    }
  }

  private func drawUnderline(
    _ preedit: Preedit, _ editor: LineEditor, _ line: LongLine, _ start: Double, _ caret: Rect,
    in context: inout DrawingContext
  ) {
    let whole = editor.caret..<(editor.caret + preedit.text.count)
    let baseline = caret.minY + (line.chunks.first?.line.layout.firstBaseline ?? 0)
    func underline(_ range: Range<Int>, _ thickness: Double) {
      for span in line.map.spans(of: range) {
        let rect = Rect(
          x: start + span.left, y: baseline + 2, width: span.right - span.left,
          height: thickness)
        context.fill(context.grid.round(rect).intersection(bounds), .label)
      }
    }
    underline(whole, 1)
    if let part = preedit.highlighted {
      underline((editor.caret + part.lowerBound)..<(editor.caret + part.upperBound), 2)
    }
  }

  private func drawCaret(_ rect: Rect, hasSelection: Bool, in context: inout DrawingContext) {
    let elapsed = context.time - caretTime
    if !context.style.reducesMotion, elapsed < Self.blinkEnd {
      let (whole, period) = (elapsed.inNanoseconds, Self.blink.inNanoseconds)
      let phase = max(0, whole) / period
      context.redraw(at: caretTime + .nanoseconds((phase + 1) * period))
      if phase % 2 == 1 { return }
    }
    // The end of a selection says where the next text goes; a caret there would only flicker.
    if !hasSelection { context.fill(rect, .accent) }
  }
}
