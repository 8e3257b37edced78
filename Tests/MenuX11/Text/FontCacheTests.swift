import Foundation
import MenuPrimitives
import TestSupport
import Testing

@testable import MenuX11

@Suite @MainActor struct FontCacheTests {
  /// A path in a folder of this test alone.
  private static func scratchPath() -> String {
    NSTemporaryDirectory() + "menukit-fonts-\(UUID().uuidString)/deep/fonts"
  }

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

  @Test func whatWasDrawnFromTheCacheIsTheSame() async throws {
    let path = Self.scratchPath()
    let stage = try await DrawingStage(cachePath: path)
    let before = try stage.pixels(stage.text.line("Same", font: DrawingStage.font)).buffer
    stage.text.saveFontCache()
    let again = try await DrawingStage(cachePath: path)
    let after = try again.pixels(again.text.line("Same", font: DrawingStage.font)).buffer
    #expect(!again.text.hasAskedFontconfig)
    #expect(before == after)
  }

  @Test func aDamagedFileCountsForNothing() async throws {
    let path = Self.scratchPath()
    let stage = try await DrawingStage(cachePath: path)
    _ = stage.text.line("Open", font: DrawingStage.font)
    stage.text.saveFontCache()
    let good = try #require(CacheFile(path: path).read())
    #expect(FontCacheFile(bytes: good) != nil)
    for index in stride(from: 0, to: good.count, by: 7) {
      var bad = good
      bad[index] ^= 0x55
      #expect(FontCacheFile(bytes: bad) == nil, "byte \(index)")
      #expect(FontCacheFile(bytes: Array(good.prefix(index))) == nil, "\(index) bytes")
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
    let folder = NSTemporaryDirectory() + "menukit-stamp-\(UUID().uuidString)"
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
