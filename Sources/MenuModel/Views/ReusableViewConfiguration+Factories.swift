public import MenuViews

// MARK: Views for many elements

extension ReusableViewConfiguration {
  /// Views that may stand for every element which gives the same identifier.
  ///
  /// - Parameters:
  ///   - reuseIdentifier: names the views.
  ///   - provider: makes one.
  ///   - updater: makes one show the element.
  public static func reusableView<Content: View>(
    reuseIdentifier: String, provider: @escaping () -> Content,
    updater: @escaping (_ view: Content, _ metrics: MenuMetrics, _ animated: Bool) -> Void
  ) -> ReusableViewConfiguration {
    ReusableViewConfiguration(
      reuse: .identifier(reuseIdentifier), provider: provider, updater: updater)
  }

  /// Plain views of a class that may stand for every element which gives the same identifier.
  ///
  /// - Parameters:
  ///   - reuseIdentifier: names the views.
  ///   - viewClass: the class that one is made of.
  ///   - updater: makes one show the element.
  public static func reusableView<Content: PlainView>(
    reuseIdentifier: String, viewClass: Content.Type,
    updater: @escaping (_ view: Content, _ metrics: MenuMetrics, _ animated: Bool) -> Void
  ) -> ReusableViewConfiguration where Content.Plain == Content {
    reusableView(
      reuseIdentifier: reuseIdentifier, provider: { viewClass.plain() }, updater: updater)
  }
}

// MARK: A view for one element

extension ReusableViewConfiguration {
  /// A view for one element alone, which is kept while the element is scrolled out of sight and may be
  /// used for it again.
  ///
  /// - Parameters:
  ///   - provider: makes the view.
  ///   - updater: makes it show the element.
  public static func singleElementView<Content: View>(
    provider: @escaping () -> Content,
    updater: @escaping (_ view: Content, _ metrics: MenuMetrics, _ animated: Bool) -> Void
  ) -> ReusableViewConfiguration {
    ReusableViewConfiguration(reuse: .sameElement, provider: provider, updater: updater)
  }

  /// A plain view of a class for one element alone, which is kept while the element is scrolled out of
  /// sight and may be used for it again.
  ///
  /// - Parameters:
  ///   - viewClass: the class that it is made of.
  ///   - updater: makes it show the element.
  public static func singleElementView<Content: PlainView>(
    viewClass: Content.Type,
    updater: @escaping (_ view: Content, _ metrics: MenuMetrics, _ animated: Bool) -> Void
  ) -> ReusableViewConfiguration where Content.Plain == Content {
    singleElementView(provider: { viewClass.plain() }, updater: updater)
  }
}

// MARK: One-off views

extension ReusableViewConfiguration {
  /// A view that there is already. It shows in one place at a time, as every view does.
  public static func view(_ view: View) -> ReusableViewConfiguration {
    viewProvider { view }
  }

  /// A view that there is already, with an updater that is given it.
  public static func view<Content: View>(
    _ view: Content,
    updater: @escaping (_ view: Content, _ metrics: MenuMetrics, _ animated: Bool) -> Void
  ) -> ReusableViewConfiguration {
    ReusableViewConfiguration(reuse: .never, provider: { view }, updater: updater)
  }

  /// A view that there is already, with an updater that knows it.
  public static func view(
    _ view: View, updater: @escaping (_ metrics: MenuMetrics, _ animated: Bool) -> Void
  ) -> ReusableViewConfiguration {
    ReusableViewConfiguration(reuse: .never, provider: { view }) { _, metrics, animated in
      updater(metrics, animated)
    }
  }

  /// A view that is made whenever its row comes into sight, and kept no longer than that.
  public static func viewProvider(_ provider: @escaping () -> View) -> ReusableViewConfiguration {
    ReusableViewConfiguration(reuse: .never, provider: provider) { (_: View, _, _) in }
  }
}
