import MenuTracking
import Testing

@Suite("Changes while the menu is open")
struct LiveChangeTests {
  static let menu = """
    menu
      Open
      Save
      More
        Inner
        Deep
          Bottom
      Quit

    """

  @Test("The highlight stays with its row")
  func sameRow() {
    Script.run(
      Self.menu + """
        open
        move Save
        insert New before Open
        expect highlighted Save
        key Down
        hide Open
        expect highlighted More
        key Up
        expect highlighted Save
        """)
  }

  @Test("Of a row that has gone the keyboard's highlight goes to the next, the pointer's goes")
  func vanished() {
    for change in ["hide", "disable"] {
      Script.run(
        Self.menu + """
          open
          key Down
          key Down
          \(change) Save
          expect highlighted More
          key End
          \(change) Quit
          expect highlighted More
          """)
      Script.run(Self.menu + "open\nmove Save\n\(change) Save\nexpect highlighted none")
    }
  }

  @Test("A submenu closes when its row goes or can't be chosen any more")
  func lostSubmenu() {
    for change in ["hide", "disable"] {
      Script.run(
        Self.menu + """
          open
          move More
          wait 300ms
          move Deep
          wait 300ms
          expect open root More Deep
          \(change) More
          expect open root, highlighted none, deadline none
          """)
      Script.run(
        Self.menu + """
          open
          submenu More
          submenu Deep
          \(change) Deep
          expect open root More
          """)
    }
  }

  @Test("A submenu that is about to open under the pointer doesn't, once its row has gone")
  func lostTimer() {
    Script.run(
      Self.menu + """
        open
        move More
        wait 100ms
        hide More
        wait 500ms
        expect open root
        """)
  }

  @Test("The scroll offset stays, as far as there is something to scroll")
  func scrollOffset() {
    Script.run(
      ScrollingTests.menu + """
        open
        move Row2
        scroll 2
        expect scrolled 147.0
        hide Row20
        expect scrolled 147.0
        scroll 100
        expect scrolled 266.0
        hide Row1
        hide Row2
        expect scrolled 218.0
        """)
  }

  @Test("A tooltip goes with its row")
  func tooltip() {
    Script.run(
      Self.menu + """
        open
        move Save
        wait 700ms
        expect tooltip Save
        hide Save
        expect tooltip none
        """)
  }
}
