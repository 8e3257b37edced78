import MenuLayout
import MenuModel
import MenuPrimitives
import Testing

@Suite struct `A panel that reads from right to left` {
  @Test(arguments: Density.allCases)
  func `is the mirror image of one that reads from left to right`(density: Density) {
    let menu = Fixture.menu(
      [
        Fixture.action(2, "Copy", image: true, shortcut: "C", mark: .selected),
        Fixture.separator(3), Fixture.caption(4, "Caption"),
        Fixture.submenu(5, "More"), Fixture.action(6, "Sub", subtitle: "title"),
        Fixture.caption(7, "Other"),
      ], headers: [Fixture.action(1, "Header")])
    let plain = PanelFixture(menu, density)
    let mirrored = PanelFixture(menu, density, direction: .rightToLeft)
    let width = plain.panel.size.width
    #expect(mirrored.panel.size == plain.panel.size)
    for index in 0..<plain.panel.rowCount {
      let (row, image) = (plain.row(index), mirrored.row(index))
      func isMirrored(_ left: Rect?, _ right: Rect?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        return abs(width - left.maxX - right.minX) <= 1 && left.size == right.size
          && left.minY == right.minY
      }
      func isMirrored(_ left: RowLayout.PlacedText?, _ right: RowLayout.PlacedText?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        return abs(width - left.origin.x - left.layout.size.width - right.origin.x) <= 1
          && left.origin.y == right.origin.y && left.layout == right.layout
      }
      #expect(row.frame == image.frame)
      #expect(isMirrored(row.title, image.title))
      #expect(isMirrored(row.subtitle, image.subtitle))
      #expect(isMirrored(row.shortcut, image.shortcut))
      #expect(isMirrored(row.image, image.image))
      #expect(isMirrored(row.leadingMark, image.leadingMark))
      #expect(isMirrored(row.trailingMark, image.trailingMark))
      #expect(row.separator?.minY == image.separator?.minY)
      #expect(row.separator?.height == image.separator?.height)
    }
    #expect(mirrored.row(1).leadingMark.map { $0.minX > width / 2 } == true)
  }
}
