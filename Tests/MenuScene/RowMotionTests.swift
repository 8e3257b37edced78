import MenuLayout
import MenuModel
import MenuPrimitives
import MenuScene
import Testing

@Suite("Rows that come, go and move")
struct RowMotionTests {
  private func stage(
    _ elements: [ResolvedElement], motion: Motion = .full, height: Double = 600
  ) -> Stage {
    var stage = Stage(.compact, .cascading, motion: motion)
    stage.show(1, root: panel(elements, height: height))
    stage.settle()
    return stage
  }

  @Test("Rows below a new one move down from where they were, the new one fades in")
  func insertion() {
    var stage = stage(plainRows(4))
    stage.show(1, root: panel([plainRows(1)[0]] + plainRows(1, from: 50) + plainRows(3, from: 2)))
    let looks = stage.animator.rows(of: Stage.root, at: stage.now)
    #expect(looks[ElementID(1)] == nil)
    #expect(looks[ElementID(50)] == RowAppearance(opacity: 0))
    #expect(looks[ElementID(2)] == RowAppearance(offset: -24))
    #expect(looks[ElementID(4)] == RowAppearance(offset: -24))
    stage.advance(150)
    let middle = stage.animator.rows(of: Stage.root, at: stage.now)
    #expect(abs((middle[ElementID(2)]?.offset ?? 0) + 12) < 0.1)
    #expect(abs((middle[ElementID(50)]?.opacity ?? 0) - 0.5) < 0.01)
    stage.advance(150)
    #expect(stage.animator.rows(of: Stage.root, at: stage.now).isEmpty)
    #expect(stage.animator.nextFrame(after: stage.now) == nil)
  }

  @Test("The list itself grows with its rows")
  func growth() {
    var stage = stage(plainRows(2))
    stage.show(1, root: panel(plainRows(4)))
    #expect(stage.look().clip?.rect.height == 58)
    stage.settle()
    #expect(stage.look().clip == nil)
  }

  @Test("A row that has gone fades where it was")
  func deletion() {
    var stage = stage(plainRows(4))
    stage.show(1, root: panel([1, 3, 4].flatMap { plainRows(1, from: $0) }))
    let ghosts = stage.animator.leavingRows(of: Stage.root, at: stage.now)
    #expect(ghosts.map { $0.panel.element(at: $0.index).id } == [ElementID(2)])
    #expect(ghosts.map(\.appearance) == [RowAppearance()])
    let looks = stage.animator.rows(of: Stage.root, at: stage.now)
    #expect(looks[ElementID(3)] == RowAppearance(offset: 24))
    stage.advance(150)
    let later = stage.animator.leavingRows(of: Stage.root, at: stage.now)
    #expect(abs((later.first?.appearance.opacity ?? 0) - 0.5) < 0.01)
    stage.settle()
    #expect(stage.animator.leavingRows(of: Stage.root, at: stage.now).isEmpty)
  }

  @Test("Rows that change places pass each other")
  func exchange() {
    var stage = stage(plainRows(3))
    stage.show(1, root: panel([3, 2, 1].flatMap { plainRows(1, from: $0) }))
    let looks = stage.animator.rows(of: Stage.root, at: stage.now)
    #expect(looks[ElementID(1)]?.offset == -48)
    #expect(looks[ElementID(2)] == nil)
    #expect(looks[ElementID(3)]?.offset == 48)
  }

  @Test("A change in the middle of another starts from what shows")
  func interrupted() {
    var stage = stage(plainRows(3))
    let changed = panel([3, 2, 1].flatMap { plainRows(1, from: $0) })
    stage.show(1, root: changed)
    stage.advance(100)
    func place(_ row: UInt64, _ panel: PanelLayout) -> Double {
      let index = panel.index(of: ElementID(row)) ?? 0
      let offset = stage.animator.rows(of: Stage.root, at: stage.now)[ElementID(row)]?.offset ?? 0
      return panel.frame(ofRow: index, scrollOffset: 0).minY + offset
    }
    let before = [1, 2, 3].map { place($0, changed) }
    let back = panel(plainRows(3))
    stage.show(1, root: back)
    let after = [1, 2, 3].map { place($0, back) }
    #expect(zip(before, after).allSatisfy { abs($0 - $1) < 1e-6 })
  }

  @Test("A row that comes back goes on from what is left of it")
  func comesBack() {
    var stage = stage(plainRows(3))
    stage.show(1, root: panel(plainRows(2)))
    stage.advance(150)
    stage.show(1, root: panel(plainRows(3)))
    let look = stage.animator.rows(of: Stage.root, at: stage.now)[ElementID(3)]
    #expect(abs((look?.opacity ?? 0) - 0.5) < 0.01)
    #expect(stage.animator.leavingRows(of: Stage.root, at: stage.now).isEmpty)
  }

  @Test("Scrolling, and a layout that stayed the same, move no row")
  func unchanged() {
    var stage = stage(plainRows(100), height: 200)
    stage.show(1, root: panel(plainRows(100), height: 200))
    #expect(stage.animator.nextFrame(after: stage.now) == nil)
    stage.show(
      1, root: panel(plainRows(100), height: 200), offsets: [Stage.root: 500],
      previous: [Stage.root: 120])
    #expect(stage.animator.rows(of: Stage.root, at: stage.now).isEmpty)
    #expect(stage.animator.leavingRows(of: Stage.root, at: stage.now).isEmpty)
  }

  @Test("Rows that scrolling keeps in place while others come above them do not move")
  func keptInPlace() {
    var stage = stage(plainRows(100), height: 200)
    stage.show(1, root: panel(plainRows(100), height: 200), offsets: [Stage.root: 480])
    let grown = panel(plainRows(2, from: 500) + plainRows(100), height: 200)
    stage.show(
      1, root: grown, offsets: [Stage.root: 528], previous: [Stage.root: 480])
    let looks = stage.animator.rows(of: Stage.root, at: stage.now)
    for index in grown.visibleRows(scrollOffset: 528) {
      #expect(looks[grown.element(at: index).id] == nil)
    }
  }

  @Test("Of 100,000 rows only those near the viewport are compared")
  func longList() {
    let many = plainRows(100_000)
    var stage = stage(many, height: 300)
    let offset = [Stage.root: 1_000_000.0]
    stage.show(1, root: panel(many, height: 300), offsets: offset)
    stage.show(1, root: panel(plainRows(1, from: 200_000) + many, height: 300), offsets: offset)
    #expect(stage.animator.rows(of: Stage.root, at: stage.now).count < 60)
    #expect(stage.animator.leavingRows(of: Stage.root, at: stage.now).count < 60)
  }

  @Test("With reduced motion rows fade and don't move")
  func reduced() {
    var stage = stage(plainRows(4), motion: .reduced)
    stage.show(1, root: panel(plainRows(1, from: 50) + plainRows(3)))
    let looks = stage.animator.rows(of: Stage.root, at: stage.now)
    #expect(looks.values.allSatisfy { $0.offset == 0 })
    #expect(looks[ElementID(50)]?.opacity == 0)
    #expect(stage.animator.leavingRows(of: Stage.root, at: stage.now).count == 1)
  }
}
