import MenuPrimitives
import MenuTesting
import Testing

@MainActor @Suite("Text of a fixed width") struct FixedWidthTextMeasurerTests {
  @Test(
    "is measured in any room, as if there were no limit where that is no number",
    arguments: [Double.infinity, .nan, 1e300, 1e19])
  func anyRoom(width: Double) {
    let text = FixedWidthTextMeasurer()
    let layout = text.layout(
      "one two three", font: FontSpec(size: 10), maximumWidth: width, maximumLines: 2)
    #expect(layout.lines.map(\.text) == ["one two three"] && !layout.isTruncated)
  }

  @Test("has room for one character at least", arguments: [0, -5, -Double.infinity, 1e-300])
  func noRoom(width: Double) {
    let text = FixedWidthTextMeasurer()
    let layout = text.layout(
      "one", font: FontSpec(size: 10), maximumWidth: width, maximumLines: 1)
    #expect(layout.lines.count == 1 && layout.isTruncated)
  }

  @Test("of no size has room for everything")
  func noSize() {
    let text = FixedWidthTextMeasurer()
    let layout = text.layout(
      "one", font: FontSpec(size: 0), maximumWidth: 10, maximumLines: 1)
    #expect(layout.lines.map(\.text) == ["one"])
  }
}
