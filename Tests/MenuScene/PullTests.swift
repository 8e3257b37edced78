import MenuLayout
import MenuModel
import MenuPrimitives
import MenuScene
import Testing

@Suite("A press that is dragged away from a menu")
struct PullTests {
  private func stage(_ density: Density = .regular, motion: Motion = .full) -> Stage {
    var stage = Stage(density, .stacked, motion: motion)
    stage.show(1)
    stage.settle()
    return stage
  }

  @Test(
    "The farther it is the smaller gets everything, down to four fifths at 80",
    arguments: [(0.0, 1.0), (20, 0.95), (40, 0.9), (80, 0.8), (500, 0.8)])
  func distances(distance: Double, scale: Double) {
    var stage = stage()
    _ = stage.animator.pulled(by: distance, at: stage.now)
    stage.settle()
    #expect(abs(stage.look().scale - scale) < 1e-9)
    // The point at which the menu hangs stays where it is.
    let look = stage.look()
    let point = Point(x: 120, y: 46)
    let shown = Point(
      x: look.anchor.x + (point.x - look.anchor.x) * look.scale + look.translation.x,
      y: look.anchor.y + (point.y - look.anchor.y) * look.scale + look.translation.y)
    #expect(shown.distance(to: point) < 1e-6)
  }

  @Test("It springs there, and back from where it is")
  func springs() {
    var stage = stage()
    let starts = [80.0, 80].map { stage.animator.pulled(by: $0, at: stage.now) }
    #expect(starts == [true, false])
    #expect(stage.look().scale == 1)
    stage.advance(60)
    let before = stage.look().scale
    #expect(before > 0.8 && before < 1)
    _ = stage.animator.pulled(by: 0, at: stage.now)
    #expect(abs(stage.look().scale - before) < 1e-9)
    // With the speed that it has it goes on for a moment.
    stage.advance(5)
    #expect(stage.look().scale < before)
    stage.settle()
    #expect(stage.look().scale == 1)
    #expect(stage.animator.nextFrame(after: stage.now) == nil)
  }

  @Test("A menu that closes meanwhile goes from the size that it has")
  func closes() {
    var stage = stage()
    _ = stage.animator.pulled(by: 80, at: stage.now)
    stage.settle()
    stage.close()
    #expect(abs(stage.look().scale - 0.8) < 1e-9)
    stage.settle()
    #expect(stage.animator.nextFrame(after: stage.now) == nil)
  }

  @Test("The compact density and those who prefer less motion don't follow")
  func still() {
    for (density, motion) in [
      (Density.compact, Motion.full), (.regular, .reduced), (.regular, .none),
    ] {
      var stage = stage(density, motion: motion)
      let starts = stage.animator.pulled(by: 80, at: stage.now)
      #expect(!starts)
      #expect(stage.animator.nextFrame(after: stage.now) == nil)
    }
  }

  @Test("A distance that is none changes nothing", arguments: [Double.nan, .infinity, -5])
  func badDistance(distance: Double) {
    var stage = stage()
    let starts = stage.animator.pulled(by: distance, at: stage.now)
    #expect(!starts)
  }
}
