import MenuPrimitives
import Testing

@testable import MenuX11

@MainActor @Suite("Pictures that cover a shape") struct PhotoTests {
  /// Twice as wide as high: the left half red, the right half blue.
  private func halves(_ side: Int) throws -> Image {
    let (red, blue): ([UInt8], [UInt8]) = ([255, 0, 0, 255], [0, 0, 255, 255])
    let row = (0..<2 * side).flatMap { $0 < side ? red : blue }
    let bytes = (0..<side).flatMap { _ in row }
    return Image(pixels: try #require(PixelBuffer(width: 2 * side, height: side, bytes: bytes)))
  }

  @Test(
    "are cut off at its edges and corners, with their middle in its middle",
    arguments: [
      2, 20, 90,
    ])
  func covering(side: Int) async throws {
    let stage = try await DrawingStage()
    stage.images.frameBudget = .seconds(30)
    let shape = RoundedRect(Rect(x: 5, y: 5, width: 20, height: 20), radius: 10)
    let pixels = try stage.picture(
      [.photo(try halves(side), shape, opacity: 1)], width: 30, height: 30)
    #expect(pixels[7, 15] == 0xFFFF_0000)
    #expect(pixels[22, 15] == 0xFF00_00FF)
    #expect(pixels.alpha(15, 6) == 255 && pixels.alpha(15, 23) == 255)
    for (x, y) in [(5, 5), (24, 5), (5, 24), (24, 24), (3, 15), (26, 15), (15, 3), (15, 26)] {
      #expect(pixels.alpha(x, y) == 0)
    }
  }

  @Test("aren't there until they can cover it") func loading() async throws {
    let stage = try await DrawingStage()
    stage.images.frameBudget = .zero
    let photo = DrawCommand.photo(
      try halves(90), RoundedRect(Rect(x: 0, y: 0, width: 20, height: 20)), opacity: 1)
    var rounds = 0
    var alpha = 0
    while alpha == 0, rounds < 10 {
      rounds += 1
      let pixels = try stage.picture([photo], width: 20, height: 20)
      alpha = pixels.alpha(10, 10)
      #expect(pixels.alpha(10, 1) == alpha)
      stage.images.waitForAll(atMost: .seconds(30))
    }
    #expect(alpha == 255 && rounds > 1)
  }

  @Test("fade, and leave nothing behind where they can't be had") func fading() async throws {
    let stage = try await DrawingStage(scale: 2)
    stage.images.frameBudget = .seconds(30)
    let shape = RoundedRect(Rect(x: 0, y: 0, width: 10, height: 20))
    let pixels = try stage.picture(
      [.photo(try halves(40), shape, opacity: 0.5)], width: 20, height: 40, scale: 2)
    #expect((126...129).contains(pixels.alpha(3, 20)))
    #expect(pixels[3, 20] & 0xFFFFFF == 0xFF0000 && pixels[16, 20] & 0xFFFFFF == 0x0000FF)
    let nothing = try stage.picture(
      [
        .photo(try halves(4), RoundedRect(.zero), opacity: 1),
        .photo(try halves(4), shape, opacity: 0),
      ],
      width: 10, height: 10)
    #expect(nothing.alpha(5, 5) == 0)
  }
}
