import MenuTracking
import Testing

@Suite("Headers")
struct HeaderTests {
  private static let rows = (1...20).map { "Row\($0)\n" }

  /// A pinned row of 24 over 20 rows of 24, of which 200 show in all.
  private static let root =
    "height 200\nmenu\n  Head [header]\n" + rows.map { "  \($0)" }.joined()

  private static let submenu =
    "style stacked\nheight 200\nmenu\n  More\n    Head [header]\n"
    + rows.map { "    \($0)" }.joined()

  @Test("stay where they are while the rows below scroll")
  func pinned() {
    Script.run(
      Self.root + """
        open
        move Head
        expect highlighted Head
        scroll 100 Row2
        expect scrolled 314.0
        move Head
        expect highlighted Head
        move Row19
        expect highlighted Row19
        """)
  }

  @Test("lie over what is scrolled below them: nothing there can be chosen")
  func covering() {
    Script.run(
      Self.root + """
        open
        move Row2
        scroll 2
        move Head
        press Head
        release Head
        expect dismissed activated, activated Head
        """)
  }

  @Test("can be scrolled over: the list below them moves")
  func wheel() {
    Script.run(
      Self.root + """
        open
        move Head
        scroll 1
        expect highlighted Head, scrolled 72.75
        """)
  }

  @Test("come before the rows for the keyboard, and scroll nothing")
  func keyboard() {
    Script.run(
      Self.root + """
        open
        key End
        expect highlighted Row20, scrolled 314.0
        key Down
        expect highlighted Head, scrolled 314.0
        key Down
        expect highlighted Row1, scrolled 0.0
        key Up
        expect highlighted Head
        """)
  }

  @Test("of a submenu lie below the row that leads back, and both stay")
  func inSubmenus() {
    Script.run(
      Self.submenu + """
        open
        press More
        release More
        expect open root More
        scroll 100 Row2
        move Head
        expect highlighted Head
        move <More
        expect highlighted <More
        press <More
        release <More
        expect open root, highlighted More
        """)
  }
}
