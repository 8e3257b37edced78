import CX11

/// In which direction each scalar of a paragraph reads: even levels from left to right, odd ones from
/// right to left (UAX #9).
struct BidiLevels: Hashable, Sendable {
  /// The direction of a paragraph.
  enum Base: Hashable, Sendable {
    /// As the first strong letter says; left to right when there is none.
    case automatic
    case leftToRight, rightToLeft
  }

  /// A level for each scalar.
  let levels: [UInt8]
  /// The direction of the whole paragraph: never `.automatic`.
  let base: Base

  /// Finds the levels of a paragraph.
  init(_ scalars: [UInt32], base: Base = .automatic) {
    let isRightToLeft = base == .rightToLeft
    guard isRightToLeft || scalars.contains(where: Self.canReorder) else {
      self.levels = [UInt8](repeating: 0, count: scalars.count)
      self.base = .leftToRight
      return
    }
    let count = FriBidiStrIndex(scalars.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(0), count: scalars.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    var levels = [FriBidiLevel](repeating: 0, count: scalars.count)
    var direction: FriBidiParType =
      switch base {
      // FRIBIDI_PAR_ON, a macro that is not imported.
      case .automatic: FriBidiParType(rawValue: 0x40)
      case .leftToRight: FRIBIDI_PAR_LTR
      case .rightToLeft: FRIBIDI_PAR_RTL
      }
    fribidi_get_bidi_types(scalars, count, &types)
    fribidi_get_bracket_types(scalars, count, types, &brackets)
    let found = fribidi_get_par_embedding_levels_ex(types, brackets, count, &direction, &levels)
    if found == 0 {
      self.levels = [UInt8](repeating: 0, count: scalars.count)
      self.base = .leftToRight
    } else {
      self.levels = levels.map { UInt8(clamping: $0) }
      self.base = direction == FRIBIDI_PAR_RTL ? .rightToLeft : .leftToRight
    }
  }

  /// Whether a scalar can make anything read from right to left.
  private static func canReorder(_ scalar: UInt32) -> Bool {
    switch scalar {
    case ..<0x590: false
    case 0x590...0x8FF, 0x200F, 0x2067...0x2068, 0xFB1D...0xFDFF, 0xFE70...0xFEFE: true
    case 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }

  /// The order from left to right in which pieces of one line are drawn, from their levels in logical
  /// order (rule L2).
  static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    for level in stride(from: highest, through: 1, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start + 1
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
