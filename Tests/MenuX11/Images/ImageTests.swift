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
    #expect(try PNGReader.read(path) == pixels)
  }

  @Test func aFileThatCannotBeWrittenIsToldOf() throws {
    let pixels = try Self.square(2, [1, 2, 3, 255])
    #expect(throws: ImageError.self) { try PNGWriter.write(pixels, to: "/nowhere/x.png") }
  }

  @Test func whatIsNoPictureIsToldOf() throws {
    let path = Scratch.path("broken.png")
    func problem() -> String? {
      do throws(ImageError) {
        _ = try PNGReader.read(path)
        return nil
      } catch {
        return error.description
      }
    }
    #expect(problem() == "No such file or directory")
    try Data("hello".utf8).write(to: URL(fileURLWithPath: path))
    #expect(problem()?.hasPrefix("it is no PNG picture") == true)
    try Data(count: PNGReader.maximumFileSize + 1).write(to: URL(fileURLWithPath: path))
    #expect(problem() == "it is larger than 1 MiB")
    let good = Scratch.path("good.png")
    try PNGWriter.write(Self.square(64, [9, 9, 9, 255]), to: good)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: good))
    try bytes.prefix(bytes.count - 30).write(to: URL(fileURLWithPath: path))
    #expect(problem()?.hasPrefix("it is damaged") == true)
  }

  @Test func pipesAndDevicesAreRefusedAtOnce() throws {
    let pipe = Scratch.path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    for path in [pipe, "/dev/zero", "/"] {
      #expect(throws: ImageError.self, "\(path)") { try PNGReader.read(path) }
    }
  }

  @Test func hugePicturesAreRefusedBeforeTheyAreUnpacked() throws {
    let path = Scratch.path("huge.png")
    let pixels = try #require(
      PixelBuffer(width: 1025, height: 1, bytes: [UInt8](repeating: 0, count: 1025 * 4)))
    try PNGWriter.write(pixels, to: path)
    #expect(throws: ImageError("it is larger than 1024 x 1024 pixels")) {
      try PNGReader.read(path)
    }
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
    let small = PremultipliedPixels(square).fitted(into: 4, 4)
    #expect(small.width == 4 && small.height == 4)
    #expect(small.values[5] == 0xFFC8_6432)
    // One of four pixels was clear: three quarters of the colour, premultiplied.
    #expect(small.values[0] >> 24 == 191)
    #expect(small.values[0] >> 16 & 0xFF == 150)
  }

  @Test func aFrameDoesNotWaitForPictures() async throws {
    let stage = try await DrawingStage()
    stage.images.frameBudget = .zero
    let images = try (0..<12).map { index in
      Image(pixels: try Self.square(20, [UInt8(index), 100, 100, 255]))
    }
    let target = try stage.target(width: 240, height: 20)
    let list = DisplayList(items: [
      DisplayItem(
        bounds: Rect(x: 0, y: 0, width: 240, height: 20),
        commands: images.enumerated().map { index, image in
          .image(
            image, Rect(x: Double(index) * 20, y: 0, width: 20, height: 20), tint: .black,
            opacity: 1)
        })
    ])
    stage.renderer.draw(list, to: target)
    #expect(stage.images.hasPending)
    #expect(try Pixels(target).ink == nil)
    var rounds = 0
    while stage.images.hasPending, rounds < 100 {
      #expect(stage.images.loadPending())
      rounds += 1
    }
    stage.images.frameBudget = .seconds(1)
    stage.renderer.draw(list, to: target)
    #expect(try Pixels(target).ink == PixelRect(x: 0, y: 0, width: 240, height: 20))
    #expect(!stage.images.hasPending)
  }

  @Test func aBrokenFileIsAskedForOnce() async throws {
    let stage = try await DrawingStage()
    var told: [String] = []
    stage.images.failed = { path, _ in told.append(path) }
    for _ in 0..<3 {
      #expect(stage.images.picture(Image(path: "/nowhere.png"), fitting: 16, 16) == nil)
    }
    #expect(told == ["/nowhere.png"])
    #expect(!stage.images.hasPending)
  }
}
