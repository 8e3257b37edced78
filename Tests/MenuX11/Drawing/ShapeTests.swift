import MenuPrimitives
import Testing

@testable import MenuX11

@Suite @MainActor struct ShapeTests {
  nonisolated static let scales = [1, 1.25, 1.5, 2, 3.0]

  @Test(arguments: scales)
  func aHairlineIsOneSharpPixel(scale: Double) async throws {
    let stage = try await DrawingStage()
    let line = Rect(x: 2, y: 5.3, width: 6, height: 1 / scale)
    let pixels = try stage.picture(
      [.fill(RoundedRect(line), .black)], width: 40, height: 40, scale: scale)
    let ink = try #require(pixels.ink)
    #expect(ink.height == 1)
    #expect(pixels.alpha(ink.x, ink.y) == 255)
  }

  @Test(arguments: scales)
  func aBorderIsOnePixelOnEachSideAndNothingInside(scale: Double) async throws {
    let stage = try await DrawingStage()
    let box = Rect(x: 1, y: 1, width: 30, height: 20)
    let pixels = try stage.picture(
      [.border(RoundedRect(box, radius: 6), width: 1 / scale, .black)], width: 100, height: 70,
      scale: scale)
    let ink = try #require(pixels.ink)
    let (middleX, middleY) = (ink.x + ink.width / 2, ink.y + ink.height / 2)
    #expect(pixels.alpha(middleX, ink.y) == 255 && pixels.alpha(middleX, ink.y + 1) == 0)
    #expect(pixels.alpha(middleX, ink.maxY - 1) == 255 && pixels.alpha(middleX, ink.maxY - 2) == 0)
    #expect(pixels.alpha(ink.x, middleY) == 255 && pixels.alpha(ink.x + 1, middleY) == 0)
    #expect(pixels.alpha(ink.maxX - 1, middleY) == 255 && pixels.alpha(ink.maxX - 2, middleY) == 0)
  }

  @Test(arguments: scales)
  func roundCornersAreSymmetricAndCoverTheirShareOfTheArea(scale: Double) async throws {
    let stage = try await DrawingStage()
    let radius = 10.0
    let box = Rect(x: 0, y: 0, width: 40, height: 24)
    let (width, height) = (Int(40 * scale), Int(24 * scale))
    let pixels = try stage.picture(
      [.fill(RoundedRect(box, radius: radius), .black)], width: width, height: height, scale: scale)
    var sum = 0
    var isSymmetric = true
    for y in 0..<height {
      for x in 0..<width {
        let alpha = pixels.alpha(x, y)
        sum += alpha
        if alpha != pixels.alpha(width - 1 - x, y) { isSymmetric = false }
        if alpha != pixels.alpha(x, height - 1 - y) { isSymmetric = false }
      }
    }
    #expect(isSymmetric)
    let area = Double(width * height) - (4 - .pi) * radius * radius * scale * scale
    // A quarter of a pixel for each corner.
    #expect(abs(Double(sum) / 255 - area) < 1)
    #expect(pixels.alpha(0, 0) == 0)
    #expect(pixels.alpha(width / 2, 0) == 255)
  }

  @Test func cornersMayDiffer() async throws {
    let stage = try await DrawingStage()
    let shape = RoundedRect(
      Rect(x: 0, y: 0, width: 40, height: 40), topLeft: 12, topRight: 0, bottomRight: 4,
      bottomLeft: 8)
    let pixels = try stage.picture([.fill(shape, .black)], width: 40, height: 40)
    #expect(pixels.alpha(0, 0) == 0)
    #expect(pixels.alpha(39, 0) == 255)
    #expect(pixels.alpha(39, 39) < 128)
    #expect(pixels.alpha(0, 39) == 0)
    // No seam between the pieces that the shape is put together from.
    for y in 0..<40 { #expect(pixels.alpha(20, y) == 255) }
    for x in 12..<32 { #expect(pixels.alpha(x, 12) == 255) }
  }

  @Test(arguments: [15.0, 16, 17])
  func pillsOfAnyHeightHaveRoundEnds(height: Double) async throws {
    let stage = try await DrawingStage()
    let shape = RoundedRect(Rect(x: 0, y: 0, width: 30, height: height), radius: 99)
    let pixels = try stage.picture([.fill(shape, .black)], width: 30, height: 20)
    #expect(pixels.ink == PixelRect(x: 0, y: 0, width: 30, height: Int(height)))
    #expect(pixels.alpha(0, 0) == 0)
    #expect(pixels.alpha(15, 0) == 255 && pixels.alpha(15, Int(height) - 1) == 255)
    #expect(pixels.alpha(0, Int(height) / 2) > 200)
  }

  @Test func translucentCornersHaveNoSeams() async throws {
    let stage = try await DrawingStage()
    let shape = RoundedRect(Rect(x: 0, y: 0, width: 40, height: 40), radius: 10)
    let color = Color(hex: 0x3366CC, alpha: 0.5)
    let pixels = try stage.picture([.fill(shape, color)], width: 40, height: 40)
    for y in 0..<40 {
      for x in 0..<40 { #expect(pixels.alpha(x, y) <= 129) }
    }
    let middle = pixels[20, 20]
    for (shift, part) in [(16, 0x33), (8, 0x66), (0, 0xCC)] {
      #expect(abs(Int(middle >> shift & 0xFF) - part) <= 2)
    }
    #expect(pixels.alpha(10, 10) == pixels.alpha(20, 20))
  }

  @Test func strokesHaveRoundEndsAndTheirWidth() async throws {
    let stage = try await DrawingStage()
    let path = Path([.move(Point(x: 10, y: 10)), .line(Point(x: 30, y: 10))])
    let pixels = try stage.picture([.stroke(path, width: 4, .black)], width: 40, height: 20)
    #expect(pixels.ink == PixelRect(x: 8, y: 8, width: 24, height: 4))
    #expect(pixels.alpha(20, 8) == 255 && pixels.alpha(20, 11) == 255)
    #expect(pixels.alpha(8, 8) < 128)
  }

  @Test func pathsAreFilledWherePathsWind() async throws {
    let stage = try await DrawingStage()
    let outer = Path(
      rounded: Rect(x: 2, y: 2, width: 20, height: 20), topLeft: 0, topRight: 0, bottomRight: 0,
      bottomLeft: 0)
    let inner = Path(
      rounded: Rect(x: 7, y: 7, width: 10, height: 10), topLeft: 0, topRight: 0, bottomRight: 0,
      bottomLeft: 0)
    let ring = Path(outer.elements + inner.reversed.elements)
    let pixels = try stage.picture([.fillPath(ring, .black)], width: 24, height: 24)
    #expect(pixels.alpha(4, 4) == 255)
    #expect(pixels.alpha(12, 12) == 0)
    let solid = Path(outer.elements + inner.elements)
    #expect(
      try stage.picture([.fillPath(solid, .black)], width: 24, height: 24).alpha(12, 12) == 255)
  }

  @Test func symbolsAreCenteredInTheirRectangle() async throws {
    let stage = try await DrawingStage()
    let cross = Symbol(
      name: "test.cross",
      strokes: Path([
        .move(Point(x: 4, y: 4)), .line(Point(x: 20, y: 20)), .move(Point(x: 20, y: 4)),
        .line(Point(x: 4, y: 20)),
      ]))
    let pixels = try stage.picture(
      [
        .image(
          Image(symbol: cross), Rect(x: 0, y: 0, width: 48, height: 24), tint: .black, opacity: 1)
      ], width: 48, height: 24)
    #expect(pixels.ink == PixelRect(x: 15, y: 3, width: 18, height: 18))
    #expect(pixels.alpha(24, 12) == 255)
  }

  @Test func aFadeGoesFromNothingToAll() async throws {
    let stage = try await DrawingStage()
    let color = Color(hex: 0xFF8000)
    let pixels = try stage.picture(
      [.fade(Rect(x: 0, y: 0, width: 10, height: 100), color, from: .top)], width: 10, height: 100)
    #expect(pixels.alpha(5, 0) < 10 && pixels.alpha(5, 99) > 245)
    #expect(abs(pixels.alpha(5, 50) - 128) < 6)
    for y in 1..<100 { #expect(pixels.alpha(5, y) >= pixels.alpha(5, y - 1)) }
    let middle = pixels[5, 60]
    #expect(middle >> 16 & 0xFF > 250 && middle & 0xFF < 5)
  }

  @Test func itemsAreClippedToTheirBounds() async throws {
    let stage = try await DrawingStage()
    let target = try stage.target(width: 40, height: 40)
    let wide = Rect(x: -100, y: -100, width: 500, height: 500)
    let layout = stage.text.line("WWWWWWWWWWW", font: DrawingStage.font)
    let list = DisplayList(items: [
      DisplayItem(
        bounds: Rect(x: 10, y: 10, width: 20, height: 10),
        commands: [.fill(RoundedRect(wide), .white), .text(layout, Point(x: 0, y: 5), .black)])
    ])
    stage.renderer.draw(list, to: target)
    #expect(try Pixels(target).ink == PixelRect(x: 10, y: 10, width: 20, height: 10))
  }

  @Test func absurdShapesAreSurvived() async throws {
    let stage = try await DrawingStage()
    let nan = Rect(x: .nan, y: 0, width: .infinity, height: -5)
    let point = Point(x: .infinity, y: .nan)
    let path = Path([.line(point), .close, .curve(point, control1: point, control2: point)])
    let long = Path((0..<50000).map { .line(Point(x: Double($0 % 7), y: Double($0 % 11))) })
    let pixels = try stage.picture(
      [
        .fill(RoundedRect(nan, radius: .nan), .black),
        .border(RoundedRect(nan, radius: -3), width: .nan, .black),
        .stroke(path, width: .nan, .black), .fillPath(path, Color(white: .nan, alpha: 2)),
        .stroke(Path(), width: 1, .black), .stroke(long, width: 1, .black),
        .fillPath(long, .black), .fade(nan, .black, from: .bottom),
        .fill(RoundedRect(Rect(x: 1e9, y: 0, width: 1, height: 1), radius: 1e9), .black),
        .fill(RoundedRect(Rect(x: 0, y: 0, width: 4, height: 4)), .black),
      ], width: 10, height: 10)
    #expect(pixels.alpha(1, 1) == 255)
  }
}
