import MenuTracking
import Testing

@Suite("Submenus over their parent")
struct StackedTests {
  static let menu = """
    style stacked
    menu
      Open
      More
        Inner
        Deep
          Bottom
      Save
      Tail
      End

    """

  @Test("Hovering opens nothing, a click does, and the header row leads back")
  func click() {
    Script.run(
      Self.menu + """
        open
        move More
        wait 5000ms
        expect open root, highlighted More
        press More
        expect open root                # rows act on release
        release More
        expect open root More
        wait 5000ms
        press <More
        release <More
        expect open root, highlighted More
        """)
  }

  @Test("A held press opens after a second, and closes after one on the header row")
  func dwell() {
    Script.run(
      Self.menu + """
        press source
        move More
        wait 900ms
        expect open root
        wait 150ms
        expect open root More
        wait 5000ms                     # a resting pointer goes no further
        expect open root More
        move by 1 1
        wait 5000ms
        expect open root More
        move Inner
        move <More
        wait 1050ms
        expect open root, highlighted More
        wait 5000ms
        expect open root
        """)
  }

  @Test("Letting go where a held press has opened a submenu only ends the press")
  func releaseAfterDwell() {
    Script.run(
      Self.menu + """
        press source
        move More
        wait 1100ms
        release
        expect open root More, phase hovering
        """)
    Script.run(
      Self.menu + """
        press source
        move More
        wait 1100ms
        move Inner
        release Inner
        expect dismissed activated, activated Inner
        """)
  }

  @Test("A click on a panel below closes one level only")
  func below() {
    Script.run(
      Self.menu + """
        open
        submenu More
        submenu Deep
        press Open 0 -8           # above the submenus
        expect open root More Deep
        release
        expect open root More
        press Open 0 -8
        release
        expect open root
        press Open 0 -8
        release
        expect dismissed activated, activated Open
        """)
  }

  @Test("Panels below have no highlight but the open row")
  func noHighlightBelow() {
    Script.run(
      Self.menu + """
        open
        submenu More
        move Inner
        expect highlighted Inner
        move Open
        expect highlighted More
        """)
  }

  @Test("The keyboard goes in and out, and begins after the header row")
  func keyboard() {
    Script.run(
      Self.menu + """
        open
        key Down
        key Down
        key Right
        expect open root More, highlighted Inner
        key Up
        expect highlighted <More
        key Up
        expect highlighted Deep
        key Right
        expect open root More Deep, highlighted Bottom
        key Left
        expect open root More, highlighted Deep
        key Home
        key Return
        expect open root, highlighted More
        key Left
        expect open root
        """)
  }
}
