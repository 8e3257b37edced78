import MenuPrimitives
import MenuTracking
import Testing

@Suite("Scrolling")
struct ScrollingTests {
  /// 20 rows of 24 and two margins of 5, of which 200 show: 290 to scroll.
  static let menu =
    "height 200\nmenu\n" + (1...20).map { "  Row\($0)\n" }.joined()

  @Test("A notch scrolls three rows, fractions as much less, ends are ends")
  func wheel() {
    Script.run(
      Self.menu + """
        open
        move Row2
        scroll 1
        expect scrolled 73.5
        scroll -0.5
        expect scrolled 36.75
        scroll -100
        expect scrolled 0.0
        scroll 100
        expect scrolled 290.0
        """)
  }

  @Test("The highlight follows the pointer where the pointer had it, else it stays")
  func highlight() {
    Script.run(
      Self.menu + """
        open
        move Row2
        scroll 1
        expect highlighted Row5
        key Down
        expect highlighted Row6
        scroll 1
        expect highlighted Row6
        """)
  }

  @Test("A wheel before any motion takes nothing from the keyboard")
  func firstWheel() {
    Script.run(
      """
      height 200
      menu
      \((1...20).map { "  Row\($0)\n" }.joined())
      open
      key Down
      scroll 1
      expect highlighted Row1, scrolled 0.0
      """)
  }

  @Test("Over what can't scroll and outside, a wheel does nothing")
  func swallowed() {
    Script.run(
      """
      menu
        Open
        Save
      open
      move Open
      scroll 3
      scroll 3 outside
      expect open root, scrolled 0.0, highlighted none
      """)
  }

  @Test("Scrolling opens no submenu")
  func submenus() {
    let rows = (1...20).map { "  Row\($0)\n    Inner\($0)\n" }.joined()
    Script.run(
      """
      height 200
      menu
      \(rows)
      open
      move Row2
      wait 100ms
      scroll 1
      wait 5000ms
      expect open root, highlighted Row5
      move by 1 0
      wait 5000ms
      expect open root
      move by 8 0
      wait 300ms
      expect open root Row5
      scroll 1 Row7                   # leaves the submenu's row behind
      expect open root
      """)
  }

  @Test("A pointer at an edge scrolls by time, faster further out, and rests at the end")
  func edges() {
    let menu = Script.run(
      Self.menu + """
        open
        move Row4
        move by 0 105                   # 194 of 200
        expect scrolled 0.0, deadline some
        wait 1ms
        expect scrolled 0.0
        """)
    var slow = menu
    var fast = menu
    _ = slow.handle(.pointerMoved(slow.pointer.offset(dy: -8)))
    _ = slow.wait(.milliseconds(200))
    _ = fast.wait(.milliseconds(200))
    #expect(slow.tracker.levels[0].scrollOffset > 20)
    #expect(fast.tracker.levels[0].scrollOffset > slow.tracker.levels[0].scrollOffset + 20)
    #expect(fast.tracker.levels[0].highlight != nil)
    _ = fast.wait(.seconds(5))
    #expect(fast.tracker.levels[0].scrollOffset == 290)
    #expect(fast.tracker.deadline == nil)
  }

  @Test("The size of steps doesn't decide how far an edge scrolls")
  func edgeSteps() {
    let script = Self.menu + "open\nmove Row4\nmove by 0 105\nwait 320ms"
    let fine = Script.run(script) { $0.edgeInterval = .milliseconds(8) }
    let coarse = Script.run(script) { $0.edgeInterval = .milliseconds(40) }
    let difference =
      fine.tracker.levels[0].scrollOffset - coarse.tracker.levels[0].scrollOffset
    #expect(abs(difference) < 1)
    #expect(fine.tracker.levels[0].scrollOffset > 100)
  }

  @Test("A drag past the end scrolls and has no highlight; a key stops it")
  func dragPastTheEnd() {
    let menu = Script.run(
      Self.menu + """
        press source
        move Row4
        move by 0 300
        wait 100ms
        expect highlighted none, deadline some
        key Down
        expect deadline none
        """)
    #expect(menu.tracker.levels[0].scrollOffset == 0)
  }

  @Test("Without a button, past the end is outside")
  func hoverPastTheEnd() {
    Script.run(
      Self.menu + """
        open
        move Row4
        move by 0 300
        wait 1000ms
        expect highlighted none, scrolled 0.0, deadline none
        """)
  }
}
