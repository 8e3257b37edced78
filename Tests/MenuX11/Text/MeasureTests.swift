import MenuPrimitives
import Testing

@testable import MenuX11

@Suite @MainActor struct MeasureTests {
  @Test(arguments: [1, 1.25, 1.5, 2, 3], ["Open Recent", "gÅj|", "سلام", "漢字かな"])
  func whatWasMeasuredIsWhatIsDrawn(scale: Double, string: String) async throws {
    let stage = try await DrawingStage(scale: scale)
    let layout = stage.text.line(string, font: DrawingStage.font)
    let pixels = try stage.pixels(layout, scale: scale)
    let ink = try #require(pixels.ink)
    let width = Int((layout.size.width * scale).rounded())
    let height = Int((layout.size.height * scale).rounded())
    // Ink may overhang by a pixel, and letters have side bearings, but no more than that.
    #expect(ink.x >= 20 - 2 && ink.maxX <= 20 + width + 2, "\(ink) in \(width)")
    #expect(ink.width >= width - 8 * Int(scale.rounded(.up)), "\(ink) in \(width)")
    #expect(ink.y >= 20 - 1 && ink.maxY <= 20 + height + 1, "\(ink) in \(height)")
  }

  @Test func lengthsAreWholeDevicePixels() async throws {
    let stage = try await DrawingStage(scale: 1.5)
    let layout = stage.text.line("Measured", font: DrawingStage.font)
    for x in layout.lines.flatMap(\.runs).flatMap(\.positions).map(\.x) + [layout.size.width] {
      #expect(abs(x * 1.5 - (x * 1.5).rounded()) < 1e-9)
    }
  }

  @Test func baselinesOfAllScriptsAreTheSame() async throws {
    let stage = try await DrawingStage()
    let layouts = ["Latin", "سلام", "漢字", "😀"].map {
      stage.text.line($0, font: DrawingStage.font)
    }
    #expect(Set(layouts.map(\.firstBaseline)).count == 1)
    #expect(Set(layouts.map(\.size.height)).count == 1)
  }

  @Test func heavierTextIsWider() async throws {
    let stage = try await DrawingStage()
    let regular = stage.text.line("Weight", font: FontSpec(family: "Inter", size: 40))
    let medium = stage.text.line(
      "Weight", font: FontSpec(family: "Inter", size: 40, weight: .medium))
    let bold = stage.text.line("Weight", font: FontSpec(family: "Inter", size: 40, weight: .bold))
    #expect(regular.size.width < medium.size.width)
    #expect(medium.size.width < bold.size.width)
  }

  @Test func theSameTextIsTheSameLayout() async throws {
    let stage = try await DrawingStage()
    for text in ["Plain", "سلام", "a\u{301}"] {
      let first = stage.text.line(text, font: DrawingStage.font)
      #expect(stage.text.line(text, font: DrawingStage.font) == first)
    }
  }

  @Test func layoutsSurviveAChangeOfScale() async throws {
    let stage = try await DrawingStage()
    let old = stage.text.line("Old", font: DrawingStage.font)
    let before = try stage.pixels(old).buffer
    stage.text.configuration = TextConfiguration(scale: 2)
    let new = stage.text.line("Old", font: DrawingStage.font)
    #expect(new != old)
    #expect(try stage.pixels(old).buffer == before)
  }

  @Test func endlessTextIsCutBeforeItIsLaidOut() async throws {
    let stage = try await DrawingStage()
    let layout = stage.text.line(
      String(repeating: "W", count: 100_000), font: DrawingStage.font)
    #expect(layout.isTruncated)
    #expect(layout.lines[0].text.unicodeScalars.count == DrawableText.maximumCount + 1)
    #expect(layout.lines[0].text.hasSuffix("…"))
  }

  @Test func emptyTextIsALineHigh() async throws {
    let stage = try await DrawingStage()
    let layout = stage.text.line("", font: DrawingStage.font)
    #expect(layout.size.width == 0)
    #expect(layout.size.height == stage.text.metrics(of: DrawingStage.font).lineHeight)
  }

  @Test func absurdSizesAreSurvived() async throws {
    let stage = try await DrawingStage()
    for size in [Double.nan, .infinity, -5, 0, 1e9] {
      let layout = stage.text.line("Text", font: FontSpec(size: size))
      #expect(layout.size.width.isFinite)
    }
    for width in [Double.nan, -1, 0, .infinity, 1e300] {
      let layout = stage.text.layout(
        "Text", font: DrawingStage.font, maximumWidth: width, maximumLines: 0)
      #expect(layout.size.width.isFinite)
    }
  }
}
