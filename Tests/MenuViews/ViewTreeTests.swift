import MenuPrimitives
import MenuViews
import Testing

@MainActor @Suite("A tree of views") struct ViewTreeTests {
  let root = View()
  let card = View(frame: Rect(x: 20, y: 10, width: 100, height: 60))
  let dot = View(frame: Rect(x: 30, y: 20, width: 10, height: 10))

  init() {
    root.addSubview(card)
    card.addSubview(dot)
  }

  @Test("finds the innermost view at a point, the frontmost first")
  func hitTesting() {
    let window = Window(root)
    #expect(window.root.hitTest(Point(x: 55, y: 35)) === dot)
    #expect(root.hitTest(Point(x: 25, y: 15)) === card)
    #expect(root.hitTest(Point(x: 5, y: 5)) === root)
    #expect(root.hitTest(Point(x: 500, y: 5)) == nil)

    let cover = View(frame: Rect(x: 0, y: 0, width: 100, height: 60))
    card.addSubview(cover)
    #expect(root.hitTest(Point(x: 55, y: 35)) === cover)
    cover.isHidden = true
    #expect(root.hitTest(Point(x: 55, y: 35)) === dot)
  }

  @Test("cuts what sticks out of a view off from the pointer as well")
  func hitTestingIsClipped() {
    dot.frame = Rect(x: 90, y: 20, width: 50, height: 10)
    _ = Window(root)
    #expect(root.hitTest(Point(x: 115, y: 35)) === dot)
    #expect(root.hitTest(Point(x: 125, y: 35)) === root)
  }

  @Test("converts between the views of a window and the screen")
  func conversion() {
    let window = Window(root)
    #expect(dot.convert(Point(x: 1, y: 2), to: card) == Point(x: 31, y: 22))
    #expect(dot.convert(Point(x: 1, y: 2), to: nil) == Point(x: 51, y: 32))
    #expect(dot.convert(Point(x: 51, y: 32), from: nil) == Point(x: 1, y: 2))
    #expect(card.convert(Point(x: 31, y: 22), to: dot) == Point(x: 1, y: 2))
    #expect(dot.screenRect == Rect(x: 150, y: 230, width: 10, height: 10))
    card.isHidden = true
    #expect(dot.screenRect == nil)
    withExtendedLifetime(window) {}
  }

  @Test("knows its window as long as it is inside")
  func host() {
    let window = Window(root)
    #expect(dot.host === window)
    card.removeFromSuperview()
    #expect(dot.host == nil)
    #expect(dot.screenRect == nil)
    #expect(dot.superview === card)
  }

  @Test("never holds a view inside itself")
  func noCycles() {
    dot.addSubview(root)
    #expect(root.superview == nil)
    #expect(dot.subviews.isEmpty)
  }

  @Test("moves a view that is added somewhere else")
  func moving() {
    root.addSubview(dot)
    #expect(dot.superview === root)
    #expect(card.subviews.isEmpty)
    root.insertSubview(dot, at: -3)
    #expect(root.subviews.first === dot)
    root.insertSubview(dot, at: 99)
    #expect(root.subviews.last === dot)
  }

  @Test("asks the window to draw exactly the part that changed")
  func damage() {
    let window = Window(root)
    dot.setNeedsDisplay()
    #expect(window.damage == [Rect(x: 50, y: 30, width: 10, height: 10)])
    window.forgetDamage()
    dot.frame.origin.x += 5
    #expect(
      window.damage.reduce(Rect.zero) { $0.union($1) }
        == Rect(x: 50, y: 30, width: 15, height: 10))
    card.isHidden = true
    window.forgetDamage()
    dot.setNeedsDisplay()
    #expect(window.damage.isEmpty)
  }

  @Test("lays out again only where something asked for it")
  func layout() {
    let counting = CountingView()
    card.addSubview(counting)
    let window = Window(root)
    #expect(counting.layouts == 1)
    root.layoutIfNeeded()
    #expect(counting.layouts == 1)
    counting.setNeedsLayout()
    #expect(window.layoutRequests == 1)
    root.layoutIfNeeded()
    #expect(counting.layouts == 2)
    dot.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(counting.layouts == 2)
  }
}

@MainActor private final class CountingView: View {
  var layouts = 0
  override func layout() { layouts += 1 }
}
