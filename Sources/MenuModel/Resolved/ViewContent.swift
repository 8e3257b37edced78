/// What a row with a view of the application is, besides the view itself.
///
/// It is shared and never changes, as `RowContent`. The view belongs to the application's side; everyone
/// else knows it by the row's id.
public final class ViewContent: Sendable {
  /// What the row has of an action: state, mark, whether it keeps the menu. The texts are empty but
  /// for assistive technology.
  public let attributes: RowContent
  /// Names the views that may stand for each other; nil: the element has one of its own. Rows of the
  /// same name that don't show yet are taken to be as high as one that did.
  public let reuseIdentifier: String?
  /// Whether there is a view in the place of the picture, too.
  public let hasTrailingAccessory: Bool
  /// Tells one state of the element from the next: the view is brought up to date when it differs.
  public let revision: UInt64

  /// Describes a row.
  public init(
    attributes: RowContent, reuseIdentifier: String? = nil, hasTrailingAccessory: Bool = false,
    revision: UInt64
  ) {
    self.attributes = attributes
    self.reuseIdentifier = reuseIdentifier
    self.hasTrailingAccessory = hasTrailingAccessory
    self.revision = revision
  }
}

extension ViewContent: Hashable {
  /// Whether both show the same.
  public static func == (left: ViewContent, right: ViewContent) -> Bool {
    left === right
      || left.revision == right.revision && left.reuseIdentifier == right.reuseIdentifier
        && left.hasTrailingAccessory == right.hasTrailingAccessory
        && left.attributes == right.attributes
  }

  /// Feeds what tells rows apart most.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(revision)
    hasher.combine(attributes)
  }
}
