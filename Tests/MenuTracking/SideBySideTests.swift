import MenuPrimitives
import MenuTracking
import Testing

@Suite("Walking over elements side by side")
struct SideBySideTests {
  static let menu = """
    menu
      Above
      Copy [line=1]
      Cut [line=1 disabled]
      Paste [line=1]
      Between
      A [line=2]
      B [line=2]
      C [line=2]
      D [line=2]
      Below

    """

  @Test("Left and Right stay inside the line and pass over what can't be chosen")
  func across() {
    Script.run(
      Self.menu + """
        open
        key Down
        key Down
        expect highlighted Copy
        key Right
        expect highlighted Paste
        key Right
        expect highlighted Paste
        key Left
        key Left
        expect highlighted Copy
        key Return
        expect dismissed activated, activated Copy
        """)
  }

  @Test("From right to left they go the other way")
  func mirrored() {
    Script.run(
      "rtl\n" + Self.menu + """
        open
        key Down
        key Down
        expect highlighted Copy
        key Left
        expect highlighted Paste
        key Right
        expect highlighted Copy
        """)
  }

  @Test("Up and Down go to the nearest element of the next line, and remember the way")
  func column() {
    Script.run(
      Self.menu + """
        open
        key Up
        expect highlighted Below
        key Up
        expect highlighted A        #  no element was passed yet: where reading begins
        key Right
        key Right
        key Right
        expect highlighted D
        key Up
        expect highlighted Between
        key Up
        expect highlighted Paste
        key Down
        key Down
        expect highlighted D        #  not the one nearest to Paste
        key Left
        key Up
        key Up
        expect highlighted Paste    #  Cut is nearer, but can't be chosen
        key Down
        key Down
        expect highlighted C
        """)
  }

  @Test("Round the ends the way goes on, a moved highlight begins anew")
  func around() {
    Script.run(
      """
      menu
        A [line=1]
        B [line=1]
        C [line=1]
        Row
      open
      key Down
      expect highlighted A
      key Right
      key Right
      key Up
      expect highlighted Row
      key Down
      expect highlighted C
      key Home
      expect highlighted A
      key Down
      key Down
      expect highlighted A
      key End
      expect highlighted Row
      key Up
      expect highlighted A
      move B
      expect highlighted B
      key Down
      key Up
      expect highlighted B
      """)
  }

  @Test("Tab goes through all of them, one after the other")
  func tab() {
    Script.run(
      Self.menu + """
        open
        key Tab
        key Tab
        expect highlighted Copy
        key Tab
        expect highlighted Paste
        key Shift-Tab
        expect highlighted Copy
        key Tab
        key Tab
        key Tab
        key Tab
        expect highlighted B
        """)
  }

  @Test("Letters find them, mnemonics choose them")
  func letters() {
    Script.run(
      """
      menu
        Row
        Copy [line=1]
        Paste [line=1 mnemonic=p]
        Cut [line=1]
      open
      key c
      expect highlighted Copy
      key u
      expect highlighted Cut
      wait 2000ms
      key p
      expect dismissed activated, activated Paste
      """)
  }

  @Test("Pages land in the column, too")
  func pages() {
    let rows = (1...20).map { "  Row\($0)\n" }.joined()
    Script.run(
      """
      height 200
      menu
      \(rows)  A [line=1]
        B [line=1]
        C [line=1]
      open
      key End
      expect highlighted C, scrolled 322.0
      key PageUp
      expect highlighted Row14
      key PageDown
      expect highlighted C
      """)
  }

  @Test("The pointer lights the one that it is on, and chooses it")
  func pointer() {
    Script.run(
      Self.menu + """
        open
        move Copy
        expect highlighted Copy
        move Paste
        expect highlighted Paste
        move Cut
        expect highlighted none
        press Cut
        release Cut
        expect phase hovering
        move B
        press B
        release C
        expect dismissed activated, activated C
        """)
  }

  @Test("A press that opened the menu is dragged onto one")
  func dragged() {
    Script.run(
      Self.menu + """
        press source
        wait 400ms
        move Paste
        release Paste
        expect dismissed activated, activated Paste
        """)
  }
}

@Suite("Submenus of elements side by side")
struct CellSubmenuTests {
  static let menu = """
    menu
      Copy [line=1]
      Share [line=1]
        Mail
        Print
      Paste [line=1]
      Row

    """

  @Test(
    "A click, Return or Space opens; Right and Down only walk on", arguments: ["Return", "Space"])
  func keys(key: String) {
    Script.run(
      Self.menu + """
        open
        key Down
        key Right
        expect highlighted Share, open root
        key Right
        expect highlighted Paste, open root
        key Left
        key Down
        expect highlighted Row, open root
        key Up
        key \(key)
        expect open root Share, highlighted Mail
        key Left
        expect open root, highlighted Share
        key \(key)
        key Escape
        expect open root, highlighted Share
        """)
  }

  @Test("Resting on it opens below it; the way there may cross a neighbour")
  func hovering() {
    Script.run(
      Self.menu + """
        open
        move Share
        wait 250ms
        expect open root Share, highlighted Share
        wait 200ms
        move by 20 14
        wait 10ms
        move by 12 8
        expect open root Share
        move Print
        expect highlighted Print
        """)
  }

  @Test("A neighbour that is meant closes it")
  func neighbour() {
    Script.run(
      Self.menu + """
        open
        move Share
        wait 250ms
        expect open root Share
        move Copy
        expect open root, highlighted Copy
        """)
  }

  @Test("Stacked, a click opens it and its header closes it")
  func stacked() {
    Script.run(
      "style stacked\n" + Self.menu + """
        open
        press Share
        release Share
        expect open root Share
        press <Share
        release <Share
        expect open root
        press Share
        wait 1100ms
        expect open root Share
        """)
  }
}
