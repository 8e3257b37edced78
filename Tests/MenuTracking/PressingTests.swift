import MenuTracking
import Testing

@Suite("Pressing, dragging, clicking")
struct PressingTests {
  @Test("A press is dragged onto a row and chooses it on release")
  func pressDragRelease() {
    Script.run(
      """
      menu
        Open
        ---
        More
          Inner
      press source
      expect phase opening, highlighted none
      wait 400ms
      move More
      expect phase dragging, highlighted More
      wait 250ms
      expect open root More, highlighted More
      release Inner
      expect dismissed activated, activated Inner, phase finished
      """)
  }

  @Test("A click leaves the menu open; the next one chooses")
  func clickClick() {
    Script.run(
      """
      menu
        Open
        Save
      press source
      wait 80ms
      release
      expect open root, phase hovering, highlighted none
      wait 2000ms
      move Save
      expect highlighted Save
      press Save
      release Save
      expect dismissed activated, activated Save
      """)
  }

  @Test("The release of a short click chooses nothing, even on a row")
  func shortClickOnRow() {
    Script.run(
      """
      menu
        Open
        Save
      press source secondary
      wait 100ms
      move Open
      release Open secondary
      expect open root, phase hovering, highlighted Open
      wait 400ms
      release Open secondary         # nothing went down since
      expect nothing
      """)
  }

  @Test("A long press that never moved chooses nothing")
  func restingPress() {
    Script.run(
      """
      menu
        Open
      press source
      wait 900ms
      move by 2 2
      release
      expect open root, phase hovering
      """)
  }

  @Test("Both limits of a click can be set")
  func limits() {
    let text = """
      menu
        Open
      press source
      wait 100ms
      move Open
      release Open
      """
    Script.run(text + "\nexpect open root")
    Script.run(text + "\nexpect dismissed activated, activated Open") {
      $0.clickDuration = .milliseconds(50)
    }
    Script.run(text.replacing("100ms", with: "500ms") + "\nexpect open root") {
      $0.clickDistance = 1000
    }
  }

  @Test("A menu opened by a press of the right button is operated with it")
  func rightButton() {
    Script.run(
      """
      menu
        Open
        Save
      press source secondary
      wait 500ms
      move Save
      release Save primary            # another button
      expect highlighted Save, phase dragging
      release Save secondary
      expect dismissed activated, activated Save
      """)
    Script.run(
      """
      menu
        Open
      open
      press Open middle
      release Open middle
      expect dismissed activated, activated Open
      """)
  }

  @Test("A drag that ends outside, before or after it was on a row, leaves the menu open")
  func releaseOutside() {
    Script.run(
      """
      menu
        Open
      press source
      wait 500ms
      move outside
      release outside
      expect open root, phase hovering
      press Open
      move outside
      expect highlighted none, phase dragging
      release outside
      expect open root, phase hovering
      """)
  }

  @Test("A press outside closes at once and chooses nothing")
  func pressOutside() {
    for button in ["primary", "secondary", "middle", "back"] {
      Script.run(
        """
        menu
          Open
          More
            Inner
        open
        move More
        wait 300ms
        press outside \(button)
        expect dismissed pressedOutside, phase finished, deadline none
        release outside \(button)
        press Open
        key Return
        expect nothing
        """)
    }
  }

  @Test("A press that goes down while another is held takes its place")
  func secondPress() {
    Script.run(
      """
      menu
        Open
        Save
      press source secondary
      wait 500ms
      move Open
      press Open primary
      release Save secondary
      expect phase dragging
      release Save primary
      expect dismissed activated, activated Save
      """)
  }

  @Test("Buttons of a wheel and extra buttons choose nothing")
  func otherButtons() {
    Script.run(
      """
      menu
        Open
      open
      move Open
      press Open wheel
      release Open wheel
      press outside wheel
      press Open back
      release Open back
      expect open root, phase hovering
      """)
  }

  @Test("Rows that can't be chosen let a release do nothing")
  func deadRows() {
    Script.run(
      """
      menu
        Open
        Grey [disabled]
        # Caption
        ---
      press source
      wait 500ms
      move Grey
      expect highlighted none
      release Grey
      press Caption
      release Caption
      press ---
      release ---
      press Open -70 -16              # the margin above
      release Open -70 -16
      expect open root, phase hovering
      """)
  }
}
