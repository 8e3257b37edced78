import MenuPrimitives
import MenuTracking
import Testing

/// Elements of palettes are 28 wide and begin 7 from the edge of panels of 234: 30 of them have 620 to
/// scroll.
@Suite("Palettes that scroll")
struct PaletteTests {
  static let menu =
    "menu\n" + (1...30).map { "  E\($0) [strip=1]\n" }.joined() + "  Row\n"

  /// The same in a list that scrolls, too.
  static let list =
    "height 200\n" + menu + (2...20).map { "  Row\($0)\n" }.joined()

  @Test("The keyboard brings every element into view, clear of the fade; ends are ends")
  func keyboard() {
    let right = Array(repeating: "key Right\n", count: 29).joined()
    Script.run(
      Self.menu + """
        open
        key Down
        expect highlighted E1, strip 0
        key Right
        key Right
        key Right
        key Right
        key Right
        key Right
        expect highlighted E7, strip 0
        key Right
        expect highlighted E8, strip 17
        \(right)expect highlighted E30, strip 620
        key Left
        expect highlighted E29, strip 620
        key Home
        expect highlighted E1, strip 0
        """)
  }

  @Test("Up and Down go by what shows")
  func column() {
    Script.run(
      Self.menu + """
        open
        move E5
        across 1
        expect strip 85.4, highlighted E8
        key Down
        expect highlighted Row
        key Up
        expect highlighted E8
        """)
  }

  @Test("A wheel turns it sideways; one that turns down as well, where the list has no use for it")
  func wheel() {
    Script.run(
      Self.menu + """
        open
        move E2
        scroll 1
        expect strip 85.4, highlighted E5
        across 1
        expect strip 170.8
        across -0.5
        expect strip 128.1
        scroll 100
        expect strip 620
        across -100
        expect strip 0
        move Row
        across 1
        expect strip 0
        """)
    Script.run(
      Self.list + """
        open
        move E2
        across 1
        expect strip 85.4, scrolled 0.0
        scroll 1
        expect strip 85.4, scrolled 75.14285714285714
        """)
  }

  @Test("From right to left a wheel to the right goes back")
  func mirroredWheel() {
    Script.run(
      "rtl\n" + Self.menu + """
        open
        move E2
        across -1
        expect strip 85.4
        across 0.5
        expect strip 42.7
        """)
  }

  @Test(
    "A pointer that drags at an end scrolls it, also from beyond the panel, and lights what comes")
  func edges() {
    Script.run(
      Self.menu + """
        press source
        move E8
        wait 400ms
        move E8 5 0
        expect strip 0, deadline some
        wait 320ms
        expect highlighted E12
        move by 30 0
        wait 5000ms
        expect strip 620, highlighted none
        move E28
        expect highlighted E28
        """)
  }

  @Test("A resting pointer that comes to an end scrolls it, one in the middle doesn't")
  func hoveringEdges() {
    Script.run(
      Self.menu + """
        open
        move E4
        expect deadline some         #  its tooltip
        wait 1000ms
        expect strip 0, deadline none, tooltip E4
        move E8 8 0
        wait 100ms
        expect tooltip none
        key Down
        expect deadline none
        """)
  }

  @Test("Scrolling it closes the submenu of an element that would be left behind")
  func submenus() {
    Script.run(
      Self.menu.replacing("  E3 [strip=1]\n", with: "  E3 [strip=1]\n    Inner\n") + """
        open
        press E3
        release E3
        expect open root E3
        across 1
        expect open root
        """)
  }

  @Test("When elements go, it is scrolled no farther than the rest reaches")
  func shrinking() {
    let hidden = (9...30).map { "hide E\($0)\n" }.joined()
    Script.run(
      Self.menu + """
        open
        move E2
        across 100
        expect strip 620
        \(hidden)expect strip 4, highlighted none
        """)
  }
}
