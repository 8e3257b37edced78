import MenuPrimitives
import MenuTesting
import Testing

/// What has to be drawn again when one list replaces another.
struct DamageTests {
  private let row = Rect(x: 0, y: 10, width: 100, height: 20)
  private let text = FixedWidthTextMeasurer().line("Open", font: FontSpec(size: 10))

  private func list(_ commands: [DrawCommand]) -> DisplayList {
    DisplayList(items: [
      DisplayItem(bounds: Rect(x: 0, y: 0, width: 100, height: 10), commands: []),
      DisplayItem(bounds: row, commands: commands),
    ])
  }

  private func label(_ color: Color) -> DrawCommand { .text(text, Point(x: 20, y: 14), color) }

  @Test func aLightTouchesTheRowsHeightAndItsOwnWidth() {
    let light = DrawCommand.fill(
      RoundedRect(Rect(x: 5, y: 10, width: 90, height: 20), radius: 6), .black)
    let damage = list([light, label(.white)]).damage(from: list([label(.black)]))
    #expect(damage == [Rect(x: 5, y: 10, width: 90, height: 20)])
  }

  @Test func aTextOfAnotherColourTouchesSomewhatMoreThanItsWidth() {
    // Four letters of 6, and half an em on either side for letters that lean out.
    let damage = list([label(.white)]).damage(from: list([label(.black)]))
    #expect(damage == [Rect(x: 15, y: 10, width: 34, height: 20)])
  }

  @Test func aPictureTouchesItsBox() {
    let box = Rect(x: 80, y: 12, width: 16, height: 16)
    let dash = DrawCommand.image(Image(symbol: .dash), box, tint: .black, opacity: 1)
    #expect(list([label(.black), dash]).damage(from: list([label(.black)])) == [box])
  }

  @Test func whatReachesOutOfItsItemIsCutOff() {
    let wide = DrawCommand.fill(RoundedRect(Rect(x: -50, y: 0, width: 300, height: 90)), .black)
    #expect(list([wide]).damage(from: list([])) == [row])
  }

  @Test func pathsTouchTheWholeItem() {
    let line = DrawCommand.stroke(Path([.move(.zero), .line(row.center)]), width: 1, .black)
    #expect(list([line]).damage(from: list([])) == [row])
  }

  @Test func anItemThatMovesTouchesBothOfItsPlaces() {
    var moved = list([label(.black)])
    moved.items[1].bounds = row.offset(dy: 30)
    #expect(moved.damage(from: list([label(.black)])) == [row.offset(dy: 30), row])
  }

  @Test func theSameListTouchesNothing() {
    #expect(list([label(.black)]).damage(from: list([label(.black)])).isEmpty)
  }
}
