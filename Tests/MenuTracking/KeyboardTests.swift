import MenuPrimitives
import MenuTracking
import Testing

@Suite("Keyboard")
struct KeyboardTests {
  static let menu = """
    menu
      # Caption
      Open
      Grey [disabled]
      ---
      More
        First
        Second
      Save

    """

  @Test("Up and Down go round and pass over what can't be chosen")
  func arrows() {
    Script.run(
      Self.menu + """
        open
        key Down
        expect highlighted Open
        key Down
        expect highlighted More
        key Down
        key Down
        expect highlighted Open
        key Up
        expect highlighted Save
        key Tab
        expect highlighted Open
        key Shift-Tab
        expect highlighted Save
        key Alt-Tab
        expect highlighted Save
        """)
    Script.run(Self.menu + "open\nkey Up\nexpect highlighted Save")
  }

  @Test("Home, End and pages")
  func pages() {
    Script.run(
      ScrollingTests.menu + """
        open
        key End
        expect highlighted Row20, scrolled 290.0
        key Home
        expect highlighted Row1, scrolled 0.0
        key PageDown
        expect highlighted Row8
        key PageDown
        expect highlighted Row15
        key PageDown
        expect highlighted Row20
        key PageDown
        expect highlighted Row20
        key PageUp
        expect highlighted Row13
        key PageUp
        key PageUp
        expect highlighted Row1, scrolled 0.0
        """)
  }

  @Test("The highlighted row is scrolled into view, with the caption before the first one")
  func reveal() {
    let rows = (1...20).map { "  Row\($0)\n" }.joined()
    let menu = Script.run(
      """
      height 200
      menu
        # Caption
      \(rows)
      open
      key Down
      repeat Down
      repeat Down
      repeat Down
      repeat Down
      repeat Down
      repeat Down
      repeat Down
      expect highlighted Row8
      """)
    #expect(menu.tracker.levels[0].scrollOffset > 0)
    var home = menu
    _ = home.handle(.keyPressed(.init(.home)))
    #expect(home.tracker.levels[0].scrollOffset == 0)
  }

  @Test("Right opens and enters, Left and Escape go back one level, Escape at the root cancels")
  func levels() {
    Script.run(
      Self.menu + """
        open
        key Right
        key Left
        expect open root, highlighted none
        key Down
        key Right
        expect open root
        key Down
        key Right
        expect open root More, highlighted First
        key Left
        expect open root, highlighted More
        key Return
        expect open root More, highlighted First
        key Escape
        expect open root, highlighted More
        key Left
        expect open root
        key Escape
        expect dismissed escaped
        """)
  }

  @Test("Where lines begin at the right, Left opens and Right goes back")
  func rightToLeft() {
    Script.run(
      "rtl\n" + Self.menu + """
        open
        key Down
        key Down
        key Right
        expect open root
        key Left
        expect open root More, highlighted First
        key Right
        expect open root, highlighted More
        """)
  }

  @Test("Return and Space choose; nothing is chosen where nothing is highlighted")
  func choosing() {
    for key in ["Return", "Space"] {
      Script.run(
        Self.menu + """
          open
          key \(key)
          expect open root
          key Down
          keyup \(key)
          key \(key)
          expect dismissed activated, activated Open
          """)
    }
  }

  @Test("The key that opened the menu chooses nothing while it is held and when it comes up")
  func openingKey() {
    Script.run(
      Self.menu + """
        open
        repeat Return
        repeat Down
        expect highlighted none
        key Down
        repeat Return
        keyup Return
        repeat Return
        expect highlighted Open
        key Shift-Modifier
        repeat Down                     # a modifier in between doesn't matter
        expect highlighted More
        key Up
        key Down
        keyup x
        repeat Down
        expect highlighted Save
        key Home
        key Down
        key Up
        expect highlighted Open
        keyup Up
        keyup Down
        repeat Down
        expect highlighted Open
        """)
  }

  @Test("A submenu that hovering opened gets the keyboard when it is entered")
  func hoveredSubmenu() {
    Script.run(
      Self.menu + """
        open
        move More
        wait 300ms
        expect open root More, highlighted More
        key Right
        expect open root More, highlighted First
        key Escape
        expect open root
        """)
    Script.run(
      Self.menu + """
        open
        move More
        wait 300ms
        key Down
        expect open root, highlighted Save
        """)
    Script.run(
      Self.menu + """
        open
        move More
        wait 300ms
        move Second
        key Up
        expect open root More, highlighted First
        """)
  }

  @Test("A key ends what the pointer had begun")
  func staleTimers() {
    Script.run(
      Self.menu + """
        open
        move More
        wait 150ms
        key Down
        expect highlighted Save, deadline none
        wait 5000ms
        expect open root, highlighted Save
        """)
  }

  @Test("A release where the pointer rests doesn't choose what the keyboard has left")
  func releaseAfterKey() {
    Script.run(
      Self.menu + """
        press source
        wait 500ms
        move Open
        key Down
        release
        expect open root, highlighted More, phase hovering
        """)
  }

  @Test("A menu in which nothing can be chosen has no highlight")
  func nothingToChoose() {
    Script.run(
      """
      menu
        Grey [disabled]
        ---
      open
      key Down
      key Up
      key Home
      key PageDown
      key Return
      key g
      expect highlighted none
      key Escape
      expect dismissed escaped
      """)
  }

  @Test("Mnemonics show from the first Alt or arrow")
  func underlines() {
    Script.run(Self.menu + "open\nexpect mnemonics hidden")
    Script.run(Self.menu + "open\nkey Alt-Modifier\nexpect mnemonics shown")
    Script.run(Self.menu + "open\nkeyup Alt-Modifier\nexpect mnemonics shown")
    Script.run(Self.menu + "open\nkey Down\nexpect mnemonics shown")
    Script.run(Self.menu + "open\nmove Open\nkey Modifier\nexpect mnemonics hidden")
  }
}
