import MenuPrimitives
import Testing

@Suite("Display lists")
struct DisplayListTests {
  private func row(_ y: Double, _ color: Color = .black, height: Double = 10) -> DisplayItem {
    let rect = Rect(x: 0, y: y, width: 100, height: height)
    return DisplayItem(bounds: rect, commands: [.fill(RoundedRect(rect), color)])
  }

  @Test(
    "Numbers that are no places on any screen are described, too",
    arguments: [1e300, -1e300, .infinity, -.infinity, .nan])
  func extremes(number: Double) {
    #expect(DisplayList(items: [row(number)]).description.contains("\(number)"))
    let color = Color(red: number, green: 0, blue: 0)
    let red = number > 0 ? "#ff0000" : "#000000"
    #expect(DisplayList(items: [row(0, color)]).description.contains(red))
  }

  @Test("A list that looks the same damages nothing")
  func same() {
    let list = DisplayList(items: [row(0), row(10)])
    #expect(list.damage(from: list).isEmpty)
    #expect(DisplayList().damage(from: DisplayList()).isEmpty)
  }

  @Test("A row that changes damages that row only")
  func oneRow() {
    let old = DisplayList(items: [row(0), row(10), row(20)])
    let new = DisplayList(items: [row(0), row(10, .white), row(20)])
    #expect(new.damage(from: old) == [Rect(x: 0, y: 10, width: 100, height: 10)])
  }

  @Test("A row that moves damages where it was and where it is")
  func movedRow() {
    let old = DisplayList(items: [row(0), row(10)])
    let new = DisplayList(items: [row(0), row(40)])
    #expect(
      new.damage(from: old) == [
        Rect(x: 0, y: 40, width: 100, height: 10), Rect(x: 0, y: 10, width: 100, height: 10),
      ])
  }

  @Test("A mark that disappears damages where it was")
  func vanishedItem() {
    let old = DisplayList(items: [row(0)])
    let new = DisplayList(items: [DisplayItem(bounds: .zero, commands: [])])
    #expect(new.damage(from: old) == [Rect(x: 0, y: 0, width: 100, height: 10)])
    #expect(old.damage(from: new) == [Rect(x: 0, y: 0, width: 100, height: 10)])
  }

  @Test("Another number of rows damages what lies between those that are the same at either end")
  func otherCount() {
    let old = DisplayList(items: [row(0), row(10), row(50)])
    let new = DisplayList(items: [row(0), row(20), row(30), row(50)])
    #expect(new.damage(from: old) == [Rect(x: 0, y: 10, width: 100, height: 30)])
    #expect(old.damage(from: new) == [Rect(x: 0, y: 10, width: 100, height: 30)])
    let longer = DisplayList(items: [row(0), row(10), row(50), row(50)])
    #expect(longer.damage(from: old) == [Rect(x: 0, y: 50, width: 100, height: 10)])
    #expect(DisplayList().damage(from: new) == [Rect(x: 0, y: 0, width: 100, height: 60)])
  }

  @Test("The description has a line for each item and command")
  func description() {
    let font = FontSpec(size: 13, weight: .semibold)
    let text = TextLayout(
      lines: [
        .init(text: "One", width: 10, baseline: 9), .init(text: "two", width: 10, baseline: 20),
      ], size: Size(width: 10, height: 22), isTruncated: false, font: font)
    let box = Rect(x: 1, y: 2, width: 3, height: 4)
    let path = Path([
      .move(.zero), .line(Point(x: 1, y: 0.5)),
      .curve(Point(x: 2, y: 2), control1: Point(x: 1, y: 1), control2: Point(x: 1.25, y: 2)),
      .close,
    ])
    let list = DisplayList(items: [
      DisplayItem(
        bounds: box,
        commands: [
          .fill(RoundedRect(box), .black),
          .fill(RoundedRect(box, radius: 6), Color(hex: 0x0A84FF, alpha: 0.5)),
          .border(
            RoundedRect(box, topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4), width: 0.5,
            .white),
          .text(text, Point(x: 5, y: 6), .black),
          .image(Image(symbol: .checkmark), box, tint: .black, opacity: 1),
          .image(Image(path: "/a b.png"), box, tint: .black, opacity: 0.25),
          .stroke(path, width: 2, .black),
          .fillPath(Path([.move(.zero), .close]), .white),
          .fade(box, .white, from: .top),
        ]),
      DisplayItem(bounds: .zero, commands: []),
    ])
    #expect(
      list.description == """
        item 1,2 3x4
          fill 1,2 3x4 #000000
          fill 1,2 3x4 r6 #0a84ff@0.5
          border 1,2 3x4 r1/2/3/4 width 0.5 #ffffff
          text "One\\ntwo" 13 semibold at 5,6 #000000
          image symbol checkmark 1,2 3x4 #000000
          image file /a b.png 1,2 3x4 #000000 opacity 0.25
          stroke M0,0 L1,0.5 C1,1,1.25,2,2,2 Z width 2 #000000
          path M0,0 Z #ffffff
          fade 1,2 3x4 #ffffff from top
        item 0,0 0x0

        """)
  }

  @Test(
    "Numbers have at most two decimals and no trailing zeros",
    arguments: [
      (0.0, "0"), (-0.001, "0"), (1.5, "1.5"), (1.25, "1.25"), (1.005, "1"), (0.07, "0.07"),
      (-2.5, "-2.5"), (-0.04, "-0.04"), (20.3, "20.3"), (100, "100"), (.infinity, "inf"),
      (.nan, "nan"),
    ])
  func numbers(value: Double, text: String) {
    #expect(value.golden == text)
  }
}
