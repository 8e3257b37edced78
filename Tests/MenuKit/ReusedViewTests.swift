import MenuKit
import MenuLayout
import MenuModel
import MenuPrimitives
import MenuTesting
import MenuViews
import Testing

@MainActor @Suite struct ReusedViewTests {
  @MainActor private final class People {
    var made = 0
    var updated = 0
    func element(_ index: Int, height: @escaping (Int) -> Double) -> CustomViewAction {
      let action = CustomViewAction(
        view: .reusableView(
          reuseIdentifier: "person",
          provider: { [self] in
            made += 1
            return Block()
          },
          updater: { [self] (block: Block, _, _) in
            updated += 1
            block.wish = Size(width: 40, height: height(index))
          }))
      action.accessibilityLabel = "Person \(index)"
      return action
    }
  }

  private func harness(_ people: People, height: @escaping (Int) -> Double) -> MenuHarness {
    MenuHarness(
      Menu(children: (0..<10_000).map { people.element($0, height: height) }), density: .regular,
      submenus: .stacked, workArea: Rect(x: 0, y: 0, width: 800, height: 600))
  }

  @Test func `ten thousand rows make no more views than a screenful and a few`() {
    let people = People()
    let harness = harness(people) { _ in 40 }
    harness.present()
    let screenful = Int((harness.presentation.frames[0].frame.height / 40).rounded(.up)) + 1
    #expect(people.made <= screenful + 4)
    harness.move(to: "Person 2")
    var last = -1.0
    while harness.scrollOffset > last {
      last = harness.scrollOffset
      harness.scroll(40)
    }
    #expect(harness.frame(of: "Person 9999").map { $0.maxY <= 600 } == true)
    #expect(people.made <= screenful + 4)
    harness.key(.home)
    #expect(harness.scrollOffset == 0)
    #expect(people.made <= screenful + 4)
    #expect(people.updated < 30_000)
  }

  @Test func `a list that opens again begins with what was measured, and measures what shows`() {
    let people = People()
    var extra = 0.0
    let harness = harness(people) { 20 + Double($0 % 7) * 6 + extra }
    harness.present()
    let first = harness.presentation.frames
    harness.presentation.dismiss(animated: false)
    harness.present()
    #expect(harness.presentation.frames == first)
    harness.presentation.dismiss(animated: false)
    // What updaters do may be another thing now, without a word of it.
    extra = 11
    harness.present()
    for index in 0..<5 {
      let height = 20 + Double(index % 7) * 6 + extra
      #expect(harness.frame(of: "Person \(index)")?.height == height)
    }
    harness.presentation.dismiss(animated: false)
    // Another width makes other heights, so that nothing is known any more.
    harness.presentation.density = .compact
    harness.present()
    #expect(harness.frame(of: "Person 1")?.height == 37)
  }

  @Test func `rows that turn out otherwise than their like leave what is seen where it is`() throws
  {
    let people = People()
    let harness = harness(people) { 20 + Double($0 % 7) * 6 }
    harness.present()
    harness.move(to: "Person 4")
    for _ in 0..<200 {
      let before = try #require(harness.highlighted)
      let top = try #require(harness.frame(of: before)).minY
      let offset = harness.scrollOffset
      harness.scroll(0.5)
      // The list moves by what it was scrolled, whatever is learnt of the rows beside it.
      let frame = try #require(harness.frame(of: before))
      let moved = harness.scrollOffset - offset
      #expect(abs(frame.minY - (top - moved)) < 60)
      #expect(frame.height == 20 + Double((Int(before.dropFirst(7)) ?? 0) % 7) * 6)
    }
    // Walking by keyboard, the highlighted row always shows.
    for key in [Key.end, .pageUp, .up, .pageDown, .down, .home, .pageDown, .end] {
      harness.key(key)
      let name = try #require(harness.highlighted)
      let frame = try #require(harness.frame(of: name))
      let panel = harness.presentation.frames[0].frame
      #expect(frame.minY >= panel.minY - 0.5 && frame.maxY <= panel.maxY + 0.5, "\(key) \(name)")
    }
    #expect(people.made < 60)
  }

  @Test func `a view of an element waits for it, one of no cache is made anew`() {
    var (singles, fresh) = (0, 0)
    let rows: [MenuElement] =
      [
        CustomView(
          view: .singleElementView(
            provider: {
              singles += 1
              return Block()
            }, updater: { (_: Block, _, _) in })),
        CustomView(viewProvider: {
          fresh += 1
          return Block()
        }),
      ] + (0..<100).map { Action(title: "Row \($0)") }
    let harness = MenuHarness(
      Menu(children: rows), workArea: Rect(x: 0, y: 0, width: 800, height: 300))
    harness.present()
    harness.move(to: "Row 2")
    for _ in 0..<3 {
      harness.scroll(20)
      harness.scroll(-20)
    }
    #expect(singles == 1)
    #expect(fresh == 4)
  }

  @Test func `views without height don't come by the thousand`() {
    let people = People()
    let harness = harness(people) { _ in 0 }
    harness.present()
    #expect(people.made <= 600)
  }

  @Test(arguments: [3, 10_000])
  func `shared views make a compact menu as wide as those in sight wish`(count: Int) {
    let harness = MenuHarness(
      Menu(
        children: (0..<count).map { index in
          CustomViewAction(
            view: .reusableView(
              reuseIdentifier: "wide", provider: { Block() },
              updater: { (block: Block, _, _) in block.wish.width = 200 + Double(index % 3) }))
        }),
      workArea: Rect(x: 0, y: 0, width: 800, height: 600))
    // Below it, ten thousand rows have to scroll.
    harness.presentation.source = .rect(Rect(x: 100, y: 20, width: 60, height: 20))
    harness.present()
    #expect(harness.presentation.frames[0].frame.width == 202 + 10)
  }
}
