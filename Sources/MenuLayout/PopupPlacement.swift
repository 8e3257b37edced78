public import MenuPrimitives

/// Where a box goes, said as a wish: beside which rectangle, in which direction, and what may give
/// way when there is no room. One value for every window system.
public struct PopupPlacement: Hashable, Sendable {
  /// A side or corner of a rectangle.
  public enum Corner: Hashable, Sendable, CaseIterable {
    case topLeft, top, topRight, left, center, right, bottomLeft, bottom, bottomRight
  }

  /// What may be done, in this order, when the box doesn't fit where it was wished.
  public struct Adjustment: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8
    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// It may change to the other side across.
    public static let flipX = Adjustment(rawValue: 1)
    /// It may change to the other side up or down.
    public static let flipY = Adjustment(rawValue: 2)
    /// It may move across.
    public static let slideX = Adjustment(rawValue: 4)
    /// It may move up or down.
    public static let slideY = Adjustment(rawValue: 8)
    /// It may be made narrower.
    public static let resizeX = Adjustment(rawValue: 16)
    /// It may be made lower.
    public static let resizeY = Adjustment(rawValue: 32)
    /// All of these.
    public static let all: Adjustment = [.flipX, .flipY, .slideX, .slideY, .resizeX, .resizeY]
  }

  /// The rectangle beside which the box opens, in logical pixels of the screen.
  public var anchorRect: Rect
  /// The point of `anchorRect` at which the box hangs.
  public var anchor: Corner
  /// The direction in which the box extends from that point.
  public var gravity: Corner
  /// How far the box is moved away from the point, in the direction of `gravity`.
  public var offset: Point
  /// What may give way.
  public var adjustment: Adjustment

  /// Makes a wish; see the properties.
  public init(
    anchorRect: Rect, anchor: Corner, gravity: Corner, offset: Point = .zero,
    adjustment: Adjustment = .all
  ) {
    self.anchorRect = anchorRect
    self.anchor = anchor
    self.gravity = gravity
    self.offset = offset
    self.adjustment = adjustment
  }
}
