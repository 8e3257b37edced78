import MenuViews
import Testing

/// An editor described by a text in which `|` is the caret and `^` the other end of the selection.
private func editor(_ marked: String) -> LineEditor {
  var text = ""
  var caret: Int?
  var anchor: Int?
  for character in marked {
    switch character {
    case "|": caret = text.count
    case "^": anchor = text.count
    default: text.append(character)
    }
  }
  var editor = LineEditor(text)
  editor.moveCaret(to: anchor ?? caret ?? text.count)
  if let caret, anchor != nil { editor.moveCaret(to: caret, extending: true) }
  return editor
}

extension LineEditor {
  fileprivate var marked: String {
    var characters = Array(text)
    for (position, mark) in [(caret, "|"), (anchor, "^")].sorted(by: { $0.0 > $1.0 })
    where mark == "|" || hasSelection {
      characters.insert(Character(mark), at: position)
    }
    return String(characters)
  }

  fileprivate mutating func type(_ text: String) {
    for character in text { insert(String(character)) }
  }
}

@Suite("A line of text: moving") struct LineEditorMovingTests {
  @Test(
    "by characters, as readers see them",
    arguments: [
      ("a|b", LineEditor.Movement.forward, "ab|"), ("ab|", .forward, "ab|"),
      ("|ab", .backward, "|ab"),
      ("e\u{301}|x", .backward, "|e\u{301}x"), ("|👨‍👩‍👧x", .forward, "👨‍👩‍👧|x"),
      ("🇩🇪🇫🇷|", .backward, "🇩🇪|🇫🇷"), ("a|b", .start, "|ab"), ("a|b", .end, "ab|"),
    ])
  func characters(before: String, movement: LineEditor.Movement, after: String) {
    var editor = editor(before)
    editor.move(movement)
    #expect(editor.marked == after)
  }

  @Test(
    "by words: to the end of the next one, to the start of the one before",
    arguments: [
      ("|one, two", LineEditor.Movement.wordForward, "one|, two"),
      ("one|, two", .wordForward, "one, two|"), ("one, two|", .wordForward, "one, two|"),
      ("one, two|", .wordBackward, "one, |two"), ("one, |two", .wordBackward, "|one, two"),
      ("|don't go", .wordForward, "don't| go"), ("|'quoted'", .wordForward, "'quoted|'"),
      ("|snake_case2 x", .wordForward, "snake_case2| x"), ("a.b/|c", .wordBackward, "a.|b/c"),
      ("  |  ", .wordBackward, "|    "), ("...|", .wordBackward, "|..."),
      ("|漢字かなカナー", .wordForward, "漢字|かなカナー"), ("漢字かなカナー|", .wordBackward, "漢字かな|カナー"),
      ("漢字|、次", .wordForward, "漢字、次|"), ("|안녕 하세요", .wordForward, "안녕| 하세요"),
      ("|naïve déjà", .wordForward, "naïve| déjà"), ("שלום |עולם", .wordForward, "שלום עולם|"),
      ("a 😀😀|", .wordBackward, "a |😀😀"),
    ])
  func words(before: String, movement: LineEditor.Movement, after: String) {
    var editor = editor(before)
    editor.move(movement)
    #expect(editor.marked == after)
  }

  @Test(
    "with Shift the selection follows, without it goes to its end",
    arguments: [
      ("a|bc", LineEditor.Movement.forward, true, "a^b|c"), ("a^bc|", .backward, true, "a^b|c"),
      ("a^bc|d", .backward, false, "a|bcd"), ("a^bc|d", .forward, false, "abc|d"),
      ("a|bc^d", .forward, false, "abc|d"), ("a b^c|", .wordBackward, false, "a |bc"),
      ("ab|", .start, true, "|ab^"),
    ])
  func extending(before: String, movement: LineEditor.Movement, extends: Bool, after: String) {
    var editor = editor(before)
    editor.move(movement, extending: extends)
    #expect(editor.marked == after)
  }

  @Test("a position outside of the text is its nearest end")
  func outside() {
    var editor = LineEditor("abc")
    editor.moveCaret(to: 99)
    #expect(editor.caret == 3)
    editor.moveCaret(to: -5, extending: true)
    #expect(editor.marked == "|abc^")
    editor.select(1..<99)
    #expect(editor.selectedText == "bc")
  }

  @Test(
    "the word at a place: letters, spaces or punctuation",
    arguments: [
      ("one two", 1, "one"), ("one two", 3, " "), ("one, two", 3, ","), ("one two", 7, "two"),
      ("", 0, ""), ("it's", 2, "it's"), ("東京タワー", 2, "タワー"),
    ])
  func word(text: String, position: Int, word: String) {
    var editor = LineEditor(text)
    editor.select(editor.word(at: position))
    #expect(editor.selectedText == word)
  }
}

@Suite("A line of text: changing") struct LineEditorChangingTests {
  @Test(
    "what is written replaces the selection",
    arguments: [
      ("a|c", "b", "ab|c"), ("a^bc|d", "X", "aX|d"), ("a|bc^d", "", "a|d"),
      ("|", "hello", "hello|"),
      ("a|", "\u{301}", "a\u{301}|"), ("🇩🇪|🇫🇷x", "🇮", "🇩🇪🇮🇫|🇷x"),
    ])
  func inserting(before: String, text: String, after: String) {
    var editor = editor(before)
    editor.insert(text)
    #expect(editor.marked == after)
    #expect(Array(editor.text) == editor.characters)
  }

  @Test(
    "a line break becomes a space, one at the end goes, what can't be seen goes",
    arguments: [
      ("a\nb", "a b|"), ("a\r\nb", "a b|"), ("a\n\n", "a|"), ("a\u{2028}b\tc", "a b c|"),
      ("a\u{0}\u{7}b\u{7F}", "ab|"), ("\n", "|"),
    ])
  func flattening(text: String, after: String) {
    var editor = LineEditor()
    editor.insert(text, isTyped: false)
    #expect(editor.marked == after)
    #expect(LineEditor(text).marked == after)
  }

  @Test(
    "deleting takes whole characters, words or the selection",
    arguments: [
      ("ab|c", LineEditor.Movement.backward, "a|c"), ("e\u{301}|", .backward, "|"),
      ("|abc", .backward, "|abc"), ("a👍🏽|", .backward, "a|"), ("a|bc", .forward, "a|c"),
      ("abc|", .forward, "abc|"), ("one two|", .wordBackward, "one |"),
      ("one| two", .wordForward, "one|"), ("a^bc|d", .backward, "a|d"), ("ab|cd", .start, "|cd"),
      ("ab|cd", .end, "ab|"), ("e|x\u{301}", .forward, "e|"),
    ])
  func deleting(before: String, movement: LineEditor.Movement, after: String) {
    var editor = editor(before)
    editor.delete(movement)
    #expect(editor.marked == after)
  }

  @Test("what is too long is cut, and nothing else is lost")
  func limit() {
    var editor = LineEditor(String(repeating: "a", count: LineEditor.maximumCount - 2) + "z")
    editor.moveCaret(to: 0)
    editor.insert("xyz", isTyped: false)
    #expect(editor.characters.count == LineEditor.maximumCount)
    #expect(editor.text.hasPrefix("xa") && editor.text.hasSuffix("az") && editor.caret == 1)
    editor.insert("more")
    #expect(editor.characters.count == LineEditor.maximumCount && editor.caret == 1)
  }
}

@Suite("A line of text: undoing") struct LineEditorHistoryTests {
  @Test("takes back word by word what was typed")
  func typing() {
    var editor = LineEditor()
    editor.type("one two")
    editor.undo()
    #expect(editor.marked == "one |")
    editor.undo()
    #expect(editor.marked == "|" && !editor.canUndo)
    editor.undo()
    editor.redo()
    editor.redo()
    #expect(editor.marked == "one two|" && !editor.canRedo)
  }

  @Test("sets apart what was typed elsewhere, pasted or deleted")
  func groups() {
    var editor = LineEditor("x")
    editor.type("ab")
    editor.move(.start)
    editor.type("c")
    editor.insert("PASTE", isTyped: false)
    editor.delete(.forward)
    editor.delete(.forward)
    #expect(editor.marked == "cPASTE|b")
    var states: [String] = []
    while editor.canUndo {
      editor.undo()
      states.append(editor.marked)
    }
    #expect(states == ["cPASTE|xab", "c|xab", "|xab", "x|"])
  }

  @Test("brings the selection back that was replaced")
  func selection() {
    var editor = editor("a^bc|d")
    editor.type("xy")
    editor.undo()
    #expect(editor.marked == "a^bc|d")
    editor.redo()
    #expect(editor.marked == "axy|d")
  }

  @Test("deleting key after key is one change")
  func deleting() {
    var editor = LineEditor("abcd")
    editor.delete(.backward)
    editor.delete(.backward)
    editor.undo()
    #expect(editor.marked == "abcd|")
  }

  @Test("accents that join a letter go with it")
  func joining() {
    var editor = LineEditor("x")
    editor.insert("e")
    editor.insert("\u{301}")
    editor.insert("f")
    #expect(editor.text == "xe\u{301}f")
    editor.undo()
    #expect(editor.marked == "x|")
  }

  @Test("a new change forgets what was undone; a text of the application's forgets all")
  func forgetting() {
    var editor = LineEditor()
    editor.type("ab")
    editor.undo()
    editor.type("c")
    #expect(!editor.canRedo)
    editor.setText("new")
    #expect(!editor.canUndo && editor.marked == "new|")
  }

  @Test(
    "what was done at random is undone to the start and done again to the end", arguments: 0..<40)
  func random(seed: UInt64) {
    var numbers = Numbers(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    let pieces = [
      "a", " ", "é", "e", "\u{301}", "🇩", "🇪", "👍", "🏽", "\u{200D}", "漢", "ש", "", "two words",
    ]
    let moves: [LineEditor.Movement] = [
      .backward, .forward, .wordBackward, .wordForward, .start, .end,
    ]
    let start = "start 🇩🇪🇫🇷 e\u{301}x"
    var editor = LineEditor(start)
    for _ in 0..<60 {
      switch Int.random(in: 0..<5, using: &numbers) {
      case 0, 1: editor.insert(pieces.randomElement(using: &numbers) ?? "")
      case 2: editor.insert(pieces.randomElement(using: &numbers) ?? "", isTyped: false)
      case 3: editor.delete(moves.randomElement(using: &numbers) ?? .backward)
      default:
        editor.move(
          moves.randomElement(using: &numbers) ?? .backward, extending: .random(using: &numbers))
      }
      #expect(Array(editor.text) == editor.characters)
      #expect((0...editor.characters.count).contains(editor.caret))
    }
    let end = editor.text
    while editor.canUndo { editor.undo() }
    #expect(editor.text == start)
    while editor.canRedo { editor.redo() }
    #expect(editor.text == end)
  }
}

private struct Numbers: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
