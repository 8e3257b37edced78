/// The elements that stand for others and are being asked for these, innermost last.
///
/// What contains itself would never come to an end, be it the same element or always a new one: such
/// elements show nothing.
@MainActor struct Nesting {
  /// More groups in groups than this aren't asked any more.
  static let depthLimit = 64
  /// From this depth on, elements are counted.
  private static let countedDepth = 8
  /// The most elements that are asked beyond that depth.
  private static let countLimit = 10_000

  private var open: [MenuElement] = []
  private var count = 0

  /// Whether an element may be asked for those that it stands for; then `leave()` follows.
  mutating func enter(_ element: MenuElement, in list: Menu) -> Bool {
    guard element !== list, !open.contains(where: { $0 === element }) else {
      Misuse.insideItself(element).report()
      return false
    }
    if open.count >= Self.countedDepth {
      count += 1
      guard open.count < Self.depthLimit, count <= Self.countLimit else {
        Misuse.endless(open[0]).report()
        return false
      }
    }
    open.append(element)
    return true
  }

  mutating func leave() {
    open.removeLast()
  }
}
