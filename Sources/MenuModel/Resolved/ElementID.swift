/// Names an element, or a row that is made on behalf of one, for as long as the process runs.
public struct ElementID: Hashable, Sendable {
  /// Which row of the element is meant.
  public enum Role: UInt8, Hashable, Sendable {
    /// The element's own row.
    case element
    /// The caption made from a menu's title.
    case title
    /// The row at the top of a stacked submenu that leads back to its parent.
    case submenuHeader
    /// The band before a run of rows that belongs to the menu.
    case separatorBefore
    /// The band after it, where the outer menu goes on.
    case separatorAfter
    /// The row that says that a menu has nothing to show.
    case placeholder
    /// The row that says that the element is still being loaded.
    case loading
    /// The line that the menu's elements share side by side.
    case sideBySide
  }

  /// The element's serial number.
  public let serial: UInt64
  /// Which row of the element is meant.
  public let role: Role
  /// Tells several rows of the same role apart, where an element makes more than one.
  public let ordinal: UInt32

  /// Names a row of an element.
  public init(serial: UInt64, role: Role = .element, ordinal: UInt32 = 0) {
    self.serial = serial
    self.role = role
    self.ordinal = ordinal
  }

  /// Another row of the same element.
  public func row(_ role: Role, ordinal: UInt32 = 0) -> ElementID {
    ElementID(serial: serial, role: role, ordinal: ordinal)
  }
}
