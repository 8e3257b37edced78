import MenuLayout
import MenuModel
import MenuPrimitives
import MenuTracking
import Testing

/// The same numbers on every run.
private struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

@Suite("Whatever happens")
struct RandomWalkTests {
  static let lines = """
    Head [header]
    Open [mnemonic=o]
    Grey [disabled mnemonic=g]
    ---
    # Caption
    Keep [keeps mnemonic=k]
    More [mnemonic=m]
      Inner
      Deep [onlySubmenu]
        Bottom
        Low [disabled]
        Last [keeps]
      Dull [disabled]
        Never
    Save
    Other
      Oak
      Ash
      Elm
    Void
      Nothing [disabled]
    Send
    Quit [mnemonic=o]
    """

  @Test("The state stays in order", arguments: 0..<60)
  func walk(seed: Int) {
    var dice = Dice(state: UInt64(seed))
    var subject = TrackedMenu(
      ScriptMenu(Self.lines.split(separator: "\n", omittingEmptySubsequences: true)))
    subject.style = Bool.random(using: &dice) ? .cascading : .stacked
    subject.direction = Bool.random(using: &dice) ? .leftToRight : .rightToLeft
    subject.isFlipped = Bool.random(using: &dice)
    subject.maximumHeight = [120, 200, 1000].randomElement(using: &dice) ?? 200
    let initial = subject.menu
    for _ in 0..<10 {
      subject.menu = initial
      subject.open(
        Bool.random(using: &dice)
          ? .program
          : .press([.primary, .secondary].randomElement(using: &dice) ?? .primary, subject.pointer)
      )
      for step in 0..<80 {
        let before = subject
        let effects = Self.act(on: &subject, &dice)
        Self.check(subject, effects, after: before, Comment(rawValue: "seed \(seed), step \(step)"))
        if subject.tracker.phase == .finished { break }
      }
    }
  }

  /// One thing that a user, a clock or a program does.
  private static func act(
    on subject: inout TrackedMenu, _ dice: inout Dice
  ) -> [TrackingEffect] {
    let buttons: [PointerButton] = [.primary, .primary, .secondary, .middle, .other(4), .other(9)]
    let button = buttons.randomElement(using: &dice) ?? .primary
    switch Int.random(in: 0..<100, using: &dice) {
    case 0..<35: return subject.handle(.pointerMoved(point(in: subject, &dice)))
    case 35..<45: return subject.handle(.buttonPressed(button, point(in: subject, &dice)))
    case 45..<55:
      let isStill = Bool.random(using: &dice)
      let point = isStill ? subject.pointer : point(in: subject, &dice)
      return subject.handle(.buttonReleased(button, point))
    case 55..<62:
      let notches = [1, -1, 0.3, -4, .nan, .infinity].randomElement(using: &dice) ?? 1
      return subject.handle(.scrolled(dx: 0, dy: notches, point(in: subject, &dice)))
    case 62..<82: return subject.handle(.keyPressed(key(&dice)))
    case 82..<84: return subject.handle(.keyReleased(key(&dice)))
    case 84..<95: return subject.wait(.milliseconds(Int.random(in: 1...1500, using: &dice)))
    default:
      let titles: [Substring] = ["Open", "More", "Deep", "Save", "Bottom", "Other", "Ash", "Head"]
      let title = titles.randomElement(using: &dice) ?? "Open"
      let change = Int.random(in: 0..<3, using: &dice)
      subject.menu.change(title) { row in
        switch change {
        case 0: row.isHidden.toggle()
        case 1: row.isEnabled.toggle()
        default: row.keepsMenuPresented.toggle()
        }
      }
      subject.update()
      return []
    }
  }

  private static func point(in subject: TrackedMenu, _ dice: inout Dice) -> Point {
    if Int.random(in: 0..<4, using: &dice) == 0 {
      return subject.pointer.offset(
        dx: Double(Int.random(in: -12...12, using: &dice)),
        dy: Double(Int.random(in: -12...12, using: &dice)))
    }
    let level = Int.random(in: 0..<subject.stack.levels.count, using: &dice)
    let frame = subject.stack.levels[level].visibleFrame
    // A little more than the panel, so that some are outside.
    return Point(
      x: frame.minX + frame.width * Double.random(in: -0.02...1.02, using: &dice),
      y: frame.minY + frame.height * Double.random(in: -0.02...1.02, using: &dice))
  }

  private static func key(_ dice: inout Dice) -> KeyEvent {
    let names: [Substring] = [
      "Up", "Down", "Down", "Left", "Right", "Right", "Home", "End", "PageUp", "PageDown",
      "Return", "Space", "Escape", "Tab", "Shift-Tab", "Backspace", "Alt-Modifier", "o", "s",
      "k", "Alt-m", "é", "Control-o",
    ]
    var key = KeyEvent(script: names.randomElement(using: &dice) ?? "Down")
    key.isRepeat = Int.random(in: 0..<8, using: &dice) == 0
    return key
  }

  // MARK: What always holds

  private static func check(
    _ subject: TrackedMenu, _ effects: [TrackingEffect], after before: TrackedMenu,
    _ comment: Comment
  ) {
    let tracker = subject.tracker
    #expect(tracker.openPath.count == tracker.levels.count - 1, comment)
    check(effects, of: subject, after: before, comment)
    if tracker.phase == .finished {
      #expect(tracker.deadline == nil, comment)
      return
    }
    #expect(subject.stack.levels.count == tracker.levels.count, comment)
    if let deadline = tracker.deadline { #expect(deadline > subject.now, comment) }
    for (level, state) in tracker.levels.enumerated() {
      let panel = subject.stack.levels[level].panel
      #expect((0...panel.maximumScrollOffset).contains(state.scrollOffset), comment)
      if level < tracker.openPath.count {
        #expect(state.highlight == tracker.openPath[level], comment)
      }
      guard let highlight = state.highlight else { continue }
      let row = panel.index(of: highlight).map(panel.element(at:))
      #expect(row?.isSelectable == true, comment)
    }
  }

  private static func check(
    _ effects: [TrackingEffect], of subject: TrackedMenu, after before: TrackedMenu,
    _ comment: Comment
  ) {
    switch (effects.first, effects.dropFirst().first) {
    case (nil, _): #expect(subject.tracker.phase != .finished, comment)
    case (.dismiss(.activated), .activate(let id)):
      #expect(effects.count == 2, comment)
      #expect(subject.tracker.phase == .finished, comment)
      checkChoice(id, in: before, keeps: false, comment)
    case (.dismiss(.escaped), nil), (.dismiss(.pressedOutside), nil):
      #expect(subject.tracker.phase == .finished, comment)
    case (.activate(let id), nil):
      #expect(subject.tracker.phase != .finished, comment)
      checkChoice(id, in: before, keeps: true, comment)
    default: Issue.record("\(comment): \(effects)")
    }
  }

  /// What ran could be chosen, and the menu stayed only where the row or its menu wants that.
  private static func checkChoice(
    _ id: ElementID, in subject: TrackedMenu, keeps: Bool, _ comment: Comment
  ) {
    for (level, state) in subject.stack.levels.enumerated() {
      guard let index = state.panel.index(of: id) else { continue }
      let row = state.panel.element(at: index)
      #expect(row.isSelectable, comment)
      guard case .action(let content) = row.kind else { break }
      let stays =
        content.keepsMenuPresented || (state.panel.menu.onlyDismissesSubMenu && level > 0)
      #expect(stays == keeps, comment)
      return
    }
    Issue.record("\(comment): chose what was no action of an open menu")
  }
}
