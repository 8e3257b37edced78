import MenuPrimitives
import TestSupport
import Testing

@testable import MenuX11

@Suite @MainActor struct DamageTests {
  /// A panel of rows, one of which is lit.
  private func panel(lit: Int, _ stage: DrawingStage) -> DisplayList {
    let whole = Rect(x: 0, y: 0, width: 160, height: 110)
    var items = [
      DisplayItem(
        bounds: whole,
        commands: [
          .fill(RoundedRect(whole, radius: 10), Color(white: 0.97)),
          .border(RoundedRect(whole, radius: 10), width: 1, Color(white: 0, alpha: 0.12)),
        ])
    ]
    for row in 0..<4 {
      let frame = Rect(x: 5, y: 5 + Double(row) * 25, width: 150, height: 25)
      let isLit = row == lit
      let layout = stage.text.line("Row number \(row)", font: DrawingStage.font)
      var commands: [DrawCommand] = []
      if isLit { commands.append(.fill(RoundedRect(frame, radius: 6), Color(hex: 0x0A6CF5))) }
      commands.append(
        .text(layout, Point(x: 25, y: frame.minY + 3), isLit ? .white : .black))
      items.append(DisplayItem(bounds: frame, commands: commands))
    }
    return DisplayList(items: items)
  }

  @Test(arguments: [1, 1.25, 1.5, 2])
  func repaintingTwoRowsGivesTheSamePictureAsPaintingAll(scale: Double) async throws {
    let stage = try await DrawingStage(scale: scale)
    let (width, height) = (Int(160 * scale), Int(110 * scale))
    let target = try stage.target(width: width, height: height, scale: scale)
    let whole = try stage.target(width: width, height: height, scale: scale)
    var old = panel(lit: 0, stage)
    stage.renderer.draw(old, to: target)
    for lit in [1, 2, 3, 0, 3] {
      let new = panel(lit: lit, stage)
      let damage = new.damage(from: old)
      #expect(damage.count == 2)
      stage.renderer.draw(new, damage: damage, to: target)
      stage.renderer.draw(new, to: whole)
      #expect(try Pixels(target).buffer == Pixels(whole).buffer, "row \(lit)")
      old = new
    }
  }

  @Test func nothingOutsideTheDamageIsTouched() async throws {
    let stage = try await DrawingStage()
    let target = try stage.target(width: 160, height: 110)
    stage.renderer.draw(panel(lit: 0, stage), to: target)
    let before = try Pixels(target)
    let red = DisplayList(items: [
      DisplayItem(
        bounds: Rect(x: 0, y: 0, width: 160, height: 110),
        commands: [
          .fill(RoundedRect(Rect(x: 0, y: 0, width: 160, height: 110)), Color(hex: 0xFF0000))
        ])
    ])
    stage.renderer.draw(red, damage: [Rect(x: 10, y: 10, width: 20, height: 20)], to: target)
    let after = try Pixels(target)
    for y in 0..<110 {
      for x in 0..<160 {
        let isInside = (10..<30).contains(x) && (10..<30).contains(y)
        #expect(after[x, y] == (isInside ? 0xFFFF_0000 : before[x, y]))
      }
    }
  }

  @Test func aSamplePanelLooksAsItDid() async throws {
    let stage = try await DrawingStage()
    let target = try stage.target(width: 160, height: 110)
    stage.renderer.draw(panel(lit: 1, stage), to: target)
    let pixels = try Pixels(target)
    let values = (0..<160 * 110).map { pixels[$0 % 160, $0 / 160] }
    try Picture(width: 160, height: 110, pixels: values).matchesGolden("panel")
  }
}
