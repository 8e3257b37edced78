import MenuPrimitives
import MenuViews
import Testing

@MainActor @Suite("Views that move") struct FrameTests {
  let root = View()
  let clock = Clock(frame: Rect(x: 0, y: 0, width: 10, height: 10))
  let window: Window

  init() {
    root.addSubview(clock)
    window = Window(root)
  }

  private func draw(at milliseconds: Int64) {
    window.now = Timestamp(nanoseconds: milliseconds * 1_000_000)
    _ = root.displayList()
  }

  private var nextFrame: Int64? { root.nextFrame.map { $0.nanoseconds / 1_000_000 } }

  @Test("are drawn again at the moment that they asked for, not before")
  func frames() {
    draw(at: 5)
    #expect(clock.drawn == [5] && nextFrame == 105)
    draw(at: 60)
    #expect(clock.drawn == [5] && nextFrame == 105)
    draw(at: 110)
    #expect(clock.drawn == [5, 110] && clock.advanced == [110] && nextFrame == 210)
  }

  @Test("the earliest wish of a window counts")
  func earliest() {
    let other = Clock(frame: Rect(x: 20, y: 0, width: 10, height: 10))
    other.period = 30
    root.addSubview(other)
    draw(at: 0)
    #expect(nextFrame == 30)
    draw(at: 30)
    #expect(clock.drawn == [0] && other.drawn == [0, 30] && nextFrame == 60)
  }

  @Test("ask for nothing while they don't show, and go on when they show again")
  func invisible() {
    draw(at: 0)
    clock.isHidden = true
    draw(at: 20)
    #expect(nextFrame == nil)
    clock.isHidden = false
    draw(at: 500)
    #expect(clock.drawn == [0, 500] && nextFrame == 600)
    clock.frame.origin.x = 1000
    draw(at: 600)
    #expect(nextFrame == nil)
    clock.removeFromSuperview()
    draw(at: 700)
    #expect(nextFrame == nil && clock.drawn == [0, 500])
  }

  @Test("nothing moves: no frame is asked for")
  func still() {
    clock.period = nil
    draw(at: 0)
    #expect(nextFrame == nil)
  }
}

@MainActor final class Clock: View {
  var period: Int64? = 100
  var drawn: [Int64] = []
  var advanced: [Int64] = []

  override func advance(to time: Timestamp) {
    advanced.append(time.nanoseconds / 1_000_000)
  }

  override func draw(in context: inout DrawingContext) {
    drawn.append(context.time.nanoseconds / 1_000_000)
    if let period { context.redraw(at: context.time + .milliseconds(period)) }
  }
}
