import MenuLayout
import MenuModel
import MenuPrimitives
import MenuScene
import Testing

@Suite("Rows that change while they show")
struct DissolvingTests {
  static let before = rows(
    .action(RowContent(title: "Same", image: Image(symbol: .dash))),
    .action(RowContent(title: "Old", subtitle: "gone", shortcut: "Ctrl+O")),
    .action(RowContent(title: "Plain")))
  static let after = rows(
    .action(RowContent(title: "Same", image: Image(symbol: .dash))),
    .action(RowContent(title: "New", image: Image(symbol: .chevronUp), shortcut: "Ctrl+O")),
    .action(RowContent(title: "Plain", mark: .selected, isEnabled: false)))

  private func stage(_ density: Density, motion: Motion = .full) -> Stage {
    var stage = Stage(density, .cascading, motion: motion)
    stage.show(1, root: panel(Self.before, density: density))
    stage.settle()
    stage.show(1, root: panel(Self.after, density: density))
    return stage
  }

  private func picture(_ stage: Stage, _ density: Density) -> DisplayList {
    paint(
      panel(Self.after, density: density),
      PanelState(
        rows: stage.animator.rows(of: Stage.root, at: stage.now),
        overhang: stage.look().overhang))
  }

  @Test("From what they were to what they are", arguments: Density.allCases)
  func golden(density: Density) {
    var stage = stage(density)
    var text = ""
    for (label, wait) in [("0", 0), ("1/2", 150), ("1", 150)] {
      stage.advance(wait)
      text += "at \(label)\n\(picture(stage, density))"
    }
    expectGolden(text, "dissolving.\(density).txt")
  }

  @Test("At first they look as they did, in the end as they do", arguments: Density.allCases)
  func ends(density: Density) {
    var stage = stage(density)
    func texts(_ list: DisplayList) -> Set<String> {
      Set(
        list.commands.compactMap {
          if case .text(_, let origin, let color) = $0, color.alpha > 0 {
            "\($0.text ?? "") \(origin) \(color)"
          } else {
            nil
          }
        })
    }
    let old = panel(Self.before, density: density)
    // Rows that moved are drawn on whole pixels from where they were.
    #expect(texts(picture(stage, density)) == texts(paint(old)))
    stage.settle()
    #expect(picture(stage, density) == paint(panel(Self.after, density: density)))
    #expect(stage.animator.nextFrame(after: stage.now) == nil)
  }

  @Test("A row that becomes again what it was goes back from where it is")
  func reversed() {
    var stage = stage(.compact)
    stage.advance(60)
    let row = ElementID(2)
    let there = stage.animator.rows(of: Stage.root, at: stage.now)[row]?.dissolve ?? 0
    #expect(there > 0 && there < 1)
    stage.show(1, root: panel(Self.before))
    let back = stage.animator.rows(of: Stage.root, at: stage.now)[row]
    #expect(abs((back?.dissolve ?? 0) - (1 - there)) < 1e-6)
    #expect(back?.former?.panel.element(at: 1) == Self.after[1])
  }

  @Test("A row that didn't change, and one that doesn't show, have nothing to go over from")
  func others() {
    let many = plainRows(100)
    var stage = Stage(.compact, .cascading)
    stage.show(1, root: panel(many, height: 200))
    stage.settle()
    var changed = many
    for index in [1, 90] {
      changed[index].kind = .action(RowContent(title: "Other"))
    }
    stage.show(1, root: panel(changed, height: 200))
    let looks = stage.animator.rows(of: Stage.root, at: stage.now)
    #expect(looks.keys.sorted { $0.serial < $1.serial } == [ElementID(2)])
  }

  @Test("With reduced motion parts fade and don't move")
  func reduced() throws {
    var stage = stage(.compact, motion: .reduced)
    stage.advance(150)
    let looks = stage.animator.rows(of: Stage.root, at: stage.now)
    #expect(looks[ElementID(3)]?.former?.moves == false)
    // The title made room for a mark: it shows at both places.
    let titles = picture(stage, .compact).commands.filter { $0.text == "Plain" }
    #expect(titles.count == 2)
  }

  @Test("What they were isn't kept once they are what they are")
  func forgotten() {
    var stage = stage(.compact)
    weak let former = stage.animator.rows(of: Stage.root, at: stage.now)[ElementID(2)]?.former
    #expect(former != nil)
    stage.settle()
    #expect(former != nil)
    stage.animator.forgetWhatRests(at: stage.now)
    #expect(former == nil)
  }

  @Test("Without motion they change at once")
  func none() {
    let stage = stage(.compact, motion: .none)
    #expect(stage.animator.rows(of: Stage.root, at: stage.now).isEmpty)
  }
}
