import MenuTracking
import Testing

@Suite("Hovering")
struct HoveringTests {
  @Test("A moving pointer highlights, a resting one takes nothing from the keyboard")
  func restingPointer() {
    Script.run(
      """
      menu
        Open
        Save
        Close
      open
      move Save
      expect highlighted Save
      key Down
      expect highlighted Close
      move by 0 0                     # an event, but no motion
      expect highlighted Close
      move by 1 0
      expect highlighted Save
      """)
  }

  @Test("A menu that comes up under the pointer waits for it to move")
  func underThePointer() {
    let menu = Script.run(
      """
      menu
        Open
      open
      move by 0 0
      expect highlighted none
      """)
    #expect(menu.tracker.control == .keyboard)
  }

  @Test("Outside of every panel a pointer takes back only its own highlight")
  func outside() {
    Script.run(
      """
      menu
        Open
        Save
      open
      move Open
      move outside
      expect highlighted none
      key Down
      move source
      expect highlighted Open
      """)
  }

  @Test("Margins, separators and rows that can't be chosen have no highlight")
  func deadRows() {
    Script.run(
      """
      menu
        Open
        Grey [disabled]
        ---
        Save
      open
      move Open
      move Grey
      expect highlighted none
      move Save
      expect highlighted Save
      move ---
      expect highlighted none
      """)
  }

  @Test("The tooltip of a row is due when the pointer has rested on it")
  func tooltip() {
    Script.run(
      """
      menu
        Open
        Save
        Grey [disabled]
      open
      move Open
      wait 500ms
      move by 5 0
      wait 500ms
      expect tooltip none             # it has moved since
      wait 200ms
      expect tooltip Open, deadline none
      move by 5 0
      expect tooltip Open
      move Save
      expect tooltip none
      wait 700ms
      expect tooltip Save
      key Down
      expect tooltip none
      move Grey
      wait 700ms
      expect tooltip Grey
      scroll 1
      expect tooltip none
      move Open
      wait 700ms
      expect tooltip Open
      press Open
      expect tooltip none, deadline none
      """)
  }

  @Test("So is that of a row by which a submenu was closed")
  func tooltipAfterClosing() {
    Script.run(
      CascadeTests.menu + """
        open
        move More
        wait 300ms
        expect tooltip none             # the submenu says more
        move Open
        expect open root
        wait 700ms
        expect tooltip Open
        """)
  }

  @Test("Nothing is due while a menu rests")
  func rest() {
    Script.run(
      """
      menu
        Open
        More
          Inner
      open
      expect deadline none
      move More
      wait 3000ms
      expect deadline none
      move Inner
      wait 3000ms
      expect deadline none
      """)
  }
}
