import Testing

@testable import Launcher

/// Whatever comes in, reading ends well and makes nothing up.
@Suite struct RandomInputTests {
  /// Numbers that are the same in every run.
  struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  /// Pieces of which an interesting input is likely to consist.
  private static let pieces: [[UInt8]] =
    ["\t", "\t\t", "\n", "\r\n", "\r", ":", "''", "IMG:", "IMG:a.png\t", "label", "\u{FEFF}", "é"]
    .map { Array($0.utf8) } + [[0], [0xFF], [0xC3], [0xE2, 0x80], [0x1B], [0x7F]]

  private static func input(_ seed: UInt64) -> (bytes: [UInt8], cuts: [Int]) {
    var dice = Dice(state: seed)
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...120, using: &dice) {
      bytes += pieces.randomElement(using: &dice) ?? []
      if Int.random(in: 0..<8, using: &dice) == 0 {
        bytes.append(.random(in: 0...255, using: &dice))
      }
    }
    let cuts = (0..<Int.random(in: 0...20, using: &dice)).map { _ in
      Int.random(in: 0...20, using: &dice)
    }
    return (bytes, cuts)
  }

  @Test(arguments: ["xmenu", "lines"], [UInt64](0..<20))
  func `every part of a menu is a part of its line`(format: String, round: UInt64) {
    for seed in round * 50..<(round + 1) * 50 {
      let (bytes, cuts) = Self.input(seed)
      let whole = read(bytes: bytes, as: format)
      let broken = Self.brokenRules(of: whole.outline, bytes)
      #expect(broken.isEmpty, "seed \(seed)")
      // How the input was cut into pieces can't be seen in the result.
      let cut = read(bytes: bytes, as: format, inPieces: cuts)
      #expect(cut.dump() == whole.dump() && cut.faults == whole.faults, "seed \(seed)")
    }
  }

  /// What holds for every outline, and doesn't for this one.
  private static func brokenRules(of outline: Outline, _ bytes: [UInt8]) -> Set<String> {
    var broken: Set<String> = []
    var childCounts = [Int32](repeating: 0, count: outline.nodes.count)
    var rootCount: Int32 = 0
    var selectable = 0
    func rule(_ name: String, _ holds: Bool) {
      if !holds { broken.insert(name) }
    }
    for (number, node) in outline.nodes.enumerated() {
      for part in [node.label, node.output] {
        rule("parts are in the input", part.lowerBound >= 0 && part.upperBound <= bytes.count)
        rule("parts are in a line", !bytes[part.clamped(to: bytes.indices)].contains(0x0A))
      }
      if node.parent < 0 {
        rule("the root is at depth 0", node.depth == 0)
        rule("elements of the root are counted", node.index == rootCount)
        rootCount += 1
      } else {
        let parent = Int(node.parent)
        rule("parents come first", parent < number)
        rule("parents are submenus", outline.nodes[parent].kind == .submenu)
        rule("children are one deeper", node.depth == outline.nodes[parent].depth + 1)
        rule("siblings are counted", node.index == childCounts[parent])
        childCounts[parent] += 1
      }
      if node.kind == .row { selectable += 1 }
    }
    for (number, node) in outline.nodes.enumerated() {
      rule("submenus have children", (node.kind == .submenu) == (childCounts[number] > 0))
    }
    rule("rows are counted", selectable == outline.selectableCount)
    return broken
  }
}
