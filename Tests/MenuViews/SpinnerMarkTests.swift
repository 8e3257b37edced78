import MenuPrimitives
import MenuViews
import Testing

@MainActor @Suite("Views that show that something is waited for") struct SpinnerMarkTests {
  private final class Waiting: View {
    override func draw(in context: inout DrawingContext) {
      context.spinner(in: bounds)
    }
  }

  @Test("the mark takes a step with each frame that it asks for")
  func turns() throws {
    let window = Window(Waiting())
    let first = window.root.displayList()
    let next = try #require(window.root.nextFrame)
    #expect(next == SpinnerMark.nextStep(after: window.now))
    window.now = next
    let second = window.root.displayList()
    #expect(second != first)
    #expect(second.items.flatMap(\.commands).count == 12)
  }

  @Test("for those who prefer less motion it stands still")
  func still() {
    let window = Window(Waiting())
    window.style.reducesMotion = true
    #expect(window.root.displayList().items.flatMap(\.commands).count == 12)
    #expect(window.root.nextFrame == nil)
  }
}
