import Foundation
import MenuPrimitives
import TestSupport
import Testing

@testable import MenuX11

@Suite @MainActor struct ImageTests {
  /// A square of one colour with a clear pixel in its upper left corner.
  private static func square(_ size: Int, _ color: [UInt8]) throws -> PixelBuffer {
    var bytes = (0..<size * size).flatMap { _ in color }
    bytes.replaceSubrange(0..<4, with: [0, 0, 0, 0])
    return try #require(PixelBuffer(width: size, height: size, bytes: bytes))
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let path = Scratch.path("written.png")
    let pixels = try Self.square(5, [10, 200, 30, 128])
    try PNGWriter.write(pixels, to: path)
    #expect(try PNGReader.decode(SafeFile(path: path).read(atMost: 1 << 20)) == pixels)
  }

  @Test func aFileThatCannotBeWrittenIsToldOf() throws {
    let pixels = try Self.square(2, [1, 2, 3, 255])
    #expect(throws: ImageError.self) { try PNGWriter.write(pixels, to: "/nowhere/x.png") }
  }

  @Test func picturesFitTheirRectangleAndKeepTheirProportions() async throws {
    let stage = try await DrawingStage()
    let wide = try #require(
      PixelBuffer(
        width: 40, height: 20, bytes: (0..<800).flatMap { _ in [255, 0, 0, 255] as [UInt8] }))
    let pixels = try stage.picture(
      [
        .image(
          Image(pixels: wide), Rect(x: 0, y: 0, width: 20, height: 20), tint: .black, opacity: 1)
      ], width: 20, height: 20)
    #expect(pixels.ink == PixelRect(x: 0, y: 5, width: 20, height: 10))
    #expect(pixels[10, 10] == 0xFFFF_0000)
  }

  @Test func opacityAppliesToPictures() async throws {
    let stage = try await DrawingStage()
    let square = try Self.square(16, [0, 0, 255, 255])
    let pixels = try stage.picture(
      [
        .image(
          Image(pixels: square), Rect(x: 0, y: 0, width: 16, height: 16), tint: .black,
          opacity: 0.5)
      ], width: 16, height: 16)
    #expect(abs(pixels.alpha(8, 8) - 128) <= 1)
    #expect(pixels.alpha(0, 0) == 0)
  }

  @Test func scalingDownAveragesWithoutDarkEdges() throws {
    let square = try Self.square(8, [200, 100, 50, 255])
    let small = PremultipliedPixels(square, fitting: PictureBox(width: 4, height: 4))
    #expect(small.width == 4 && small.height == 4)
    #expect(small.values[5] == 0xFFC8_6432)
    // One of four pixels was clear: three quarters of the colour, premultiplied.
    #expect(small.values[0] >> 24 == 191)
    #expect(small.values[0] >> 16 & 0xFF == 150)
  }

  @Test func scalingKeepsPlainColoursAtEverySize() throws {
    let color: [UInt8] = [12, 200, 77, 255]
    for (width, height) in [(1, 1), (3, 7), (16, 16), (31, 5), (200, 200)] {
      let buffer = try #require(
        PixelBuffer(
          width: width, height: height, bytes: (0..<width * height).flatMap { _ in color }))
      for box in [PictureBox(width: 16, height: 16), PictureBox(width: 25, height: 40)] {
        let scaled = PremultipliedPixels(buffer, fitting: box)
        #expect(scaled.width <= box.width && scaled.height <= box.height)
        #expect(scaled.width == box.width || scaled.height == box.height)
        #expect(Set(scaled.values) == [0xFF0C_C84D], "\(width)x\(height)")
      }
    }
  }
}
