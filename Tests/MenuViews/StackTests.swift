import MenuPrimitives
import MenuViews
import Testing

@MainActor @Suite("A stack") struct StackTests {
  private func frames(_ stack: Stack, width: Double, height: Double) -> [Rect] {
    let window = Window(stack, size: Size(width: width, height: height))
    return withExtendedLifetime(window) { stack.subviews.map(\.frame) }
  }

  @Test("puts views in a column")
  func column() {
    let stack = Stack(
      .vertical, spacing: 4, insets: Insets(all: 10), [Label("abc"), Label("abcdef")])
    #expect(
      frames(stack, width: 100, height: 100) == [
        Rect(x: 10, y: 10, width: 18, height: 12), Rect(x: 10, y: 26, width: 36, height: 12),
      ])
    stack.alignment = .fill
    #expect(
      frames(stack, width: 100, height: 100).map(\.width) == [80, 80])
    stack.alignment = .trailing
    #expect(frames(stack, width: 100, height: 100).map(\.minX) == [72, 54])
    stack.alignment = .center
    #expect(frames(stack, width: 100, height: 100).map(\.minX) == [41, 32])
  }

  @Test("puts views in a row, and from the right where the interface reads that way")
  func row() {
    let stack = Stack(.horizontal, spacing: 4, [Label("abc"), Label("abcdef")])
    #expect(frames(stack, width: 100, height: 20).map(\.minX) == [0, 22])
    let window = Window(stack, size: Size(width: 100, height: 20))
    window.style.layoutDirection = .rightToLeft
    stack.setNeedsRefresh()
    stack.layoutIfNeeded()
    #expect(stack.subviews.map(\.frame.minX) == [82, 42])
  }

  @Test("gives what is left over to those that grow")
  func growing() {
    let stack = Stack(.horizontal, spacing: 0)
    stack.add(Label("ab"))
    stack.add(Spacer())
    stack.add(Label("cd"))
    #expect(frames(stack, width: 100, height: 20).map(\.minX) == [0, 12, 88])
  }

  @Test("has no place for what is hidden")
  func hidden() {
    let stack = Stack(.vertical, spacing: 4, [Label("a"), Label("b"), Label("c")])
    stack.subviews[1].isHidden = true
    let window = Window(stack)
    #expect(stack.subviews[2].frame.minY == 16)
    #expect(stack.measure(fitting: .unlimited) == Size(width: 6, height: 28))
    withExtendedLifetime(window) {}
  }

  @Test("asks for what its views ask for, and for no more width than there is")
  func measuring() {
    let stack = Stack(.vertical, insets: Insets(all: 5), [Label("one two three", numberOfLines: 9)])
    let window = Window(stack)
    #expect(stack.measure(fitting: .unlimited) == Size(width: 88, height: 22))
    #expect(
      stack.measure(fitting: Size(width: 58, height: 500)) == Size(width: 52, height: 34))
    withExtendedLifetime(window) {}
  }

  @Test("is laid out again when a text in it changes")
  func changing() {
    let label = Label("a")
    let stack = Stack(.horizontal, spacing: 0, [label, Label("b")])
    let window = Window(stack)
    label.text = "aaaa"
    #expect(window.layoutRequests == 1)
    stack.layoutIfNeeded()
    #expect(stack.subviews[1].frame.minX == 24)
  }
}

@MainActor @Suite("Rows and columns") struct RowAndColumnTests {
  @Test("are stacks whose direction is known") func stacks() {
    let row = HStack(
      alignment: .bottom, spacing: 4, [Label("ab"), Spacer(minimumLength: 10), Label("cd")])
    let column = VStack(alignment: .trailing, spacing: 2, [row, Spacer(), Label("end")])
    let window = Window(column, size: Size(width: 100, height: 60))
    #expect(row.frame == Rect(x: 58, y: 0, width: 42, height: 12))
    #expect(row.subviews.map(\.frame.minX) == [0, 16, 30])
    #expect(column.subviews[2].frame == Rect(x: 82, y: 48, width: 18, height: 12))
    #expect(column.measure(fitting: .unlimited) == Size(width: 42, height: 28))
    withExtendedLifetime(window) {}
  }

  @Test("a spacer takes what is left, and no less than it must") func spacers() {
    let row = HStack(
      alignment: .top, spacing: 0, [Label("a"), Spacer(), Label("b"), Spacer(), Label("c")])
    let window = Window(row, size: Size(width: 98, height: 40))
    #expect(row.subviews.map(\.frame.minX) == [0, 6, 46, 52, 92])
    #expect(Spacer(minimumLength: -.infinity).measure(fitting: .unlimited) == .zero)
    withExtendedLifetime(window) {}
  }
}
