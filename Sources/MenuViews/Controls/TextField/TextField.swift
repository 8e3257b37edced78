public import MenuPrimitives

/// A field for one line of text, with a caret, a selection, undo, the clipboard, and input methods.
///
/// Keys that mean nothing to one line (Up, Down, Page Up and Down, Tab, Escape, and Return without
/// `onSubmit`) are left to whoever the field lies in.
@MainActor open class TextField: View {
  /// What the field looks like.
  public enum Appearance: Hashable, Sendable {
    /// A field with an edge.
    case plain
    /// A field without an edge, with a magnifying glass, and a button that empties it.
    case search
  }

  /// The text. Setting it moves the caret to its end, forgets what could be undone, and isn't reported
  /// to `onChange`. Line breaks become spaces; what is longer than `LineEditor.maximumCount` is cut.
  public var text: String {
    get { editor.text }
    set {
      guard newValue != editor.text else { return }
      editor.setText(newValue)
      changed()
      writing.revealStart()
    }
  }
  /// What an empty field says.
  public var placeholder: String {
    didSet { if placeholder != oldValue { setNeedsDisplay() } }
  }
  /// What the field looks like.
  public let appearance: Appearance
  /// The face of the text.
  public var font: Font = .preferredFont(forTextStyle: .body) {
    didSet { if font != oldValue { changed() } }
  }
  /// The colour of the text.
  public var textColor: Color = .label {
    didSet { if textColor != oldValue { setNeedsDisplay() } }
  }
  /// Whether it can be used; otherwise it looks dim.
  public var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled, isFocused { host?.focusedView = nil }
      changed()
    }
  }
  /// Called with the text after the user has changed it.
  public var onChange: ((String) -> Void)?
  /// Called with the text when Return is pressed; nil: the key is left to whoever the field lies in.
  public var onSubmit: ((String) -> Void)?

  /// The text with its caret and its selection.
  public internal(set) var editor: LineEditor

  let writing = TextFieldWriting()
  let clearButton = ClearButton()
  var drag: TextFieldDrag?
  var clicks = ClickCounter()

  /// Makes a field.
  public init(
    _ text: String = "", placeholder: String = "", appearance: Appearance = .plain
  ) {
    editor = LineEditor(text)
    self.placeholder = placeholder
    self.appearance = appearance
    super.init()
    writing.field = self
    addSubview(writing)
    clearButton.isHidden = true
    clearButton.action = { [weak self] in self?.clear() }
    addSubview(clearButton)
    switch appearance {
    case .plain: accessibilityRole = .textField
    case .search: accessibilityRole = .searchField
    }
    changed()
  }

  /// What assistive technology reads: the placeholder, unless something else was set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? placeholder }
    set { super.accessibilityLabel = newValue }
  }

  /// The text, unless something else was set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? text }
    set { super.accessibilityValue = newValue }
  }

  /// Whether interactions are asked: while it can be used.
  open override var acceptsInteractions: Bool { isEnabled }

  /// Whether the focus may come to it: while it can be used.
  open override var acceptsFocus: Bool { isEnabled }

  /// Selects all of the text.
  public func selectAll() {
    edit { $0.selectAll() }
  }

  /// Selects some of the text; positions count characters.
  public func select(_ range: Range<Int>) {
    edit { $0.select(range) }
  }

  /// Shows the caret, or takes it away, and tells the input method.
  open override func stateChanged() {
    focusChanged()
    setNeedsDisplay()
  }
  var hadFocus = false
  var showedFocus = false

  /// A usual width, and the height of a control.
  open override func measure(fitting available: Size) -> Size {
    let style = style
    let width = style.controlLength(appearance == .search ? 200 : 160)
    let line = host.map { $0.textMeasurer.metrics(of: style.font(font)).lineHeight } ?? 0
    let height = max(style.controlLength(28), PixelGrid(scale: style.scale).ceil(line) + 8)
    return Size(width: min(width, max(0, available.width)), height: height)
  }

  /// Places what is inside.
  open override func layout() {
    let anatomy = Anatomy(self)
    writing.frame = anatomy.writing
    clearButton.frame = anatomy.clear
    writing.revealCaret()
  }

  /// Draws the ground, the magnifying glass and the mark of the focus; the text is drawn inside.
  open override func draw(in context: inout DrawingContext) {
    drawGround(in: &context)
  }

  /// Presses place the caret and select; the middle button pastes what is selected elsewhere.
  open override func pointer(_ event: PointerEvent) -> Bool {
    isEnabled && handle(event)
  }

  /// Edits the text.
  open override func key(_ event: ViewKeyEvent) -> Bool {
    isEnabled && event.phase == .pressed && handle(event.key)
  }

  // MARK: Changing

  /// Changes the text or the selection on behalf of the user.
  func edit(_ change: (inout LineEditor) -> Void) {
    let before = editor.text
    change(&editor)
    let hasChanged = editor.text != before
    changed()
    if hasChanged { onChange?(editor.text) }
  }

  /// The text, the caret or the look of either is another one.
  private func changed() {
    let isEmpty = editor.characters.isEmpty
    let showsClear = appearance == .search && isEnabled && !isEmpty
    if clearButton.isHidden == showsClear {
      clearButton.isHidden = !showsClear
      setNeedsLayout()
    }
    writing.contentChanged()
    setNeedsDisplay()
  }

  private func clear() {
    edit { editor in
      editor.selectAll()
      editor.insert("", isTyped: false)
    }
    host?.focusedView = self
  }
}
