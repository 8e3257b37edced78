import MenuLayout
import MenuPrimitives
import Testing

@Suite struct `The metrics of a density` {
  @Test func `are those of iOS at a body font of 17`() {
    let metrics = LayoutMetrics(density: .regular, bodyFontSize: 17)
    #expect(metrics.titleFont == FontSpec(size: 17))
    #expect(metrics.subtitleFont == FontSpec(size: 15))
    #expect(metrics.captionFont == FontSpec(size: 12))
    #expect(metrics.submenuHeaderFont == FontSpec(size: 17, weight: .semibold))
    #expect(metrics.cornerRadius == 13)
    #expect(metrics.maximumWidth == 250)
    #expect(metrics.textPadding == 12)
    #expect(metrics.markedContentLeading == 32)
    #expect(metrics.trailingImageCenter == 28)
    #expect(metrics.bandHeight == 8)
    #expect(metrics.maximumLines == 2)
  }

  @Test func `grow with the text, but not the box`() {
    let metrics = LayoutMetrics(density: .regular, bodyFontSize: 34)
    #expect(metrics.subtitleFont.size == 30)
    #expect(metrics.textPadding == 24)
    #expect(metrics.markedContentLeading == 64)
    #expect(metrics.contentLeading == 16)
    #expect(metrics.cornerRadius == 13)
    #expect(metrics.maximumWidth == 353)
    #expect(metrics.minimumWidth == 353)
    #expect(metrics.textSize == .accessible)
    #expect(metrics.stackReserve == 0)
    // Below the sizes for those who don't see well, only the text is larger.
    let large = LayoutMetrics(density: .regular, bodyFontSize: 27.9)
    #expect(large.maximumWidth == 250)
    #expect(large.textSize == .ordinary)
    #expect(large.stackReserve == 128)
    #expect(LayoutMetrics(density: .regular, bodyFontSize: 12).maximumWidth == 250)
    #expect(LayoutMetrics(density: .compact, bodyFontSize: 60).textSize == .ordinary)
  }

  @Test func `are those of the desktop at 10 points`() {
    let metrics = LayoutMetrics(density: .compact, bodyFontSize: 40.0 / 3)
    #expect(metrics.captionFont.weight == .semibold)
    #expect(abs(metrics.captionFont.size - 11.6) < 1e-9)
    #expect(metrics.cornerRadius == 10)
    #expect(metrics.insideMargin == 5)
    #expect(metrics.minimumWidth == 120)
    #expect(metrics.maximumWidth == 420)
    #expect(metrics.minimumRowHeight == 24)
    #expect(metrics.minimumTouchRowHeight == 28)
    #expect(metrics.cascadeOverlap == 3)
    #expect(metrics.maximumLines == 1)
  }

  @Test(arguments: Density.allCases, [0, -3, Double.nan, .infinity, -.infinity])
  func `are the density's own for a font size that makes no sense`(
    density: Density, size: Double
  ) {
    let own = density == .regular ? 17 : 40.0 / 3
    #expect(
      LayoutMetrics(density: density, bodyFontSize: size)
        == LayoutMetrics(density: density, bodyFontSize: own))
  }
}
