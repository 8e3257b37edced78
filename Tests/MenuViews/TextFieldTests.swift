import MenuPrimitives
import MenuViews
import Testing

/// A field at the upper left corner of a window. Characters are 6 wide; the text begins at 8, or at 29
/// in a search field.
@MainActor final class FieldStage {
  let field: TextField
  let window: Window
  let clipboard = TestClipboard()
  let inputMethod = TestInputMethod()
  var changes: [String] = []

  init(
    _ text: String = "", appearance: TextField.Appearance = .plain, width: Double = 76,
    direction: LayoutDirection = .leftToRight
  ) {
    field = TextField(text, placeholder: "Name", appearance: appearance)
    field.frame = Rect(x: 0, y: 0, width: width, height: 28)
    let root = View()
    root.addSubview(field)
    window = Window(root)
    window.style.layoutDirection = direction
    window.clipboard = clipboard
    window.inputMethod = inputMethod
    root.setNeedsRefresh()
    root.layoutIfNeeded()
    field.onChange = { [weak self] in self?.changes.append($0) }
  }

  func focus() { window.focusedView = field }

  /// The text with `|` at the caret and `^` at the other end of the selection.
  var marked: String {
    var characters = field.editor.characters
    for (position, mark) in [(field.editor.caret, "|"), (field.editor.anchor, "^")]
      .sorted(by: { $0.0 > $1.0 }) where mark == "|" || field.editor.hasSelection
    {
      characters.insert(Character(mark), at: position)
    }
    return String(characters)
  }

  /// Presses and releases the primary button `count` times.
  func click(_ x: Double, count: Int = 1, modifiers: Modifiers = []) {
    for _ in 0..<count {
      window.pointer(.pressed(.primary), x, 14, modifiers: modifiers)
      window.pointer(.released(.primary), x, 14, modifiers: modifiers)
    }
  }

  /// The lines of what is drawn that begin with a word.
  func drawn(_ word: String) -> [String] {
    window.picture.split(separator: "\n").map { String($0.drop { $0 == " " }) }
      .filter { $0.hasPrefix(word) }
  }

  /// Where the caret is drawn, as long as it is.
  var caretX: Double? {
    let line = drawn("fill").first { $0.hasSuffix(" #007aff") && $0.contains(" 1x12") }
    return line.flatMap { Double($0.split(whereSeparator: { $0 == " " || $0 == "," })[1]) }
  }
}

@MainActor @Suite("A text field: keys") struct TextFieldKeyTests {
  @Test("write, move and delete while it has the focus") func writing() {
    let stage = FieldStage()
    #expect(!stage.window.key("a"))
    stage.focus()
    stage.window.type("one two")
    #expect(stage.marked == "one two|" && stage.changes.count == 7)
    stage.window.key(.left, .control)
    stage.window.key(.left, .shift)
    #expect(stage.marked == "one| ^two")
    stage.window.key(.backspace)
    stage.window.key(.home)
    stage.window.key(.delete)
    #expect(stage.marked == "|netwo" && stage.changes.last == "netwo")
    stage.window.key(.end, .shift)
    #expect(stage.marked == "^netwo|")
    stage.window.key(.right)
    stage.window.key("文字")
    stage.window.key(.left)
    stage.window.key(.backspace, .control)
    #expect(stage.marked == "netwo|字")
  }

  @Test(
    "that mean nothing to one line are left to others",
    arguments: [
      Key.up, .down, .pageUp, .pageDown, .escape, .return, .menu, .function(3), .modifier, .other,
    ])
  func others(key: Key) {
    let stage = FieldStage("x")
    stage.focus()
    #expect(!stage.window.key(key) && stage.changes.isEmpty)
    #expect(!stage.window.key("k", .control) && !stage.window.key("x", .alt))
    #expect(!stage.window.key(.left, .alt) && !stage.window.key(.right, .logo))
  }

  @Test("Return hands the text over, when somebody wants it") func submitting() {
    let stage = FieldStage("go")
    var submitted: [String] = []
    stage.field.onSubmit = { submitted.append($0) }
    stage.focus()
    #expect(stage.window.key(.return) && submitted == ["go"])
    #expect(!stage.window.key(.return, .control))
  }

  @Test("undo and redo, in both ways that are usual") func undoing() {
    let stage = FieldStage()
    stage.focus()
    stage.window.type("one two")
    stage.window.key("z", .control)
    #expect(stage.field.text == "one ")
    stage.window.key("Z", [.control, .shift])
    #expect(stage.field.text == "one two")
    stage.window.key("z", .control)
    stage.window.key("y", .control)
    #expect(stage.field.text == "one two" && stage.changes.last == "one two")
  }

  @Test("copy, cut and paste, also in a layout without Latin letters") func clipboard() {
    let stage = FieldStage("one two")
    stage.focus()
    stage.window.key("c", .control)
    #expect(stage.clipboard.texts.isEmpty)
    stage.window.key("a", .control)
    #expect(stage.marked == "^one two|" && stage.clipboard.texts[.primary] == "one two")
    stage.window.key("с", .control, alternatives: ["c"])
    #expect(stage.clipboard.texts[.clipboard] == "one two")
    stage.window.key("x", .control)
    #expect(stage.field.text == "" && stage.changes == [""])
    stage.window.key("v", .control)
    stage.window.key(.insert, .shift)
    #expect(stage.field.text == "one twoone two")
    stage.window.key(.left, [.control, .shift])
    stage.window.key(.insert, .control)
    #expect(stage.clipboard.texts[.clipboard] == "two")
    stage.window.key(.delete, .shift)
    #expect(stage.marked == "one twoone |")
    #expect(!stage.window.key(.insert))
    stage.clipboard.texts[.clipboard] = "a\nb\n"
    stage.window.key("v", .control)
    #expect(stage.marked == "one twoone a b|")
  }

  @Test("a paste that comes late goes where the caret is then, or nowhere") func late() {
    let stage = FieldStage("x")
    stage.clipboard.texts[.clipboard] = "P"
    stage.clipboard.answersLater = true
    stage.focus()
    stage.window.key("v", .control)
    stage.window.key(.home)
    stage.clipboard.answer()
    #expect(stage.marked == "P|x")
    stage.window.key("v", .control)
    stage.field.isEnabled = false
    stage.clipboard.answer()
    #expect(stage.field.text == "Px")
    stage.clipboard.texts = [:]
    stage.field.isEnabled = true
    stage.focus()
    stage.window.key("v", .control)
    stage.clipboard.answer()
    #expect(stage.field.text == "Px")
  }

  @Test("the arrows follow what is seen where text reads from the right") func mirrored() {
    let stage = FieldStage("אבג")
    stage.focus()
    stage.window.key(.right)
    #expect(stage.field.editor.caret == 2)
    stage.window.key(.left, .control)
    #expect(stage.field.editor.caret == 3)
    stage.window.key(.right, .shift)
    stage.window.key(.right, .shift)
    #expect(stage.field.editor.selection == 1..<3)
    stage.window.key(.right)
    #expect(stage.field.editor.caret == 1 && !stage.field.editor.hasSelection)
    let mixed = FieldStage("abאב")
    mixed.focus()
    mixed.window.key(.home)
    var carets: [Int] = []
    for _ in 0..<5 {
      mixed.window.key(.right)
      carets.append(mixed.field.editor.caret)
    }
    #expect(carets == [1, 2, 3, 2, 2])
  }
}

@MainActor @Suite("A text field: pointer") struct TextFieldPointerTests {
  @Test("a click places the caret, two select the word, three all") func clicks() {
    let stage = FieldStage("one two", width: 100)
    stage.click(8 + 14)
    #expect(stage.marked == "on|e two" && stage.field.isFocused)
    stage.window.now = Timestamp(nanoseconds: 1_000_000_000)
    stage.click(8 + 32, count: 2)
    #expect(stage.marked == "one ^two|" && stage.clipboard.texts[.primary] == "two")
    stage.click(8 + 32)
    #expect(stage.marked == "^one two|" && stage.clipboard.texts[.primary] == "one two")
    stage.click(8 + 32)
    #expect(!stage.field.editor.hasSelection)
    stage.window.now = Timestamp(nanoseconds: 9_000_000_000)
    stage.click(8)
    stage.click(8 + 19, modifiers: .shift)
    #expect(stage.marked == "^one| two")
    stage.click(999)
    #expect(stage.field.editor.hasSelection)
  }

  @Test("a drag selects, by words after a double click") func drags() {
    let stage = FieldStage("one two three", width: 200)
    stage.window.press(8 + 6, 14)
    stage.window.move(8 + 30, 50)
    #expect(stage.marked == "o^ne t|wo three" && stage.clipboard.texts[.primary] == nil)
    stage.window.release(8 + 30, 50)
    #expect(stage.clipboard.texts[.primary] == "ne t")
    stage.window.now = Timestamp(nanoseconds: 1_000_000_000)
    stage.click(8 + 32)
    stage.window.press(8 + 32, 14)
    stage.window.move(8 + 52, 14)
    #expect(stage.marked == "one ^two three|")
    stage.window.move(8 + 2, 14)
    #expect(stage.marked == "|one two^ three")
    stage.window.pointer(.cancelled)
    stage.window.move(8 + 70, 14)
    #expect(stage.marked == "|one two^ three")
  }

  @Test("a drag beyond the edge goes on as long as there is text") func scrolling() {
    let stage = FieldStage(String(repeating: "abcdefghij", count: 4))
    stage.focus()
    stage.window.key(.home)
    stage.window.press(10, 14)
    stage.window.move(90, 14)
    stage.window.advance(by: .milliseconds(200))
    let caret = stage.field.editor.caret
    #expect(caret > 12 && stage.field.editor.anchor == 0)
    stage.window.advance(by: .seconds(5))
    #expect(stage.field.editor.caret == 40)
    let frames = stage.window.frames
    stage.window.advance(by: .seconds(1))
    #expect(stage.window.frames - frames < 5)
    stage.window.release(90, 14)
  }

  @Test("the middle button pastes what is selected elsewhere, where it is pressed") func middle() {
    let stage = FieldStage("one two", width: 100)
    stage.clipboard.texts[.primary] = "X"
    stage.window.press(8 + 18, 14, .middle)
    stage.window.release(8 + 18, 14, .middle)
    #expect(stage.marked == "oneX| two" && stage.changes == ["oneX two"])
    #expect(!stage.window.press(20, 14, .secondary))
  }

  @Test("the button of a search field empties it and keeps the focus; that can be undone")
  func clearing() {
    let stage = FieldStage("abc", appearance: .search, width: 120)
    #expect(stage.drawn("image symbol xmark").count == 1)
    stage.window.press(110, 14)
    stage.window.release(50, 14)
    #expect(stage.field.text == "abc")
    stage.click(110)
    #expect(stage.field.text == "" && stage.changes == [""] && stage.field.isFocused)
    #expect(stage.drawn("image symbol xmark").isEmpty)
    stage.window.key("z", .control)
    #expect(stage.field.text == "abc" && stage.drawn("image symbol xmark").count == 1)
  }

  @Test("a disabled field doesn't react") func disabled() {
    let stage = FieldStage("abc")
    stage.focus()
    stage.field.isEnabled = false
    #expect(!stage.field.isFocused && !stage.window.press(20, 14) && !stage.field.isFocused)
    #expect(!stage.window.key("x") && stage.field.text == "abc")
  }

  @Test("a wheel to the side moves long text") func wheel() {
    let stage = FieldStage(String(repeating: "a", count: 40))
    #expect(!stage.window.pointer(.scrolled(dx: 0, dy: 1), 20, 14))
    #expect(stage.window.pointer(.scrolled(dx: 1, dy: 0), 20, 14))
    #expect(!FieldStage("ab").window.pointer(.scrolled(dx: 1, dy: 0), 20, 14))
  }
}
