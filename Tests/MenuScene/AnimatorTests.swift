import MenuLayout
import MenuModel
import MenuPrimitives
import MenuScene
import MenuTesting
import Testing

/// A stack of two panels over a screen, and the animator that is told of it.
struct Stage {
  var animator: Animator
  var style: SubmenuStyle
  var now = Timestamp(nanoseconds: 1_000_000_000)
  private(set) var stack: StackLayout?
  private(set) var isClosed = false
  let density: Density

  static let root = ElementID(1000)
  static let submenu = ElementID(2000)

  init(_ density: Density, _ style: SubmenuStyle, motion: Motion = .full) {
    self.density = density
    self.style = style
    animator = Animator(theme: Theme(scheme: .light, density: density), motion: motion)
  }

  var rootPanel: PanelLayout {
    MenuSceneTests.panel(
      rows(
        .action(RowContent(title: "One")), .submenu(RowContent(title: "More")),
        .action(RowContent(title: "Three")), .action(RowContent(title: "Four"))),
      id: 1000, density: density)
  }

  var submenuPanel: PanelLayout {
    let header = rows(.submenuHeader(RowContent(title: "More")), from: 900)
    return MenuSceneTests.panel(
      plainRows(3, from: 100), headers: style == .stacked ? header : [], id: 2000,
      density: density)
  }

  /// The levels that show when `count` panels are open.
  func levels(_ count: Int, root: PanelLayout? = nil) -> StackLayout {
    let root = root ?? rootPanel
    let sub = submenuPanel
    let frame = Rect(origin: Point(x: 100, y: 50), size: root.size)
    let isBelow = count > 1 && style == .stacked
    let scaled = Rect(
      x: frame.minX + frame.width * 0.015, y: frame.minY, width: frame.width * 0.97,
      height: frame.height * 0.97)
    let origin =
      style == .stacked ? Point(x: 100, y: 70) : Point(x: frame.maxX - 3, y: frame.minY + 20)
    let all = [
      StackLayout.Level(
        panel: root, frame: frame, visibleFrame: isBelow ? scaled : frame, sourceRow: nil,
        growthAnchor: Point(x: 120, y: 46)),
      StackLayout.Level(
        panel: sub, frame: Rect(origin: origin, size: sub.size),
        visibleFrame: Rect(origin: origin, size: sub.size), sourceRow: ElementID(2),
        growthAnchor: Point(x: origin.x, y: origin.y + 10)),
    ]
    return StackLayout(
      levels: Array(all.prefix(count)), style: style,
      workArea: Rect(x: 0, y: 0, width: 1000, height: 1000))
  }

  mutating func show(
    _ count: Int, root: PanelLayout? = nil, offsets: [ElementID: Double] = [:],
    previous: [ElementID: Double]? = nil
  ) {
    let new = levels(count, root: root)
    animator.stackChanged(
      from: stack, to: new, scrollOffsets: offsets, previousOffsets: previous, at: now)
    stack = new
  }

  mutating func close() {
    isClosed = true
    animator.closeAll(chosen: nil, at: now)
  }

  mutating func advance(_ milliseconds: Int) { now = now + .milliseconds(milliseconds) }

  /// Lets everything come to rest.
  mutating func settle() { now = now + .seconds(10) }

  func look(_ id: ElementID = Stage.root) -> PanelAppearance { animator.panel(id, at: now) }

  /// Both panels' looks as text, and what is on its way out.
  var picture: String {
    let leaving = animator.departing(at: now).map(\.level.panel.id)
    let open = stack?.levels.map(\.panel.id).filter { !leaving.contains($0) } ?? []
    var lines = (isClosed ? [] : open).map { "open \($0.serial) \(look($0).golden)" }
    lines += leaving.map { "leaving \($0.serial) \(look($0).golden)" }
    for (id, row) in animator.rows(of: Stage.submenu, at: now).sorted(by: {
      $0.key.serial < $1.key.serial
    }) {
      lines.append("row \(id.serial) turn \(row.turn.golden)")
    }
    return lines.joined(separator: "\n")
  }
}

extension PanelAppearance {
  /// The look as a line of text for golden files; the scale's fixed point shows in the translation.
  var golden: String {
    var text = "opacity \(opacity.golden) content \(contentOpacity.golden)"
    text += " shadow \(shadowOpacity.golden) scale \(scale.golden) about \(anchor.golden)"
    text += " moved \(translation.golden)"
    if let clip { text += " clip \(clip.rect.golden) r\(clip.topLeft.golden)" }
    return text
  }
}

@Suite("Transitions of panels")
struct AnimatorGoldenTests {
  static let choices = Density.allCases.flatMap { density in
    SubmenuStyle.allCases.map { (density, $0) }
  }

  @Test("Each at its beginning, its middle and its end", arguments: choices)
  func transitions(density: Density, style: SubmenuStyle) {
    let transitions = Theme(scheme: .light, density: density).transitions
    let opensSubmenu =
      style == .stacked ? transitions.stackedOpening : transitions.cascadeOpening
    let closesSubmenu =
      style == .stacked ? transitions.stackedClosing : transitions.cascadeClosing
    var stage = Stage(density, style)
    var text = ""
    func record(_ name: String, _ timing: Timing, _ stage: inout Stage) {
      let eighth = Int(timing.duration.inSeconds * 125)
      for (label, steps) in [("0", 0), ("1/8", 1), ("1/2", 3), ("1", 4)] {
        stage.advance(steps * eighth)
        text += "\(name) \(label)\n\(stage.picture)\n"
      }
      stage.settle()
    }
    stage.show(1)
    record("opening", transitions.opening.timing, &stage)
    stage.show(2)
    record("submenu opening", opensSubmenu.timing, &stage)
    stage.show(1)
    record("submenu closing", closesSubmenu.timing, &stage)
    stage.close()
    record("closing", transitions.closing.timing, &stage)
    stage = Stage(density, style)
    stage.show(2)
    stage.settle()
    stage.close()
    record("closing together", transitions.closing.timing, &stage)
    expectGolden(text, "motion.\(density)-\(style).txt")
  }
}

@Suite("What moves, and when")
struct AnimatorTests {
  static let choices = AnimatorGoldenTests.choices

  @Test("At rest no frame is asked for", arguments: choices)
  func rest(density: Density, style: SubmenuStyle) {
    var stage = Stage(density, style)
    #expect(stage.animator.nextFrame(after: stage.now) == nil)
    stage.show(1)
    #expect(stage.animator.nextFrame(after: stage.now) != nil)
    stage.settle()
    #expect(stage.animator.nextFrame(after: stage.now) == nil)
    stage.show(2)
    stage.settle()
    #expect(stage.animator.nextFrame(after: stage.now) == nil)
    #expect(stage.look(Stage.submenu) == PanelAppearance(anchor: stage.look(Stage.submenu).anchor))
    stage.animator.closeAll(chosen: ElementID(1), at: stage.now)
    stage.settle()
    #expect(stage.animator.nextFrame(after: stage.now) == nil)
    #expect(stage.animator.departing(at: stage.now).isEmpty)
  }

  @Test("Frames come sixty times a second and one falls on the end", arguments: choices)
  func frames(density: Density, style: SubmenuStyle) {
    var stage = Stage(density, style)
    stage.show(1)
    let duration = Theme(scheme: .light, density: density).transitions.opening.timing.duration
    var frames: [Timestamp] = []
    var time = stage.now
    while let next = stage.animator.nextFrame(after: time), frames.count < 100 {
      #expect(next > time)
      frames.append(next)
      time = next
    }
    #expect(frames.last == stage.now + duration)
    #expect(frames.count == Int((duration.inSeconds * 60).rounded(.up)))
  }

  @Test("With reduced motion panels only fade", arguments: choices)
  func reduced(density: Density, style: SubmenuStyle) {
    var stage = Stage(density, style, motion: .reduced)
    func isInPlace(_ look: PanelAppearance, scale: Double = 1) -> Bool {
      look.clip == nil && abs(look.scale - scale) < 1e-9
    }
    stage.show(1)
    #expect(stage.look().opacity == 0)
    #expect(isInPlace(stage.look()))
    stage.advance(60)
    #expect(stage.look().opacity > 0 && stage.look().opacity < 1)
    #expect(isInPlace(stage.look()))
    stage.settle()
    stage.show(2)
    stage.advance(40)
    #expect(isInPlace(stage.look(Stage.submenu)))
    #expect(stage.look(Stage.submenu).opacity < 1)
    #expect(isInPlace(stage.look(), scale: style == .stacked ? 0.97 : 1))
    stage.settle()
    stage.show(1)
    stage.advance(40)
    #expect(isInPlace(stage.look(Stage.submenu)))
    #expect(stage.animator.departing(at: stage.now).count == 1)
  }

  @Test("Without motion everything is where it belongs at once", arguments: choices)
  func none(density: Density, style: SubmenuStyle) {
    var stage = Stage(density, style, motion: .none)
    stage.show(1)
    #expect(stage.look().opacity == 1)
    #expect(stage.look().scale == 1)
    #expect(stage.animator.nextFrame(after: stage.now) == nil)
    stage.show(2)
    #expect(stage.look().contentOpacity == (style == .stacked ? 0.5 : 1))
    stage.show(1, root: panel(plainRows(2), id: 1000, density: density))
    #expect(stage.animator.departing(at: stage.now).isEmpty)
    #expect(stage.animator.rows(of: Stage.root, at: stage.now).isEmpty)
    stage.animator.closeAll(chosen: ElementID(1), at: stage.now)
    #expect(stage.animator.departing(at: stage.now).isEmpty)
    #expect(stage.animator.nextFrame(after: stage.now) == nil)
  }

  @Test("A stacked submenu starts exactly over its row", arguments: Density.allCases)
  func startsOverRow(density: Density) throws {
    var stage = Stage(density, .stacked)
    stage.show(1)
    stage.settle()
    let row = stage.rootPanel.frame(ofRow: 1, scrollOffset: 0).offset(dx: 100, dy: 50)
    stage.show(2)
    let look = stage.look(Stage.submenu)
    let clip = try #require(look.clip)
    let shown = clip.rect.offset(dx: 100 + look.translation.x, dy: 70 + look.translation.y)
    #expect(look.opacity == 1)
    #expect(look.shadowOpacity == 0)
    #expect(clip.topLeft == 0)
    #expect(shown.origin == row.origin)
    #expect(shown.height == row.height)
    // Its chevron still points to the right, like the row's own.
    #expect(stage.animator.rows(of: Stage.submenu, at: stage.now)[ElementID(900)]?.turn == 0)
  }

  @Test("A submenu whose row has gone just fades")
  func rowGone() {
    var stage = Stage(.regular, .stacked)
    stage.show(2)
    stage.settle()
    stage.show(1, root: panel(plainRows(3, from: 10), id: 1000, density: .regular))
    stage.advance(100)
    let look = stage.look(Stage.submenu)
    #expect(look.clip == nil)
    #expect(look.opacity < 1)
  }

  @Test("What is interrupted goes on from what shows", arguments: choices)
  func interrupted(density: Density, style: SubmenuStyle) {
    var stage = Stage(density, style)
    stage.show(1)
    stage.settle()
    stage.show(2)
    stage.advance(60)
    let before = stage.look(Stage.submenu)
    stage.show(1)
    #expect(stage.look(Stage.submenu).isClose(to: before))
    stage.advance(40)
    let closing = stage.look(Stage.submenu)
    #expect(!closing.isClose(to: before))
    stage.show(2)
    #expect(stage.look(Stage.submenu).isClose(to: closing))
    #expect(stage.animator.departing(at: stage.now).isEmpty)
    stage.settle()
    #expect(stage.look(Stage.submenu).opacity == 1)
    #expect(stage.look(Stage.submenu).clip == nil)
  }

  @Test("A parent recovers while its submenu closes")
  func recovers() {
    var stage = Stage(.regular, .stacked)
    stage.show(1)
    stage.settle()
    stage.show(2)
    stage.settle()
    #expect(stage.look().contentOpacity == 0.5)
    #expect(stage.look().shadowOpacity == 0.5)
    #expect(abs(stage.look().scale - 0.97) < 1e-9)
    stage.show(1)
    stage.advance(100)
    #expect(stage.look().contentOpacity > 0.5 && stage.look().contentOpacity < 1)
    #expect(stage.animator.departing(at: stage.now).map(\.level.panel.id) == [Stage.submenu])
    stage.settle()
    #expect(stage.look().contentOpacity == 1)
    #expect(stage.look().scale == 1)
  }

  @Test("In compact density the chosen row blinks once before all fade")
  func blink() {
    var stage = Stage(.compact, .cascading)
    stage.show(2)
    stage.settle()
    let chosen = ElementID(101)
    stage.animator.closeAll(chosen: chosen, at: stage.now)
    #expect(stage.animator.isBlinkedOff(chosen, at: stage.now))
    #expect(!stage.animator.isBlinkedOff(ElementID(1), at: stage.now))
    #expect(stage.look().opacity == 1)
    #expect(stage.animator.nextFrame(after: stage.now) == stage.now + .milliseconds(60))
    stage.advance(60)
    #expect(!stage.animator.isBlinkedOff(chosen, at: stage.now))
    #expect(stage.look().opacity == 1)
    stage.advance(40)
    #expect(abs(stage.look().opacity - 0.5) < 1e-6)
    #expect(
      stage.animator.departing(at: stage.now).map(\.level.panel.id) == [
        Stage.root, Stage.submenu,
      ])
    stage.advance(40)
    #expect(stage.animator.departing(at: stage.now).isEmpty)
  }

  @Test("The regular density, and those who want less motion, don't blink")
  func noBlink() {
    for (density, motion) in [(Density.regular, Motion.full), (.compact, .reduced)] {
      var stage = Stage(density, .stacked, motion: motion)
      stage.show(1)
      stage.settle()
      stage.animator.closeAll(chosen: ElementID(1), at: stage.now)
      #expect(!stage.animator.isBlinkedOff(ElementID(1), at: stage.now))
    }
  }

  @Test("Panels that close keep the scroll offsets that were drawn last")
  func departingOffsets() {
    var stage = Stage(.compact, .cascading)
    stage.show(1)
    stage.settle()
    stage.animator.closeAll(chosen: nil, scrollOffsets: [Stage.root: 33], at: stage.now)
    #expect(stage.animator.departing(at: stage.now).map(\.scrollOffset) == [33])
  }
}

extension PanelAppearance {
  /// Whether both show the same to the eye.
  fileprivate func isClose(to other: PanelAppearance) -> Bool {
    func near(_ one: Double, _ two: Double) -> Bool { abs(one - two) < 0.01 }
    // Where a point shows, whatever point the scale is told about.
    func place(_ look: PanelAppearance) -> Point {
      Point(
        x: look.anchor.x * (1 - look.scale) + look.translation.x,
        y: look.anchor.y * (1 - look.scale) + look.translation.y)
    }
    return near(opacity, other.opacity) && near(scale, other.scale)
      && place(self).distance(to: place(other)) < 0.05
      && near(clip?.rect.height ?? 0, other.clip?.rect.height ?? 0)
      && near(shadowOpacity, other.shadowOpacity)
  }
}
