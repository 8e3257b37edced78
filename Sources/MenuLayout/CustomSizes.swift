package import MenuModel
package import MenuPrimitives

/// What is known of the sizes of a list's views, in logical pixels: of those that have shown what was
/// measured, of the others what one of the same reuse identifier measured first.
///
/// So a list of 10,000 rows with views is laid out without a view for each. A list without views takes
/// an empty one, which costs nothing.
package struct CustomSizes: Hashable, Sendable {
  /// What is wrong with a size that a view has asked for.
  package enum Fault: Hashable, Sendable {
    /// Not a number, negative or without an end: the view gets the room of a line of text.
    case senseless
    /// Higher than anybody can want: the view gets `greatestHeight`.
    case huge
  }

  /// The greatest height that a view gets: more than a screen, and well within what displays can
  /// count.
  package static let greatestHeight = 4_096.0

  private var measured: [ElementID: Size] = [:]
  private var typical: [String: Size] = [:]

  package init() {}

  /// Whether nothing is known of any view.
  package var isEmpty: Bool { measured.isEmpty }

  /// The size of a row's view as far as it is known; nil: it counts as a line of text.
  package func size(of row: ElementID, _ view: ViewContent) -> Size? {
    if measured.isEmpty { return nil }
    return measured[row] ?? view.reuseIdentifier.flatMap { typical[$0] }
  }

  /// Whether a view has been measured in this row, not only one like it.
  package func isMeasured(_ row: ElementID) -> Bool { measured[row] != nil }

  /// Takes what a view asked for; what can't be is brought to what can, and said.
  ///
  /// - Parameters:
  ///   - size: the measure, without the space that the row puts around it.
  ///   - line: the height of a line of text, for a measure that makes no sense.
  @discardableResult package mutating func note(
    _ size: Size, of row: ElementID, _ view: ViewContent, line: Double
  ) -> Fault? {
    var fault: Fault?
    var sane = size
    if !sane.height.isFinite || sane.height < 0 {
      (sane.height, fault) = (line, .senseless)
    } else if sane.height > Self.greatestHeight {
      (sane.height, fault) = (Self.greatestHeight, .huge)
    }
    // A wish for endless width is one for as much as there is.
    if sane.width.isNaN || sane.width < 0 { (sane.width, fault) = (0, fault ?? .senseless) }
    sane.width = min(sane.width, Self.greatestHeight)
    if measured[row] != sane { measured[row] = sane }
    if let identifier = view.reuseIdentifier, typical[identifier] == nil {
      typical[identifier] = sane
    }
    return fault
  }
}
