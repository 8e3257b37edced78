import Glibc
import MenuKit
import MenuPrimitives
import Testing

@testable import MenuX11

@Suite struct ShadowMaskTests {
  /// What the blur of a rounded rectangle is at a pixel, summed up the long way.
  private func blurred(_ x: Double, _ y: Double, _ form: ShadowMask.Form) -> Double {
    var sum = 0.0
    let (step, s, r) = (0.25, form.deviation, form.radius)
    let (w, h) = (Double(form.width), Double(form.height))
    var v = step / 2
    while v < h {
      let dy = max(r - v, v - (h - r), 0)
      let inset = dy > 0 ? r - max(r * r - dy * dy, 0).squareRoot() : 0
      let row =
        0.5
        * (erf((x - inset) / s / 2.0.squareRoot()) - erf((x - w + inset) / s / 2.0.squareRoot()))
      sum += row * exp(-0.5 * (y - v) * (y - v) / s / s) * step / (s * (2 * Double.pi).squareRoot())
      v += step
    }
    return sum
  }

  @Test(arguments: [(6.0, 10.0, 200, 150), (12, 20, 60, 24), (3, 0, 30, 30), (5, 12, 24, 24)])
  func itIsTheGaussianOfTheOutline(deviation: Double, radius: Double, width: Int, height: Int) {
    let form = ShadowMask.Form(radius: radius, deviation: deviation, width: width, height: height)
    let shadow = ShadowMask(form)
    for y in stride(from: 0, to: shadow.mask.height, by: 5) {
      for x in stride(from: 0, to: shadow.mask.width, by: 5) {
        let wanted =
          blurred(
            Double(x - form.reach) + 0.5, Double(y - form.reach) + 0.5, form) * 255
        #expect(abs(Double(shadow.mask[x, y]) - wanted) < 2.5, "\(x),\(y)")
      }
    }
  }

  @Test func largePanelsShareAMask() {
    let one = ShadowMask.Form(radius: 10, deviation: 12, width: 300, height: 400)
    #expect(one == ShadowMask.Form(radius: 10, deviation: 12, width: 900, height: 500))
    #expect(one != ShadowMask.Form(radius: 10, deviation: 12, width: 900, height: 40))
  }
}

@Suite @MainActor struct CompositorTests {
  private let shadow = Shadow(
    color: Color(white: 0, alpha: 0.3), blur: 12, offset: Point(x: 0, y: 4))

  private func panel(_ stage: DrawingStage) throws -> RenderTarget {
    let panel = try stage.target(width: 60, height: 50)
    let whole = Rect(x: 0, y: 0, width: 60, height: 50)
    stage.renderer.draw(
      DisplayList(items: [
        DisplayItem(bounds: whole, commands: [.fill(RoundedRect(whole, radius: 8), .white)])
      ]), to: panel)
    return panel
  }

  private func compose(_ stage: DrawingStage, _ pose: PanelPose) throws -> Pixels {
    let target = try stage.target(width: 120, height: 110)
    PanelCompositor(stage.context).compose(
      try panel(stage), pose, areas: [target.bounds], onto: target)
    return try Pixels(target)
  }

  private let rest = PixelRect(x: 30, y: 30, width: 60, height: 50)

  @Test func theShadowLiesAroundThePanelOnly() async throws {
    let stage = try await DrawingStage()
    let pixels = try compose(stage, PanelPose(rest: rest, cornerRadius: 8, shadow: shadow))
    #expect(pixels[60, 50] == 0xFFFF_FFFF)
    #expect(pixels[30, 50] == 0xFFFF_FFFF)
    #expect(pixels.alpha(29, 50) > 5 && pixels[29, 50] & 0xFFFFFF == 0)
    // It is offset downwards, and gone before the window ends.
    #expect(pixels.alpha(60, 81) > pixels.alpha(60, 28))
    for x in 0..<120 { #expect(pixels.alpha(x, 0) == 0 && pixels.alpha(x, 109) == 0) }
  }

  @Test func aFadingPanelFadesAsAWhole() async throws {
    let stage = try await DrawingStage()
    let full = try compose(stage, PanelPose(rest: rest, cornerRadius: 8, shadow: shadow))
    let half = try compose(
      stage, PanelPose(rest: rest, cornerRadius: 8, shadow: shadow, opacity: 0.5))
    #expect(abs(half.alpha(60, 50) - 128) <= 1)
    #expect(abs(half.alpha(60, 82) * 2 - full.alpha(60, 82)) <= 3)
  }

  @Test func aScaledPanelKeepsItsAnchor() async throws {
    let stage = try await DrawingStage()
    let pixels = try compose(
      stage,
      PanelPose(rest: rest, cornerRadius: 8, scale: 0.5, anchor: Point(x: 30, y: 30)))
    let ink = try #require(pixels.ink)
    #expect(abs(ink.x - 30) <= 1 && abs(ink.y - 30) <= 1)
    #expect(abs(ink.width - 30) <= 1 && abs(ink.height - 25) <= 1)
    #expect(pixels.alpha(45, 42) == 255)
  }

  @Test func aClipCutsPanelAndShadow() async throws {
    let stage = try await DrawingStage()
    let clip = RoundedRect(Rect(x: 0, y: 10, width: 60, height: 20), radius: 6)
    let pixels = try compose(stage, PanelPose(rest: rest, cornerRadius: 8, clip: clip))
    #expect(pixels.ink == PixelRect(x: 30, y: 40, width: 60, height: 20))
    #expect(pixels.alpha(30, 40) < 128 && pixels.alpha(60, 40) == 255)
  }

  @Test func copyingARowGivesTheSameAsComposingAll() async throws {
    let stage = try await DrawingStage()
    let panel = try panel(stage)
    let pose = PanelPose(rest: rest, cornerRadius: 8, shadow: shadow)
    let compositor = PanelCompositor(stage.context)
    let whole = try stage.target(width: 120, height: 110)
    compositor.compose(panel, pose, areas: [whole.bounds], onto: whole)
    let parts = try stage.target(width: 120, height: 110)
    compositor.compose(panel, pose, areas: [parts.bounds], onto: parts)
    for area in [
      PixelRect(x: 30, y: 45, width: 60, height: 10),
      PixelRect(x: 25, y: 25, width: 20, height: 20),
      PixelRect(x: 80, y: 60, width: 40, height: 50),
    ] { compositor.compose(panel, pose, areas: [area], onto: parts) }
    #expect(try Pixels(parts).buffer == Pixels(whole).buffer)
  }
}
