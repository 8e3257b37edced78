import MenuPrimitives
import Testing

@Suite("Snapping to device pixels")
struct PixelGridTests {
  static let scales = [0.5, 1, 1.25, 1.5, 2, 3, 4]

  @Test("A snapped value is a whole number of device pixels, at most half a pixel away")
  func roundsToWholePixels() {
    for scale in Self.scales {
      let grid = PixelGrid(scale: scale)
      for step in -200...200 {
        let value = Double(step) * 0.37
        let device = grid.round(value) * scale
        #expect(abs(device - device.rounded()) < 1e-9)
        #expect(abs(grid.round(value) - value) <= grid.pixel / 2 + 1e-9)
        #expect(grid.ceil(value) >= value - 1e-6)
        #expect(grid.ceil(value) - value < grid.pixel)
      }
    }
  }

  @Test("Halves go up, also below zero, so that equal distances stay equal")
  func halvesGoUp() {
    let grid = PixelGrid(scale: 1)
    #expect([-1.5, -0.5, 0.5, 1.5].map(grid.round) == [-1, 0, 1, 2])
  }

  @Test("Rounding up doesn't add a pixel for the dust of a sum")
  func ceilIgnoresDust() {
    #expect(PixelGrid(scale: 1).ceil(0.1 + 0.2 + 0.7) == 1)
    #expect(PixelGrid(scale: 2).ceil(10.5000001) == 10.5)
    #expect(PixelGrid(scale: 2).ceil(10.51) == 11)
  }

  @Test("Rectangles that touch still touch after snapping")
  func neighboursTouch() {
    for scale in Self.scales {
      let grid = PixelGrid(scale: scale)
      for step in 1...50 {
        let height = 20 + Double(step) * 0.13
        let above = grid.round(Rect(x: 0.3, y: 0.7, width: 100.2, height: height))
        let below = grid.round(Rect(x: 0.3, y: 0.7 + height, width: 100.2, height: 33))
        #expect(abs(above.maxY - below.minY) < 1e-9)
      }
    }
  }

  @Test("A scale that makes no sense is brought to one that does")
  func strangeScales() {
    #expect(PixelGrid(scale: .nan).scale == 1)
    #expect(PixelGrid(scale: .infinity).scale == 1)
    #expect(PixelGrid(scale: 0).scale == 0.5)
    #expect(PixelGrid(scale: -3).scale == 0.5)
    #expect(PixelGrid(scale: 100).scale == 4)
    #expect(PixelGrid(scale: 1.25).pixel == 0.8)
  }
}
