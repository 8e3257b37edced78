import MenuPrimitives
import MenuTesting
import MenuViews
import Testing

@MainActor @Suite("A text field: what it draws") struct TextFieldLookTests {
  @Test("empty: its placeholder") func placeholder() {
    #expect(
      FieldStage().window.picture == """
        item 0,0 76x28
          fill 0,0 76x28 r7 #ffffff
          border 0,0 76x28 r7 width 1 #000000@0.12
        item 8,0 60x28
          text "Name" 10 at 8,8 #3c3c43@0.45

        """)
  }

  @Test("a search field: a magnifying glass, and a button when there is text") func search() {
    let stage = FieldStage("abc", appearance: .search, width: 120)
    #expect(
      stage.window.picture == """
        item 0,0 120x28
          fill 0,0 120x28 r7 #787880@0.12
          image symbol magnifyingglass 8,7 15x15 #3c3c43@0.68
        item 29,0 65x28
          text "abc" 10 at 29,8 #1d1d1f
        item 94,0 26x28
          image symbol xmark.circle.fill 99,6 17x17 #3c3c43@0.36

        """)
    let mirrored = FieldStage("אב", appearance: .search, width: 120, direction: .rightToLeft)
    #expect(
      mirrored.window.picture == """
        item 0,0 120x28
          fill 0,0 120x28 r7 #787880@0.12
          image symbol magnifyingglass 97,7 15x15 #3c3c43@0.68
        item 26,0 65x28
          text "אב" 10 at 78,8 #1d1d1f
        item 0,0 26x28
          image symbol xmark.circle.fill 5,6 17x17 #3c3c43@0.36

        """)
  }

  @Test("with the focus: a ring and a caret; with a selection what is selected") func focused() {
    let stage = FieldStage("abc")
    stage.focus()
    #expect(
      stage.window.picture == """
        item 0,0 76x28
          fill 0,0 76x28 r7 #ffffff
          border 0,0 76x28 r7 width 1 #000000@0.12
          border 0,0 76x28 r7 width 2 #007aff
        item 8,0 60x28
          text "abc" 10 at 8,8 #1d1d1f
          fill 26,8 1x12 #007aff

        """)
    stage.window.key(.left, .shift)
    #expect(stage.drawn("fill 20,8 6x12") == ["fill 20,8 6x12 #007aff@0.3"])
    stage.window.focusedView = nil
    #expect(stage.drawn("fill 20,8 6x12") == ["fill 20,8 6x12 #1d1d1f@0.12"])
  }

  @Test("disabled: dim, but there") func disabled() {
    let stage = FieldStage("abc")
    stage.field.isEnabled = false
    #expect(stage.drawn("text") == ["text \"abc\" 10 at 8,8 #3c3c43@0.3"])
    stage.field.text = ""
    #expect(stage.drawn("text") == ["text \"Name\" 10 at 8,8 #3c3c43@0.3"])
  }

  @Test("long text scrolls so that the caret shows, and no farther than it must") func scrolling() {
    let stage = FieldStage()
    stage.focus()
    stage.window.type("abcdefghi")
    #expect(stage.caretX == 62 && stage.drawn("text") == ["text \"abcdefghi\" 10 at 8,8 #1d1d1f"])
    stage.window.type("jkl")
    #expect(stage.caretX == 67 && stage.drawn("text")[0].hasSuffix(" at -5,8 #1d1d1f"))
    stage.window.key(.left)
    #expect(stage.caretX == 61)
    stage.window.key(.home)
    #expect(stage.caretX == 8 && stage.drawn("text")[0].hasSuffix(" at 8,8 #1d1d1f"))
    stage.window.key(.end)
    stage.window.key(.backspace, .control)
    #expect(stage.caretX == 8)
  }

  @Test("the caret blinks for a while, then stays; without focus no frame is drawn") func blinking()
  {
    let stage = FieldStage("abc")
    stage.window.advance(by: .seconds(60))
    #expect(stage.window.frames == 0)
    stage.focus()
    var states: [Bool] = []
    for _ in 0..<4 {
      states.append(stage.caretX != nil)
      stage.window.advance(by: .milliseconds(600))
    }
    #expect(states == [true, false, true, false])
    stage.window.key(.left)
    #expect(stage.caretX == 20)
    stage.window.advance(by: .seconds(3600))
    #expect(stage.caretX == 20 && stage.window.frames < 25)
    stage.window.style.reducesMotion = true
    stage.window.key(.left)
    let frames = stage.window.frames
    stage.window.advance(by: .seconds(9))
    #expect(stage.window.frames == frames && stage.caretX == 14)
  }

  @Test("a window without the keyboard has no caret") func inactive() {
    let stage = FieldStage("abc")
    stage.focus()
    stage.window.input.isActive = false
    #expect(stage.caretX == nil && !stage.field.isFocused && stage.inputMethod.client == nil)
    stage.window.input.isActive = true
    #expect(stage.caretX == 26 && stage.inputMethod.client === stage.field)
  }

  @Test("Tab brings the focus with everything selected") func tab() {
    let stage = FieldStage("abc")
    stage.window.key(.tab)
    #expect(stage.marked == "^abc|")
    #expect(!stage.window.key(.return))
  }

  @Test("what an input method is at work on, underlined at the caret") func preedit() {
    let stage = FieldStage("ab")
    stage.focus()
    #expect(stage.inputMethod.client === stage.field)
    stage.window.key(.left)
    stage.inputMethod.client?.preeditChanged(Preedit(text: "かな", caret: 1, highlighted: 1..<2))
    #expect(
      stage.window.picture.contains(
        """
          text "aかなb" 10 at 8,8 #1d1d1f
          fill 14,20 12x1 #1d1d1f
          fill 20,20 6x2 #1d1d1f
          fill 20,8 1x12 #007aff
        """))
    #expect(stage.field.text == "ab" && stage.changes.isEmpty)
    #expect(stage.inputMethod.caret == Rect(x: 120, y: 208, width: 1, height: 12))
    // A click into it goes to its start, one behind it is where it is in the text.
    stage.click(8 + 14)
    #expect(stage.field.editor.caret == 1)
    stage.inputMethod.client?.preeditChanged(nil)
    stage.window.key("仮名")
    #expect(stage.marked == "a仮名|b")
    stage.window.focusedView = nil
    #expect(stage.inputMethod.client == nil)
  }

  @Test("a field that leaves the window leaves the input method") func leaving() {
    let stage = FieldStage("ab")
    stage.focus()
    stage.field.removeFromSuperview()
    #expect(stage.inputMethod.client == nil && !stage.field.isFocused)
  }

  @Test("measures itself: a usual width, a height for the finger of a font") func measuring() {
    let stage = FieldStage()
    #expect(stage.field.measure(fitting: .unlimited) == Size(width: 160, height: 28))
    #expect(stage.field.measure(fitting: Size(width: 50, height: 5)).width == 50)
    stage.window.style.fontSize = 40
    #expect(stage.field.measure(fitting: .unlimited) == Size(width: 480, height: 84))
    #expect(TextField().measure(fitting: .unlimited).height == 28)
  }

  @Test("says what it is to those who don't see it") func accessibility() {
    let stage = FieldStage("abc", appearance: .search)
    #expect(
      stage.field.accessibilityRole == .searchField && stage.field.accessibilityValue == "abc")
    #expect(stage.field.accessibilityLabel == "Name" && TextField().accessibilityRole == .textField)
  }
}

@MainActor @Suite("A text field: long text") struct LongLineTests {
  @Test("is measured in pieces; a change measures only what it touches") func pieces() {
    let stage = FieldStage()
    stage.focus()
    stage.field.text = (0..<5000).map { "word\($0)" }.joined(separator: " ")
    let count = stage.field.text.count
    let width = Double(count) * 6
    #expect(stage.caretX == 67)
    stage.window.key(.home)
    #expect(stage.caretX == 8 && stage.drawn("text").count == 1)
    let before = stage.window.measurer.layoutCount
    stage.window.key("x")
    stage.window.key(.right)
    stage.window.key(.backspace)
    #expect(stage.window.measurer.layoutCount - before < 12)
    stage.window.key(.end)
    _ = stage.window.picture
    // The caret stands where the sum of all pieces ends.
    #expect(stage.caretX == 67 && width > 100_000)
    stage.field.text = "short"
    #expect(stage.drawn("text") == ["text \"short\" 10 at 8,8 #1d1d1f"])
  }

  @Test("reads on from the right where it begins there") func mirrored() {
    let stage = FieldStage(String(repeating: "אבגד ", count: 100), width: 216)
    stage.focus()
    stage.window.key(.home)
    #expect(stage.caretX == 207)
    stage.window.key(.left)
    #expect(stage.caretX == 201 && stage.field.editor.caret == 1)
  }
}
