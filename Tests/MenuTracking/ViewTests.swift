import Testing

@Suite struct ViewTests {
  private static let controls = """
    menu
      Profile [view header]
      Open
      Volume [view]
      More
        Inner
        Find [search]
      Close

    """

  @Test func `the pointer over a view is the view's, and highlights nothing`() {
    Script.run(
      Self.controls + """
        open
        move Open
        expect highlighted Open
        move Volume
        expect highlighted none, moved Volume
        move Volume 3 0
        expect moved Volume
        move Open
        expect highlighted Open, moved Volume  # so that it knows that the pointer has left
        """)
  }

  @Test func `a press in a view holds the pointer until the button comes up`() {
    Script.run(
      Self.controls + """
        open
        press Volume
        expect moved Volume, pressed Volume, phase dragging
        move Close
        expect moved Volume, highlighted none
        move outside
        expect moved Volume
        press outside secondary
        expect pressed Volume
        release outside secondary
        expect released Volume, phase dragging
        move Close
        release Close
        expect moved Volume, released Volume, moved Volume, phase hovering
        press Volume
        release Volume
        expect moved Volume, pressed Volume, released Volume
        move Close 2 0
        expect moved Volume, highlighted Close
        """)
  }

  @Test func `a press that began elsewhere means nothing to views`() {
    Script.run(
      Self.controls + """
        press source
        wait 500ms
        move Open
        expect highlighted Open
        move Volume
        expect highlighted none
        release Volume
        expect phase hovering
        move Volume 1 0
        expect moved Volume
        move Open
        press Open
        move Volume
        release Volume
        expect moved Volume, open root
        """)
  }

  @Test func `a wheel is offered to the view first`() {
    Script.run(
      """
      height 100
      """ + "\n" + Self.controls + """
        open
        move Volume
        scroll 1 Volume
        expect moved Volume, wheel Volume, scrolled 0.0
        decline
        expect scrolled 30.0, moved Volume
        """)
  }

  @Test func `keys are the view's that has them, but Escape`() {
    Script.run(
      Self.controls + """
        open
        focus Volume
        key c
        expect key c Volume, keys Volume, highlighted none
        keyup c
        expect keyup Volume
        key Down
        expect key down Volume
        decline
        expect highlighted More, keys none
        focus Volume
        repeat Return
        expect nothing
        key Escape
        expect dismissed escaped
        """)
  }

  @Test func `a field that searches keeps the keys while they walk the list`() {
    Script.run(
      """
      menu
        Find [search header]
        Anna
        Bert

      open
      focus Find
      key Down
      decline
      expect key down Find, highlighted Anna, keys Find
      key Return
      decline
      expect key return Find, dismissed activated, activated Anna
      """)
  }

  @Test func `Tab goes through rows and views`() {
    Script.run(
      Self.controls + """
        open
        key Tab
        expect focus Profile
        decline  # a label takes no focus
        expect highlighted Open
        key Tab
        expect focus Volume
        focus Volume
        key Tab
        decline
        expect key tab Volume, highlighted More, keys none
        key Shift-Tab
        expect focus-back Volume
        """)
  }

  @Test func `each level remembers whose the keys are`() {
    Script.run(
      Self.controls + """
        open
        focus Volume
        submenu More
        expect open root More, keys none
        focus Find
        expect keys Find
        key Escape
        expect open root, keys Volume
        hide Volume
        expect keys none
        """)
  }

  @Test func `what is searched for shows from the top, with a row to choose`() {
    Script.run(
      """
      height 120
      menu
        Find [search header]
        Anna
        Bert
        Carl
        Dora
        Emil
        Fred

      open
      focus Find
      search
      show Anna
      expect highlighted Anna
      search
      hide Anna
      expect highlighted Bert
      key End
      decline
      expect key end Find, highlighted Fred, scrolled 42.0
      search
      hide Bert
      expect highlighted Fred, scrolled 18.0
      search
      hide Fred
      expect highlighted Carl, scrolled 0.0
      """)
    Script.run(
      """
      menu
        Find [search header]
        Anna

      open
      search nothing
      show Anna
      expect highlighted none
      """)
  }

  @Test func `a field that can't be used is a row like a caption`() {
    Script.run(
      """
      menu
        Find [search disabled]
        Anna

      open
      move Find
      press Find
      release Find
      expect highlighted none
      key Tab
      expect highlighted Anna
      """)
  }

  @Test func `a view that goes while it is held lets go`() {
    Script.run(
      Self.controls + """
        open
        press Volume
        expect moved Volume, pressed Volume
        hide Volume
        expect phase hovering
        move Open
        expect highlighted Open
        release Open
        expect nothing
        """)
  }

  @Test func `a press in a view closes what is open beside`() {
    Script.run(
      Self.controls + """
        open
        move More
        wait 300ms
        expect open root More
        press Volume
        expect open root, moved Volume, pressed Volume
        """)
    Script.run(
      "style stacked\n" + Self.controls + """
        open
        press More
        release More
        expect open root More
        press Profile
        release Profile
        expect open root
        """)
  }
}
