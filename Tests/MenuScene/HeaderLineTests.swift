import MenuLayout
import MenuModel
import MenuPrimitives
import MenuScene
import Testing

@Suite("The line below pinned rows")
struct HeaderLineTests {
  private func stage(_ density: Density, motion: Motion = .full) -> Stage {
    var stage = Stage(density, .cascading, motion: motion)
    stage.show(1)
    stage.settle()
    return stage
  }

  @Test("It is there at once when a panel comes, and fades when it is called for later")
  func fades() {
    var stage = stage(.regular)
    func line(_ shows: Bool) -> Double {
      stage.animator.headerLine(of: Stage.root, shows: shows, at: stage.now)
    }
    let first = [false, true].map(line)
    #expect(first == [0, 0])
    #expect(stage.animator.nextFrame(after: stage.now) != nil)
    stage.advance(125)
    let half = [true, false].map(line)
    #expect(half.allSatisfy { abs($0 - 0.5) < 0.01 })
    stage.advance(250)
    let last = line(false)
    #expect(last == 0)
    #expect(stage.animator.nextFrame(after: stage.now) == nil)
  }

  @Test("It fades for those who prefer less motion, too, and not where nothing moves")
  func motions() {
    for (motion, fades) in [(Motion.reduced, true), (.none, false)] {
      var stage = stage(.compact, motion: motion)
      _ = stage.animator.headerLine(of: Stage.root, shows: false, at: stage.now)
      let first = stage.animator.headerLine(of: Stage.root, shows: true, at: stage.now)
      #expect(first == (fades ? 0 : 1))
    }
  }

  @Test("It is painted as strongly as it shows", arguments: Density.allCases)
  func painted(density: Density) throws {
    let panel = panel(
      plainRows(30), headers: plainRows(1, from: 500), density: density, height: 200)
    let line = try #require(panel.headerLine)
    func alpha(_ strength: Double?) -> Double? {
      paint(panel, PanelState(scrollOffset: 50, headerLine: strength)).commands.compactMap(\.fill)
        .first { $0.shape.rect == line }?.color.alpha
    }
    let whole = try #require(alpha(nil))
    #expect(alpha(1) == whole)
    #expect(alpha(0) == nil)
    #expect(abs((alpha(0.5) ?? 0) - whole / 2) < 1e-9)
  }
}
