import CX11
import MenuPrimitives
import Testing

@testable import MenuX11

@Suite @MainActor struct FillTests {
  @Test func aRectangleCoversItsPixelsAndNoOthers() async throws {
    let stage = try await DrawingStage()
    let red = Color(hex: 0xFF0000)
    let rect = Rect(x: 3, y: 2, width: 10, height: 5)
    let pixels = try stage.picture([.fill(RoundedRect(rect), red)], width: 20, height: 10)
    #expect(pixels.ink == PixelRect(x: 3, y: 2, width: 10, height: 5))
    #expect(pixels[3, 2] == 0xFFFF_0000)
    #expect(pixels[12, 6] == 0xFFFF_0000)
  }

  @Test(arguments: [1, 1.25, 1.5, 2, 3])
  func neighboursTouchAtEveryScale(scale: Double) async throws {
    let stage = try await DrawingStage()
    let commands = (0..<6).map { row in
      DrawCommand.fill(
        RoundedRect(Rect(x: 0, y: Double(row) * 7, width: 9, height: 7)), .black)
    }
    let height = Int((42 * scale).rounded())
    let pixels = try stage.picture(commands, width: 40, height: height, scale: scale)
    for y in 0..<height { #expect(pixels.alpha(0, y) == 255, "row \(y) at \(scale)") }
  }

  @Test func cornersOfAnOpaquePanelHaveNoDarkEdge() async throws {
    let stage = try await DrawingStage()
    let display = stage.display
    let target = try #require(
      RenderTarget(
        stage.context, visual: XDefaultVisual(display, stage.context.screen),
        depth: XDefaultDepth(display, stage.context.screen), width: 40, height: 40, scale: 1))
    let whole = Rect(x: 0, y: 0, width: 40, height: 40)
    stage.renderer.draw(
      DisplayList(items: [
        DisplayItem(bounds: whole, commands: [.fill(RoundedRect(whole, radius: 12), .white)])
      ]), to: target)
    let pixels = try Pixels(target)
    for y in 0..<40 { #expect(pixels[0, y] == 0xFFFF_FFFF) }
  }
}
