/// A view that can be made without being told anything, so that its class alone says how.
///
/// A class of your own says so in two lines:
///
///     final class Badge: View, PlainView {
///       static func plain() -> Badge { Badge() }
///     }
///
/// A subclass of a class that conforms is made as its superclass; to have itself made, it is given by a
/// closure instead of its class.
@MainActor public protocol PlainView: View {
  /// What `plain()` makes: the class itself.
  associatedtype Plain: View = Self
  /// Makes a view with nothing in it.
  static func plain() -> Plain
}

extension Label: PlainView {
  /// A label without a text.
  public static func plain() -> Label { Label() }
}
