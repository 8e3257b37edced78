public import MenuLayout
public import MenuModel
public import MenuViews

/// Opens a menu from a view: on a press, and as a context menu on a press of the secondary button.
///
/// Add it with `view.addInteraction(_:)`. The press that opens the menu may be dragged onto a row and
/// released there; a short click leaves the menu open. While the menu shows, a press on the view only
/// closes it.
@MainActor public final class MenuInteraction: ViewInteraction {
  /// What opens the menu.
  public struct Triggers: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8
    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A press of the primary button: the menu hangs from the view.
    public static let press = Triggers(rawValue: 1)
    /// A press of the secondary button: the menu opens at the pointer.
    public static let secondaryPress = Triggers(rawValue: 2)
  }

  /// Asked for the menu at each presentation; it wins over `menu`. Nil: nothing opens.
  public var menuProvider: (() -> Menu?)?
  /// The menu, when there is no provider.
  public var menu: Menu?
  /// Asked at each presentation for the point of the view, in its coordinates, at which the menu
  /// hangs; nil: the usual one.
  public var attachmentPointProvider: MenuPresentationSource.AttachmentPointProvider?
  /// What opens the menu.
  public var triggers: Triggers = [.press, .secondaryPress]
  /// How much room rows take.
  public var density = Density.regular
  /// How submenus lie to their parents.
  public var submenuStyle = SubmenuStyle.stacked
  /// Called when the menu starts to close.
  public var dismissalCallback: (() -> Void)?

  /// The view that it was added to.
  public weak var view: View?

  private var presentation: MenuPresentation?

  /// Opens the same menu each time.
  public init(menu: Menu) {
    self.menu = menu
  }

  /// Asks for a menu each time.
  public init(menuProvider: @escaping () -> Menu?) {
    self.menuProvider = menuProvider
  }

  /// Whether the menu shows.
  public var isPresented: Bool { presentation?.isPresented ?? false }

  /// Opens the menu at the view, as a press would; does nothing without a view or a menu, or while it
  /// shows.
  public func presentMenu(animated: Bool) {
    guard let view else { return }
    present(from: source(in: view), press: nil, animated: animated)
  }

  /// Closes the menu; does nothing while it doesn't show.
  public func dismissMenu(animated: Bool) {
    presentation?.dismiss(animated: animated)
  }

  /// See `ViewInteraction`.
  public func pointer(_ event: PointerEvent, in view: View) -> Bool {
    guard case .pressed(let button) = event.phase else { return false }
    let press = PressedButton(
      button: button, location: event.screenLocation, time: event.time, serial: event.serial)
    switch button {
    case .primary where triggers.contains(.press):
      return present(from: source(in: view), press: press, animated: true)
    case .secondary where triggers.contains(.secondaryPress):
      return present(from: .point(event.screenLocation, in: view), press: press, animated: true)
    case .primary, .secondary, .middle, .other:
      return false
    }
  }

  /// See `ViewInteraction`; keys don't open menus.
  public func key(_ event: ViewKeyEvent, in view: View) -> Bool { false }

  private func source(in view: View) -> MenuPresentationSource {
    .view(view, attachmentPointProvider: { [weak self] in self?.attachmentPointProvider?() })
  }

  @discardableResult private func present(
    from source: MenuPresentationSource, press: PressedButton?, animated: Bool
  ) -> Bool {
    guard !isPresented, let menu = menuProvider.map({ $0() }) ?? menu else { return false }
    let presentation = MenuPresentation(menu: menu, source: source)
    presentation.density = density
    presentation.submenuStyle = submenuStyle
    presentation.dismissalCallback = { [weak self] in
      self?.presentation = nil
      self?.dismissalCallback?()
    }
    self.presentation = presentation
    presentation.present(animated: animated, press: press)
    return true
  }
}
