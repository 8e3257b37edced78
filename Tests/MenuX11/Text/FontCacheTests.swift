import Foundation
import MenuPrimitives
import TestSupport
import Testing

@testable import MenuX11

@Suite @MainActor struct FontCacheTests {
  /// A path in a folder of this test alone.
  private static func scratchPath() -> String { Scratch.path("deep/fonts") }

  @Test func theNextProcessDoesWithoutFontconfig() async throws {
    let path = Self.scratchPath()
    let first = try await DrawingStage(cachePath: path)
    let layout = first.text.line("Open", font: DrawingStage.font)
    #expect(first.text.hasAskedFontconfig)
    first.text.saveFontCache()
    #expect(!first.text.hasUnsavedFontCache)

    let second = X11TextMeasurer(
      display: first.display, screen: first.context.screen, configuration: TextConfiguration(),
      cachePath: path)
    defer { second.close() }
    #expect(second.line("Open", font: DrawingStage.font).size == layout.size)
    #expect(!second.hasAskedFontconfig)
    _ = second.line("漢", font: DrawingStage.font)
    #expect(second.hasAskedFontconfig)
  }

  @Test func fontsThatStandInAreRememberedToo() async throws {
    let path = Self.scratchPath()
    let text = "漢字 سلام नमस्ते 😀"
    let first = try await DrawingStage(cachePath: path)
    let layout = first.text.line(text, font: DrawingStage.font)
    first.text.saveFontCache()

    let second = X11TextMeasurer(
      display: first.display, screen: first.context.screen, configuration: TextConfiguration(),
      cachePath: path)
    defer { second.close() }
    #expect(second.line(text, font: DrawingStage.font) == layout)
    #expect(!second.hasAskedFontconfig)
  }

  @Test func aRememberedOrderChoosesWhatFontconfigChooses() async throws {
    let stage = try await DrawingStage()
    let resolver = FontResolver(
      display: stage.display, screen: stage.context.screen, rendering: FontRendering())
    let request = FontRequest(DrawingStage.font, TextConfiguration())
    let order = try #require(resolver.order(for: request))
    var writer = ByteWriter()
    order.write(to: &writer)
    var reader = ByteReader(writer.bytes)
    let read = try #require(FallbackOrder(&reader))
    #expect(read == order)
    for scalar in stride(from: UInt32(0x20), to: 0x1FFFF, by: 97) {
      for prefersEmoji in [false, true] {
        #expect(
          read.first(covering: [scalar], prefersEmoji: prefersEmoji)
            == resolver.fallback(for: request, covering: [scalar], prefersEmoji: prefersEmoji))
      }
    }
  }

  @Test func theFilesDoNotTellWhatWasShown() async throws {
    let path = Self.scratchPath()
    let stage = try await DrawingStage(cachePath: path)
    _ = stage.text.line("Geheimnis 秘密", font: DrawingStage.font)
    stage.text.saveFontCache()
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    #expect(files.count == 2)
    for file in files {
      let data = try Data(contentsOf: file)
      for secret in ["Geheimnis", "秘密"] {
        #expect(data.range(of: Data(secret.utf8)) == nil)
      }
    }
  }

  @Test func whatWasDrawnFromTheCacheIsTheSame() async throws {
    let path = Self.scratchPath()
    let before = try await sample(cachePath: path)
    let after = try await sample(cachePath: path)
    #expect(before.asked && !after.asked)
    #expect(before.pixels == after.pixels)
  }

  /// A text drawn by a process of its own, and whether that asked Fontconfig.
  private func sample(cachePath: String) async throws -> (pixels: PixelBuffer, asked: Bool) {
    let stage = try await DrawingStage(cachePath: cachePath)
    let pixels = try stage.pixels(stage.text.line("Same", font: DrawingStage.font)).buffer
    stage.text.saveFontCache()
    return (pixels, stage.text.hasAskedFontconfig)
  }

  @Test func aDamagedFileCountsForNothing() async throws {
    let path = Self.scratchPath()
    let stage = try await DrawingStage(cachePath: path)
    _ = stage.text.line("Open", font: DrawingStage.font)
    stage.text.saveFontCache()
    let good = try #require(CacheFile(path: path).read())
    #expect(StampedBytes(file: good) != nil)
    for index in stride(from: 0, to: good.count, by: 7) {
      var bad = good
      bad[index] ^= 0x55
      #expect(StampedBytes(file: bad) == nil, "byte \(index)")
      #expect(StampedBytes(file: Array(good.prefix(index))) == nil, "\(index) bytes")
    }
    try Data([1, 2, 3]).write(to: URL(fileURLWithPath: path))
    let next = X11TextMeasurer(
      display: stage.display, screen: stage.context.screen, configuration: TextConfiguration(),
      cachePath: path)
    defer { next.close() }
    #expect(next.line("Open", font: DrawingStage.font).size.width > 0)
    #expect(next.hasAskedFontconfig)
  }

  @Test func aChangedDirectoryOfFontsCountsAsNoCache() throws {
    let folder = Scratch.path("stamp")
    let stamp = FileStamp(path: folder)
    #expect(stamp.modified == 0 && stamp.isCurrent)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    #expect(!stamp.isCurrent)
    #expect(FileStamp(path: folder).isCurrent)
  }

  @Test func aFileThatIsGoneIsAskedForAnew() async throws {
    let stage = try await DrawingStage()
    let lost = ResolvedFont(file: "/nowhere/font.ttf", pixelSize: 12)
    #expect(FontFace(lost, number: 0, display: stage.display) == nil)
  }

  @Test func withoutAPlaceNothingIsKept() async throws {
    let stage = try await DrawingStage(cachePath: "/proc/menukit/fonts")
    #expect(stage.text.line("Open", font: DrawingStage.font).size.width > 0)
    stage.text.saveFontCache()
  }

  @Test func onlyOneSizeOfTheFileIsRead() {
    #expect(CacheFile(path: "/dev/zero").read() == nil)
    #expect(CacheFile(path: "/nowhere").read() == nil)
  }
}
