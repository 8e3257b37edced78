/// Answers where a caret stands in a line of characters, what lies below a point, and what is to the
/// left and to the right: from the characters' extents alone.
public struct CaretMap: Hashable, Sendable {
  /// A side of the screen.
  public enum Side: Hashable, Sendable {
    case left, right
  }

  /// A place where a caret can stand.
  public typealias Position = EditableLine.Position

  /// For each character, in the order of reading, where it lies.
  public let extents: [EditableLine.Extent]
  /// The direction of the line as a whole.
  public let direction: LayoutDirection
  /// The width of the line, in logical pixels.
  public let width: Double

  /// Makes the map of a line.
  public init(extents: [EditableLine.Extent], direction: LayoutDirection, width: Double) {
    self.extents = extents
    self.direction = direction
    self.width = width
  }

  /// Where a caret stands, in logical pixels from the line's left edge.
  public func x(of position: Position) -> Double {
    let offset = min(max(position.offset, 0), extents.count)
    let (before, after) = (offset > 0, offset < extents.count)
    switch position.affinity {
    case .upstream where before: return extents[offset - 1].end
    case .upstream, .downstream: break
    }
    if after { return extents[offset].start }
    return before ? extents[offset - 1].end : direction == .leftToRight ? 0 : width
  }

  /// The place nearest to `x`, for a press of the pointer.
  public func position(at x: Double) -> Position {
    guard let index = character(at: x) else { return Position(0) }
    let extent = extents[index]
    let isLeftHalf = x < (extent.left + extent.right) / 2
    return isLeftHalf == (extent.direction == .leftToRight)
      ? Position(index) : Position(index + 1, .upstream)
  }

  /// The character that lies at `x`, or the nearest one; nil when there is none.
  public func character(at x: Double) -> Int? {
    var best: (index: Int, distance: Double)?
    for (index, extent) in extents.enumerated() {
      let distance = max(extent.left - x, x - extent.right, 0)
      if distance < best?.distance ?? .infinity { best = (index, distance) }
      if distance == 0, x < extent.right { return index }
    }
    return best?.index
  }

  /// The parts of the line that hold some characters, from left to right, in logical pixels: more than
  /// one where the text has two directions.
  public func spans(of range: Range<Int>) -> [(left: Double, right: Double)] {
    let parts = extents[range.clamped(to: extents.indices)].filter { $0.right > $0.left }
    var spans: [(left: Double, right: Double)] = []
    for part in parts.sorted(by: { $0.left < $1.left }) {
      if let last = spans.last, part.left <= last.right + 1e-6 {
        spans[spans.count - 1].right = max(last.right, part.right)
      } else {
        spans.append((part.left, part.right))
      }
    }
    return spans
  }

  /// The next place to one side, as one sees it; nil at the end of the line.
  public func next(to side: Side, of position: Position) -> Position? {
    let x = x(of: position)
    // In text of one direction the neighbour in the order of reading is the one on the screen, too.
    for step in [-1, 1] {
      let offset = position.offset + step
      guard (0...extents.count).contains(offset) else { continue }
      let crossed = extents[min(offset, position.offset)]
      guard crossed.left < crossed.right else { continue }
      switch side {
      case .right where abs(crossed.left - x) < 1e-6:
        return edge(.right, of: min(offset, position.offset))
      case .left where abs(crossed.right - x) < 1e-6:
        return edge(.left, of: min(offset, position.offset))
      case .left, .right: continue
      }
    }
    return neighbour(side, of: x).map { edge(side, of: $0) }
  }

  /// The place beside an edge of a character.
  private func edge(_ side: Side, of index: Int) -> Position {
    (side == .left) == (extents[index].direction == .leftToRight)
      ? Position(index) : Position(index + 1, .upstream)
  }

  /// The nearest character that lies wholly to one side of `x`.
  private func neighbour(_ side: Side, of x: Double) -> Int? {
    let candidates = extents.indices.filter { index in
      let extent = extents[index]
      guard extent.left < extent.right else { return false }
      return side == .right ? extent.left >= x - 1e-6 : extent.right <= x + 1e-6
    }
    return side == .right
      ? candidates.min { extents[$0].left < extents[$1].left }
      : candidates.max { extents[$0].right < extents[$1].right }
  }
}
