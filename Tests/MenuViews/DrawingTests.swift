import MenuPrimitives
import MenuViews
import Testing

@MainActor @Suite("What views draw") struct DrawingTests {
  private func drawn(_ view: View, width: Double, height: Double) -> String {
    let root = View()
    root.addSubview(view)
    view.frame = Rect(x: 10, y: 10, width: width, height: height)
    let window = Window(root)
    return withExtendedLifetime(window) { root.displayList().description }
  }

  @Test("a view: its ground and a hairline, back to front with what lies inside")
  func view() {
    let card = View()
    card.background = .card
    card.cornerRadius = 8
    card.hasBorder = true
    let dot = View(frame: Rect(x: 70, y: 5, width: 20, height: 10))
    dot.background = Color(hex: 0xFF0000)
    card.addSubview(dot)
    #expect(
      drawn(card, width: 80, height: 40) == """
        item 10,10 80x40
          fill 10,10 80x40 r8 #ffffff
          border 10,10 80x40 r8 width 1 #000000@0.12
        item 80,15 10x10
          fill 80,15 20x10 #ff0000

        """)
  }

  @Test("a label: its text in the middle of its height, at the side of its alignment")
  func label() {
    #expect(
      drawn(Label("Hello"), width: 60, height: 20) == """
        item 10,10 60x20
          text "Hello" 10 at 10,14 #1d1d1f

        """)
    let trailing = Label("Hello", style: .caption1, color: .secondaryLabel, alignment: .trailing)
    #expect(
      drawn(trailing, width: 60, height: 20) == """
        item 10,10 60x20
          text "Hello" 7.86 at 46,16 #3c3c43@0.68

        """)
  }

  @Test("a label with several lines: each line on its own side")
  func lines() {
    let label = Label("one and two", alignment: .center, numberOfLines: 2)
    #expect(
      drawn(label, width: 48, height: 24) == """
        item 10,10 48x24
          text "one and" 10 at 13,10 #1d1d1f
          text "two" 10 at 25,10 #1d1d1f

        """)
  }

  @Test("a label that is too narrow: an ellipsis")
  func ellipsis() {
    #expect(
      drawn(Label("Hello world"), width: 30, height: 12) == """
        item 10,10 30x12
          text "Hell…" 10 at 10,10 #1d1d1f

        """)
  }

  @Test("a picture: as large as fits, or in its own size in the middle")
  func image() {
    let view = ImageView(Image(path: "a.png"), size: Size(width: 20, height: 20))
    #expect(
      drawn(view, width: 40, height: 30) == """
        item 10,10 40x30
          image file a.png 10,10 40x30 #1d1d1f

        """)
    view.contentMode = .center
    #expect(
      drawn(view, width: 40, height: 30) == """
        item 10,10 40x30
          image file a.png 20,15 20x20 #1d1d1f

        """)
  }

  @Test("a button: its ground by what the pointer does, its content in the middle")
  func button() {
    let button = Button("Open")
    let rest = drawn(button, width: 60, height: 28)
    #expect(
      rest == """
        item 10,10 60x28
          fill 10,10 60x28 r7 #ffffff
          border 10,10 60x28 r7 width 1 #000000@0.12
          text "Open" 10 medium at 28,18 #1d1d1f

        """)
    let root = View()
    root.addSubview(button)
    let window = Window(root)
    var states: [String] = [fill(root)]
    window.move(20, 20)
    states.append(fill(root))
    window.press(20, 20)
    states.append(fill(root))
    window.pointer(.cancelled)
    window.pointer(.exited)
    button.isHighlighted = true
    states.append(fill(root))
    #expect(states == ["#ffffff", "#f2f2f5", "#e2e2e7", "#e2e2e7"])
  }

  @Test("a button: selected, prominent and disabled have their own colours")
  func appearances() {
    let plain = Button("Go", appearance: .plain)
    #expect(
      drawn(plain, width: 60, height: 28) == """
        item 10,10 60x28
          text "Go" 10 medium at 34,18 #1d1d1f

        """)
    plain.isSelected = true
    #expect(
      drawn(plain, width: 60, height: 28) == """
        item 10,10 60x28
          fill 10,10 60x28 r7 #007aff
          text "Go" 10 medium at 34,18 #ffffff

        """)
    let prominent = Button("Go", appearance: .prominent)
    prominent.isEnabled = false
    #expect(
      drawn(prominent, width: 60, height: 28) == """
        item 10,10 60x28
          fill 10,10 60x28 r7 #ffffff
          border 10,10 60x28 r7 width 1 #000000@0.12
          text "Go" 10 medium at 34,18 #3c3c43@0.3

        """)
  }

  @Test("the mark of the focus, when the keyboard brought it")
  func focus() {
    let root = View()
    let button = Button("Go", appearance: .plain)
    button.frame = Rect(x: 0, y: 0, width: 40, height: 28)
    root.addSubview(button)
    let window = Window(root)
    window.press(5, 5)
    window.release(5, 5)
    window.pointer(.exited)
    #expect(!root.displayList().description.contains("border"))
    window.key(.tab)
    #expect(root.displayList().description.contains("border 1,1 38x26 r6 width 2 #007aff"))
  }

  @Test("again what didn't change, without asking the view")
  func keeping() {
    let view = DrawCounter(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    let root = View()
    root.addSubview(view)
    let window = Window(root)
    #expect(root.displayList() == root.displayList())
    #expect(view.draws == 1)
    view.setNeedsDisplay()
    _ = root.displayList()
    #expect(view.draws == 2)
    window.style.palette = .dark
    _ = root.displayList()
    #expect(view.draws == 3)
  }

  @Test("nothing where a view is hidden or has no window")
  func nothing() {
    let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    view.background = .card
    #expect(view.displayList().items.isEmpty)
    view.isHidden = true
    #expect(drawn(view, width: 10, height: 10) == "")
  }

  private func fill(_ root: View) -> String {
    let line = root.displayList().description.split(separator: "\n").first { $0.contains("fill") }
    return line.map { String($0.split(separator: " ").last ?? "") } ?? "none"
  }
}

@MainActor private final class DrawCounter: View {
  var draws = 0
  override func draw(in context: inout DrawingContext) {
    draws += 1
    context.fill(bounds, .accent)
  }
}
