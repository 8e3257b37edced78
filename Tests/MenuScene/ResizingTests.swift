import MenuLayout
import MenuModel
import MenuPrimitives
import MenuScene
import Testing

@Suite("Panels that change their size while they show")
struct ResizingTests {
  private func stage(_ count: Int, motion: Motion = .full) -> Stage {
    var stage = Stage(.compact, .cascading, motion: motion)
    stage.show(1, root: panel(plainRows(count)))
    stage.settle()
    return stage
  }

  /// The height that shows.
  private func height(_ stage: Stage, of count: Int) -> Double {
    stage.look().clip?.rect.height ?? panel(plainRows(count)).size.height
  }

  @Test("A panel that shrinks is as high as it was at first and gets lower with its rows")
  func shrinks() {
    var stage = stage(6)
    stage.show(1, root: panel(plainRows(4)))
    #expect(stage.look().overhang == 48)
    #expect(height(stage, of: 4) == 10 + 6 * 24)
    stage.advance(150)
    #expect(abs(height(stage, of: 4) - (10 + 5 * 24)) < 0.1)
    stage.advance(150)
    #expect(stage.look().overhang == 0)
    #expect(stage.look().clip == nil)
    #expect(stage.animator.nextFrame(after: stage.now) == nil)
  }

  @Test("What is painted while it shrinks reaches as far as it was high")
  func painted() {
    let panel = panel(plainRows(2))
    let list = paint(panel, PanelState(overhang: 48))
    #expect(list.items.first?.bounds.height == panel.size.height + 48)
    #expect(list.items.last?.bounds.height == panel.size.height + 48)
  }

  @Test("What grows out of a row is painted with square corners", arguments: Density.allCases)
  func square(density: Density) {
    let panel = panel(plainRows(2), density: density)
    let list = paint(panel, PanelState(highlight: ElementID(1), cornerRadius: 0))
    guard case .fill(let background, _)? = list.items.first?.commands.first,
      case .border(let border, _, _)? = list.items.last?.commands.first
    else {
      Issue.record("no background or no border")
      return
    }
    #expect(background.topLeft == 0 && background.bottomRight == 0)
    #expect(border.topLeft == 0 && border.bottomRight == 0)
  }

  @Test("One that grows again on its way goes on from the height that shows")
  func turnsBack() {
    var stage = stage(6)
    stage.show(1, root: panel(plainRows(4)))
    stage.advance(100)
    let before = height(stage, of: 4)
    stage.show(1, root: panel(plainRows(7)))
    #expect(abs(height(stage, of: 7) - before) < 1e-6)
    stage.advance(20)
    let growing = height(stage, of: 7)
    stage.show(1, root: panel(plainRows(1)))
    #expect(abs(height(stage, of: 1) - growing) < 1e-6)
    stage.settle()
    #expect(stage.look().clip == nil && stage.look().overhang == 0)
  }

  @Test("Who prefers less motion sees the new height at once", arguments: [Motion.reduced, .none])
  func still(motion: Motion) {
    var stage = stage(6, motion: motion)
    stage.show(1, root: panel(plainRows(4)))
    #expect(stage.look().overhang == 0)
    #expect(stage.look().clip == nil)
  }

  @Test("A spring that swings over paints no higher panel")
  func overshoot() {
    var stage = Stage(.regular, .stacked)
    stage.show(1)
    for _ in 0..<60 {
      stage.advance(10)
      #expect(stage.look().overhang == 0)
    }
    stage.close()
    #expect(stage.look().overhang == 0)
  }
}
