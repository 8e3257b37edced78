import MenuLayout
import MenuModel
import MenuPrimitives
import MenuTracking
import Testing

/// Runs a script against a tracked menu. A line is a command; what follows `#` and two spaces is a
/// remark.
///
///     style stacked | height 120 | rtl | flipped            before `menu`
///     menu                       and the rows, indented by two
///     open | press source [secondary]                       shows the menu
///     move ROW [dx dy] | move by dx dy | move outside
///     press ROW | release [ROW] | press outside             with the primary button, or as named
///     scroll NOTCHES [ROW] | across NOTCHES [ROW]
///     key Down | key Shift-Tab | key x | repeat Down | keyup Return
///     wait 250ms
///     decline                    of what was delivered last
///     focus ROW | focus none     the view takes the keys by itself
///     search [nothing]           something (or nothing any more) was typed; what follows is found
///     hide ROW | show ROW | disable ROW | insert NEW before ROW
///     expect open root More, highlighted Inner, activated Inner, dismissed activated
///
/// An `expect` names every effect since the last one; one that it doesn't name is a fault.
struct Script {
  private var subject: TrackedMenu
  private var effects: [String] = []
  private var delivered: InputEvent?
  private var offered: (row: ElementID, backwards: Bool)?
  private var location: SourceLocation

  @discardableResult
  static func run(
    _ text: String, location: SourceLocation = #_sourceLocation,
    configure: (inout TrackingConfiguration) -> Void = { _ in }
  ) -> TrackedMenu {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
    guard let start = lines.firstIndex(of: "menu") else {
      Issue.record("no menu", sourceLocation: location)
      return TrackedMenu(ScriptMenu([]))
    }
    let rows = lines[(start + 1)...].prefix { $0.hasPrefix("  ") }
    var script = Script(
      subject: TrackedMenu(ScriptMenu(rows.map { $0.dropFirst(2) })), location: location)
    configure(&script.subject.configuration)
    for line in lines[..<start] { script.prepare(line) }
    for line in lines[(start + 1 + rows.count)...] { script.perform(line) }
    #expect(script.effects.isEmpty, "unexpected at the end", sourceLocation: location)
    return script.subject
  }

  private mutating func prepare(_ line: Substring) {
    let words = line.split(separator: " ")
    switch words[0] {
    case "style": subject.style = words[1] == "stacked" ? .stacked : .cascading
    case "height": subject.maximumHeight = Double(words[1]) ?? 0
    case "rtl": subject.direction = .rightToLeft
    case "flipped": subject.isFlipped = true
    default: fail("unknown setting", line)
    }
  }

  private mutating func perform(_ whole: Substring) {
    let line = whole.components(before: "  #")
    let words = line.split(separator: " ")
    guard let command = words.first else { return }
    let rest = Array(words.dropFirst())
    switch command {
    case "open": subject.open(.program)
    case "press", "release": click(String(command), rest, line)
    case "move":
      guard let point = point(rest) else { return fail("no such place", line) }
      note(subject.handle(.pointerMoved(point)))
    case "scroll", "across":
      let place = rest.count > 1 ? point(Array(rest.dropFirst())) : subject.pointer
      guard let point = place, let way = Double(rest[0]) else { return fail("no such place", line) }
      let isAcross = command == "across"
      note(subject.handle(.scrolled(dx: isAcross ? way : 0, dy: isAcross ? 0 : way, point)))
    case "key": note(subject.handle(.keyPressed(KeyEvent(script: rest[0]))))
    case "repeat":
      var key = KeyEvent(script: rest[0])
      key.isRepeat = true
      note(subject.handle(.keyPressed(key)))
    case "keyup": note(subject.handle(.keyReleased(KeyEvent(script: rest[0]))))
    case "wait": note(subject.wait(.milliseconds(Int(rest[0].dropLast(2)) ?? 0)))
    case "hide": change(rest[0]) { $0.isHidden = true }
    case "show": change(rest[0]) { $0.isHidden = false }
    case "disable": change(rest[0]) { $0.isEnabled = false }
    case "insert":
      subject.menu.insert(ScriptMenu.Row(rest[0], serial: 1000), before: rest[2])
      subject.update()
    case "submenu": if let row = subject.row(rest[0]) { subject.openSubmenu(row.id) }
    case "highlight": if let row = subject.row(rest[0]) { subject.highlight(row.id) }
    case "decline":
      if let event = delivered { note(subject.decline(event)) }
      if let (row, backwards) = offered { note(subject.declineFocus(row, backwards)) }
    case "focus": subject.focus(rest[0] == "none" ? nil : subject.row(rest[0])?.id)
    case "search": subject.search(isSearching: rest.first != "nothing")
    case "expect": check(line)
    default: fail("unknown command", line)
    }
  }

  private mutating func click(_ command: String, _ words: [Substring], _ line: Substring) {
    let buttons: [Substring: PointerButton] = [
      "primary": .primary, "secondary": .secondary, "middle": .middle, "wheel": .other(4),
      "back": .other(8),
    ]
    let button = words.last.flatMap { buttons[$0] } ?? .primary
    let place = words.filter { buttons[$0] == nil }
    if command == "press", place == ["source"] {
      subject.open(.press(button, TrackedMenu.source))
      return
    }
    guard let point = place.isEmpty ? subject.pointer : point(place) else {
      return fail("no such place", line)
    }
    note(
      subject.handle(
        command == "press" ? .buttonPressed(button, point) : .buttonReleased(button, point)))
  }

  private func point(_ words: [Substring]) -> Point? {
    let offset = words.suffix(2).compactMap { Double($0) }
    switch words[0] {
    case "outside": return TrackedMenu.outside
    case "source": return TrackedMenu.source
    case "by": return subject.pointer.offset(dx: offset[0], dy: offset[1])
    default:
      guard let center = subject.center(of: words[0]) else { return nil }
      return offset.count == 2 ? center.offset(dx: offset[0], dy: offset[1]) : center
    }
  }

  private mutating func change(_ title: Substring, _ body: (inout ScriptMenu.Row) -> Void) {
    subject.menu.change(title, body)
    subject.update()
  }

  private mutating func note(_ new: [TrackingEffect]) {
    for effect in new {
      switch effect {
      case .dismiss(let reason): effects.append("dismissed \(reason)")
      case .activate(let row): effects.append("activated \(subject.menu.title(of: row))")
      case .deliver(let event, let row):
        effects.append("\(event.word) \(subject.menu.title(of: row))")
        delivered = event
      case .focus(let row, let backwards):
        effects.append("\(backwards ? "focus-back" : "focus") \(subject.menu.title(of: row))")
        offered = (row, backwards)
      }
    }
  }

  private mutating func check(_ line: Substring) {
    var named: [String] = []
    for clause in line.dropFirst("expect ".count).split(separator: ", ") {
      let words = clause.split(separator: " ")
      let actual: String
      switch words[0] {
      case "keys":
        actual = subject.keyRow.map(subject.menu.title(of:)) ?? "none"
      case "activated", "dismissed", "moved", "pressed", "released", "wheel", "key", "keyup",
        "focus", "focus-back":
        named.append(String(clause))
        continue
      case "nothing": continue
      case "open": actual = subject.openTitles.joined(separator: " ")
      case "highlighted": actual = subject.highlighted
      case "tooltip":
        actual = subject.tracker.tooltipRow.map(subject.menu.title(of:)) ?? "none"
      case "scrolled": actual = "\(subject.tracker.levels.last?.scrollOffset ?? -1)"
      case "strip":
        actual = (subject.tracker.levels.last?.strips.values.first ?? 0).golden
      case "phase": actual = "\(subject.tracker.phase)".components(before: "(").description
      case "mnemonics": actual = subject.tracker.showsMnemonics ? "shown" : "hidden"
      case "deadline": actual = subject.tracker.deadline == nil ? "none" : "some"
      default:
        fail("unknown expectation", clause)
        continue
      }
      let wanted = words.dropFirst().joined(separator: " ")
      #expect(actual == wanted, "\(line)", sourceLocation: location)
    }
    #expect(effects == named, "\(line)", sourceLocation: location)
    effects = []
  }

  private func fail(_ what: Comment, _ line: Substring) {
    Issue.record("\(what): \(line)", sourceLocation: location)
  }
}

extension Substring {
  /// The part before a separator, or all of it.
  func components(before separator: String) -> Substring {
    guard let range = firstRange(of: separator) else { return self }
    return self[..<range.lowerBound]
  }
}

extension String {
  func components(before separator: String) -> Substring { self[...].components(before: separator) }
}

extension InputEvent {
  /// What happened, in a word.
  fileprivate var word: String {
    switch self {
    case .pointerMoved: "moved"
    case .buttonPressed: "pressed"
    case .buttonReleased: "released"
    case .scrolled: "wheel"
    case .keyPressed(let key): "key \(key.text.isEmpty ? "\(key.key)" : key.text)"
    case .keyReleased: "keyup"
    }
  }
}

extension KeyEvent {
  /// A key by the name that scripts give it: `Down`, `Shift-Tab`, `Alt-x`, `x`, `x/ч` with what the
  /// key writes in another layout.
  init(script text: Substring) {
    var modifiers: Modifiers = []
    var name = text
    let names: [(String, Modifiers)] = [
      ("Shift-", .shift), ("Alt-", .alt), ("Control-", .control), ("Logo-", .logo),
    ]
    for (prefix, modifier) in names where name.hasPrefix(prefix) && name.count > prefix.count {
      name = name.dropFirst(prefix.count)
      modifiers.insert(modifier)
    }
    let keys: [Substring: Key] = [
      "Up": .up, "Down": .down, "Left": .left, "Right": .right, "Home": .home, "End": .end,
      "PageUp": .pageUp, "PageDown": .pageDown, "Return": .return, "Space": .space,
      "Escape": .escape, "Tab": .tab, "Backspace": .backspace, "Menu": .menu,
      "Modifier": .modifier,
    ]
    if let key = keys[name] {
      self.init(key, text: key == .space ? " " : "", modifiers: modifiers)
      return
    }
    let texts = name.split(separator: "/").map(String.init)
    self.init(
      .character, text: texts.first ?? "", alternatives: Array(texts.dropFirst()),
      modifiers: modifiers)
  }
}
