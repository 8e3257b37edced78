import MenuTracking
import Testing

@Suite("What choosing closes")
struct ChoosingTests {
  @Test("A row that keeps the menu is run with everything left as it is")
  func keepsMenu() {
    for script in [
      "move Toggle\npress Toggle\nrelease Toggle", "key Down\nkey Space", "key Down\nkey Return",
    ] {
      Script.run(
        """
        menu
          Toggle [keeps]
          Open
        open
        \(script)
        expect activated Toggle, open root, highlighted Toggle
        """)
    }
  }

  @Test("A submenu that only closes itself does so, before its row is run")
  func onlySubmenu() {
    for style in ["cascading", "stacked"] {
      Script.run(
        """
        style \(style)
        menu
          More [onlySubmenu]
            Inner
            Kept [keeps]
            Deep
              Bottom
        open
        submenu More
        press Inner
        release Inner
        expect activated Inner, open root, highlighted More
        wait 5000ms
        submenu More
        highlight Kept
        key Space
        expect activated Kept, open root More
        submenu Deep
        highlight Bottom
        key Return                      # its own menu has no such wish
        expect dismissed activated, activated Bottom
        """)
    }
  }

  @Test("Rows of a lower panel are chosen beside an open submenu")
  func lowerPanel() {
    Script.run(
      """
      menu
        Open
        More
          Inner
      open
      submenu More
      press Open
      release Open
      expect dismissed activated, activated Open
      """)
  }
}
