import MenuKit
import MenuPrimitives
import Testing

@testable import MenuX11

@Suite("Where the pixels of a popup go") struct SurfaceGeometryTests {
  private let shadow = Shadow(color: .black, blur: 24, offset: Point(x: 0, y: 8))
  private let rect = Rect(x: 100, y: 50, width: 200, height: 300)

  @Test("an opaque window is the panel")
  func opaque() {
    let geometry = SurfaceGeometry(.plain(rect, shadow: shadow), scale: 1.5, style: .opaque)
    #expect(geometry.window == PixelRect(x: 150, y: 75, width: 300, height: 450))
    #expect(geometry.panel == PixelRect(x: 0, y: 0, width: 300, height: 450))
    #expect(geometry.shown == geometry.panel)
  }

  @Test("a translucent window has room for the shadow, more on the side where it falls")
  func translucent() {
    let geometry = SurfaceGeometry(.plain(rect, shadow: shadow), scale: 1, style: .translucent)
    #expect(geometry.panel == PixelRect(x: 36, y: 28, width: 200, height: 300))
    #expect(geometry.window == PixelRect(x: 64, y: 22, width: 272, height: 372))
  }

  @Test("a panel that is scaled shows about its anchor and keeps its window")
  func scaled() {
    var frame = SurfaceFrame.plain(rect)
    frame.scale = 0.5
    frame.anchor = Point(x: 100, y: 50)
    let geometry = SurfaceGeometry(frame, scale: 1, style: .translucent)
    #expect(geometry.window == PixelRect(x: 100, y: 50, width: 200, height: 300))
    #expect(geometry.shown == PixelRect(x: 0, y: 0, width: 100, height: 150))
    let opaque = SurfaceGeometry(frame, scale: 1, style: .opaque)
    #expect(opaque.window == PixelRect(x: 100, y: 50, width: 100, height: 150))
    #expect(opaque.panel == PixelRect(x: 0, y: 0, width: 200, height: 300))
  }

  @Test("a panel that only moves takes its window along")
  func moved() {
    var frame = SurfaceFrame.plain(rect, shadow: shadow)
    let rest = SurfaceGeometry(frame, scale: 1, style: .translucent)
    frame.translation = Point(x: 10, y: -4)
    let moved = SurfaceGeometry(frame, scale: 1, style: .translucent, previous: rest.window)
    #expect(moved.window == rest.window.offset(dx: 10, dy: -4))
    #expect(moved.panel == rest.panel)
  }

  @Test(
    "no number leaves what the protocol can say",
    arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, 70_000])
  func limits(number: Double) {
    var frame = SurfaceFrame.plain(
      Rect(x: number, y: -number, width: number, height: number), shadow: shadow)
    frame.scale = number
    frame.translation = Point(x: number, y: number)
    for style in [PopupWindow.Style.opaque, .translucent] {
      let window = SurfaceGeometry(frame, scale: 2, style: style).window
      #expect((1...32767).contains(window.width) && (1...32767).contains(window.height))
      #expect((-32768...32767).contains(window.x) && (-32768...32767).contains(window.y))
    }
  }

  @Test("rounded corners lose the pixels whose middle lies outside")
  func spans() {
    let spans = RoundedSpans(PixelRect(x: 5, y: 7, width: 20, height: 10), radius: 4)
    #expect(spans.bands.first == PixelRect(x: 7, y: 7, width: 16, height: 1))
    #expect(spans.bands.map(\.height).reduce(0, +) == 10)
    let area = spans.bands.map { $0.width * $0.height }.reduce(0, +)
    // 200 pixels less what four quarters of a circle leave over.
    #expect(abs(Double(area) - (200 - (16 * 4 - .pi * 16))) < 4)
    // The same above and below, and nothing overlaps.
    #expect(spans.bands.last == PixelRect(x: 7, y: 16, width: 16, height: 1))
    #expect(zip(spans.bands, spans.bands.dropFirst()).allSatisfy { $0.maxY == $1.y })
  }

  @Test("a radius is never more than half of the panel, nor less than nothing")
  func extremeSpans() {
    let rect = PixelRect(x: 0, y: 0, width: 7, height: 5)
    for radius in [-1, 0, 2.5, 1000, Double.nan, .infinity] {
      let bands = RoundedSpans(rect, radius: radius).bands
      #expect(!bands.isEmpty)
      #expect(bands.allSatisfy { rect.contains($0) })
      #expect(bands.map(\.height).reduce(0, +) <= 5)
    }
    #expect(RoundedSpans(rect, radius: 0).bands == [rect])
  }

  @Test("a popup is raised three times at most, and not at once again")
  func raises() {
    var limit = RaiseLimit()
    let start = Timestamp(nanoseconds: 1_000_000_000)
    let times = [0, 100, 260, 300, 600, 2000, 9000].map { start + .milliseconds($0) }
    #expect(times.map { limit.allows(at: $0) } == [true, false, true, false, true, false, false])
  }
}
