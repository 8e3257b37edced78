/// A menu as it was read: all its elements in the order of the input, each before its children.
///
/// Elements name their parts by where they are in the input, so that a row costs a few words
/// whatever its length, and its output is the bytes that came in.
struct Outline: Sendable {
  /// One element.
  struct Node: Hashable, Sendable {
    /// What it is.
    var kind: Kind
    /// How far from the root, whose elements are at 0.
    var depth: Int32
    /// The number of the element that holds it; -1 for those of the root.
    var parent: Int32
    /// Its place among the elements with the same parent.
    var index: Int32
    /// The number of its line in the input.
    var line: Int32
    /// Where its label is in the input.
    var label: Range<Int>
    /// Where its output is in the input.
    var output: Range<Int>
  }

  /// What an element is.
  enum Kind: String, Hashable, Sendable {
    /// A row that can be chosen.
    case row
    /// A row that can't be chosen.
    case text
    /// A row that opens a submenu.
    case submenu
    /// A line between rows.
    case separator
  }

  /// Deeper rows are left out: no screen has room for them, and everything that walks a menu may
  /// rely on it.
  static let deepest = 64
  /// Longer labels are cut: no row shows more, and a line of megabytes must not be measured.
  static let longestLabel = 4096

  /// More elements are left out: each costs more than half a kilobyte when it shows, and an input
  /// without an end must not take all memory.
  static let mostElements = 1_000_000

  /// The elements, each before its children.
  private(set) var nodes: [Node] = []
  /// Where the pictures of rows are in the input, by the rows' numbers.
  private(set) var pictures: [Int: Range<Int>] = [:]
  /// Where second outputs are in the input, by the rows' numbers.
  private(set) var secondOutputs: [Int: Range<Int>] = [:]
  /// Whether elements were left out because there are too many.
  private(set) var isFull = false
  /// What was found wrong.
  private(set) var log: DiagnosticLog
  /// How many rows can be chosen, in the root and all submenus.
  private(set) var selectableCount = 0

  /// The tabs (or whatever a format counts) of the last element that was placed.
  private var level: Int?
  /// The last element of each depth on the way to the last one, and how many children it has.
  private var path: [(node: Int, childCount: Int32)] = []
  /// The number of elements in the root.
  private(set) var rootCount: Int32 = 0

  /// A menu without elements.
  init(extent: DiagnosticLog.Extent) {
    log = DiagnosticLog(extent: extent)
  }

  /// Takes up a fault of the input.
  mutating func report(_ fault: Fault, line: Int?) {
    log.report(fault, line: line)
  }

  /// Puts what was found wrong into the order of the input.
  mutating func sortFaults() {
    log.sort()
  }

  /// Adds a row.
  ///
  /// - Parameters:
  ///   - label: where its label is in the input.
  ///   - output: where its output is; nil when the label is the output.
  ///   - picture: where its picture's name is.
  ///   - isSelectable: whether it can be chosen.
  ///   - level: how deep it is written; see `place`.
  ///   - line: the number of its line.
  ///   - input: the whole input so far, to look for faults in.
  mutating func addRow(
    label: Range<Int>, output: Range<Int>?, picture: Range<Int>?, isSelectable: Bool, level: Int,
    line: Int, input: UnsafeRawBufferPointer
  ) {
    guard let node = place(isSelectable ? .row : .text, level: level, line: line) else { return }
    nodes[node].label = label
    nodes[node].output = output ?? label
    if isSelectable { selectableCount += 1 }
    if let picture {
      if picture.isEmpty {
        report(.pictureWithoutName, line: line)
      } else {
        pictures[node] = picture
      }
    }
    if log.keepsNotes { inspect(label, output: output, line: line, input: input) }
  }

  /// Adds a separator.
  mutating func addSeparator(level: Int, line: Int) {
    _ = place(.separator, level: level, line: line)
  }

  /// Gives the row before, on the same level, a second output.
  mutating func addSecondOutput(_ output: Range<Int>, level: Int, line: Int) {
    guard let last = self.level, level <= last else {
      report(.strayOutput, line: line)
      return
    }
    let depth = path.count - 1 - (last - level)
    guard path.indices.contains(depth), nodes[path[depth].node].kind != .separator else {
      report(.strayOutput, line: line)
      return
    }
    secondOutputs[path[depth].node] = output
  }

  /// Adds an element where its level says: deeper than the one before, it begins a submenu of that
  /// one, however much deeper; shallower, it goes up by as many depths as levels, and stops at the
  /// root.
  ///
  /// - Returns: its number, or nil when it was reported and left out.
  private mutating func place(_ kind: Kind, level: Int, line: Int) -> Int? {
    guard nodes.count < Outline.mostElements else {
      isFull = true
      return nil
    }
    if let last = self.level {
      if level > last {
        guard let parent = path.last?.node, beginSubmenu(of: parent, line: line) else { return nil }
        if level > last + 1 { report(.deepJump, line: line) }
      } else {
        if last - level >= path.count { report(.farBack, line: line) }
        path.removeLast(min(path.count, last - level + 1))
      }
    } else if level > 0 {
      report(.indentedStart, line: line)
    }
    // A line that climbs past the root leaves nothing of the path.
    let parent = path.last?.node ?? -1
    let index: Int32
    if path.isEmpty {
      index = rootCount
      rootCount += 1
    } else {
      index = path[path.count - 1].childCount
      path[path.count - 1].childCount += 1
    }
    self.level = level
    path.append((node: nodes.count, childCount: 0))
    nodes.append(
      Node(
        kind: kind, depth: Int32(truncatingIfNeeded: path.count - 1),
        parent: Int32(truncatingIfNeeded: parent), index: index,
        line: Int32(truncatingIfNeeded: line), label: 0..<0, output: 0..<0))
    return nodes.count - 1
  }

  /// Makes a row one that opens a submenu; false when it can't be.
  private mutating func beginSubmenu(of node: Int, line: Int) -> Bool {
    guard path.count < Outline.deepest else {
      report(.tooDeep, line: line)
      return false
    }
    switch nodes[node].kind {
    case .separator:
      report(.belowSeparator, line: line)
      return false
    case .submenu, .text:
      break
    case .row:
      selectableCount -= 1
      if nodes[node].output != nodes[node].label {
        report(.outputOfSubmenu, line: Int(nodes[node].line))
      }
    }
    nodes[node].kind = .submenu
    return true
  }
}
