public import MenuViews

/// How a menu gets the view of an element and keeps it up to date.
///
/// Making a view is told apart from bringing it up to date, so that a long menu gets along with the few
/// views that show at one time: while it scrolls, a view that has gone is made to show the next element
/// by another call of the updater. Which views may stand for which elements is up to the factory that
/// made the configuration.
@MainActor public struct ReusableViewConfiguration {
  /// Which views may be used again.
  package enum Reuse: Hashable, Sendable {
    /// None: the provider is asked each time that the row comes into sight.
    case never
    /// Those that the same element had before.
    case sameElement
    /// Those of all elements that give the same identifier.
    case identifier(String)
  }

  private static var lastSerial: UInt64 = 0

  /// Makes a view.
  public let provider: () -> View
  /// Brings a view up to date. It is called whenever the row comes into sight and whenever its element
  /// has changed, and told how a row of the menu looks and whether the change is an animated one.
  public let updater: (_ view: View, _ metrics: MenuMetrics, _ animated: Bool) -> Void
  /// Which views may be used again.
  package let reuse: Reuse
  /// Tells the configuration from every other one.
  package let serial: UInt64

  /// Names the views that may stand for each other; nil: the element has views of its own.
  public var reuseIdentifier: String? {
    if case .identifier(let identifier) = reuse { identifier } else { nil }
  }

  /// Makes a configuration of its parts.
  ///
  /// - Parameters:
  ///   - reuseIdentifier: names the views that may stand for each other. Nil: a view is used again for
  ///     the same element alone.
  ///   - provider: makes a view.
  ///   - updater: brings one up to date. It isn't called for a view of another class, which elements
  ///     that disagree about an identifier can bring about.
  public init<Content: View>(
    reuseIdentifier: String?, provider: @escaping () -> Content,
    updater: @escaping (_ view: Content, _ metrics: MenuMetrics, _ animated: Bool) -> Void
  ) {
    self.init(
      reuse: reuseIdentifier.map { .identifier($0) } ?? .sameElement, provider: provider,
      updater: updater)
  }

  init<Content: View>(
    reuse: Reuse, provider: @escaping () -> Content,
    updater: @escaping (Content, MenuMetrics, Bool) -> Void
  ) {
    Self.lastSerial += 1
    serial = Self.lastSerial
    self.reuse = reuse
    self.provider = provider
    self.updater = { view, metrics, animated in
      guard let view = view as? Content else { return }
      updater(view, metrics, animated)
    }
  }
}
