import MenuTracking
import Testing

@Suite("Submenus beside their parent")
struct CascadeTests {
  static let menu = """
    menu
      Open
      More
        Inner
        Deep
          Bottom
      Other
        Another
      Save
      Quit
      Tail

    """

  @Test("A submenu opens when the pointer stays, not before")
  func delay() {
    Script.run(
      Self.menu + """
        open
        move More
        wait 190ms
        expect open root
        move by 3 0                     # moving on the row doesn't begin anew
        wait 20ms
        expect open root More, highlighted More
        """)
  }

  @Test("A row that is only passed over doesn't open, and no stale timer opens it later")
  func passingOver() {
    Script.run(
      Self.menu + """
        open
        move More
        wait 150ms
        move Save
        wait 1000ms
        expect open root, highlighted Save
        """)
  }

  @Test("The delay can be set, or hovering left out")
  func setting() {
    Script.run(Self.menu + "open\nmove More\nwait 1ms\nexpect open root More") {
      $0.submenuDelay = .zero
    }
    Script.run(
      Self.menu + """
        open
        move More
        wait 9000ms
        expect open root
        press More
        expect open root More
        """
    ) { $0.submenuDelay = nil }
  }

  @Test("A click opens at once, and another one doesn't close")
  func click() {
    Script.run(
      Self.menu + """
        open
        move More
        press More
        expect open root More
        release More
        press More
        release More
        expect open root More, highlighted More
        """)
  }

  @Test("A press on a submenu row is dragged on into the submenu")
  func dragOn() {
    Script.run(
      Self.menu + """
        open
        press More
        move Inner
        release Inner
        expect dismissed activated, activated Inner
        """)
  }

  @Test("A drag that ends on a submenu row opens it and leaves it")
  func dragEnd() {
    Script.run(
      Self.menu + """
        press source
        wait 500ms
        move More
        release More
        expect open root More, phase hovering
        """)
  }

  @Test("The submenu closes when the pointer goes to another row")
  func otherRow() {
    Script.run(
      Self.menu + """
        open
        move More
        wait 300ms
        move Open
        expect open root, highlighted Open
        move Other
        wait 150ms
        move More
        wait 100ms
        expect open root                # neither is due yet
        wait 150ms
        expect open root More
        """)
  }

  @Test("On the way to the submenu other rows don't count")
  func safeTriangle() {
    Script.run(
      Self.menu + """
        open
        move More -60 0
        wait 300ms
        expect open root More
        move by 10 5
        wait 10ms
        move by 10 5
        wait 10ms
        move by 10 5
        wait 10ms
        move by 10 5                    # on Other by now
        wait 10ms
        expect open root More, highlighted More
        move by 10 5
        wait 10ms
        move Deep
        expect open root More, highlighted Deep
        wait 1000ms
        expect open root More Deep
        """)
  }

  @Test("So it is when the submenu is on the other side")
  func flippedTriangle() {
    Script.run(
      """
      flipped
      \(Self.menu)
      open
      move More 60 0
      wait 300ms
      expect open root More
      move by -20 10
      wait 10ms
      move by -20 10
      wait 10ms
      expect open root More, highlighted More
      move Inner
      expect open root More, highlighted Inner
      """)
  }

  @Test("A pointer that stops on its way means the row that it is on")
  func settling() {
    Script.run(
      Self.menu + """
        open
        move More -60 0
        wait 300ms
        move by 20 10
        wait 10ms
        move by 20 10
        wait 250ms
        expect open root More, highlighted More
        wait 60ms
        expect open root Other, highlighted Other
        """)
    Script.run(
      Self.menu + """
        open
        move Other -60 0
        wait 300ms
        move by 40 24
        wait 310ms
        expect open root, highlighted Save
        """)
  }

  @Test("A pointer that turns away from the submenu or goes straight down switches at once")
  func turningAway() {
    Script.run(
      Self.menu + """
        open
        move More
        wait 300ms
        move by 0 20
        expect open root, highlighted Other
        """)
    Script.run(
      Self.menu + """
        open
        move More -60 0
        wait 300ms
        move by 20 10
        wait 10ms
        move by 20 10
        expect open root More
        wait 10ms
        move by -5 1
        expect open root, highlighted Other
        """)
  }

  @Test("The apex follows a pointer that went slowly and then changes its mind")
  func movingApex() {
    Script.run(
      Self.menu + """
        open
        move More -60 0
        wait 300ms
        move by 30 5
        wait 60ms
        move by 30 5
        wait 60ms
        move by 1 5
        wait 60ms
        move by 1 8
        wait 60ms
        move by 0 8                     # inside the triangle of where it started
        expect open root, highlighted Other
        """)
  }

  @Test("Back on the open row, what is deeper than its submenu closes")
  func backOnTheOpenRow() {
    Script.run(
      Self.menu + """
        open
        move More
        wait 300ms
        move Deep
        wait 300ms
        expect open root More Deep
        move Inner
        expect open root More, highlighted Inner
        move Deep
        wait 300ms
        move More
        expect open root More, highlighted More
        """)
  }

  @Test("A resting pointer opens a submenu once")
  func once() {
    Script.run(
      Self.menu + """
        open
        move More
        wait 300ms
        key Escape
        expect open root, highlighted More
        wait 5000ms
        move by 1 0                     # a tremor
        wait 5000ms
        expect open root, highlighted More
        move by 8 0
        wait 300ms
        expect open root More
        """)
  }

  @Test("A program opens and highlights like a user")
  func program() {
    Script.run(
      Self.menu + """
        open
        submenu More
        submenu Deep
        expect open root More Deep, highlighted Deep
        highlight Bottom
        expect highlighted Bottom
        key Return
        expect dismissed activated, activated Bottom
        """)
  }
}
