public import MenuLayout
public import MenuModel
public import MenuViews
import MenuPrimitives

/// Opens a menu from a view: on a press, and as a context menu on a press of the secondary button; with
/// the keys that stand for these while the view has the focus.
///
/// Add it with `view.addInteraction(_:)`. The press that opens the menu may be dragged onto a row and
/// released there; a short click leaves the menu open. While the menu shows, a press on the view only
/// closes it, and the view is highlighted when it is what the menu hangs from.
@MainActor public final class MenuInteraction: ViewInteraction {
  /// What opens the menu.
  public struct Triggers: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8
    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A press of the primary button, or Space, Return or Down: the menu hangs from the view.
    public static let press = Triggers(rawValue: 1)
    /// A press of the secondary button: the menu opens at the pointer. Or the menu key, or F10 with
    /// Shift: it opens beside the view that has the focus.
    public static let secondaryPress = Triggers(rawValue: 2)
  }

  /// Asked for the menu at each presentation; it wins over `menu`. Nil: nothing opens.
  public var menuProvider: (() -> Menu?)?
  /// The menu, when there is no provider.
  public var menu: Menu?
  /// Asked at each presentation for the point of the view, in its coordinates, at which the menu
  /// hangs; nil: the usual one.
  public var attachmentPointProvider: MenuPresentationSource.AttachmentPointProvider?
  /// In which order the elements lie when the menu opens upwards.
  public var preferredElementOrder: Menu.ElementOrder
  /// What opens the menu.
  public var triggers: Triggers = [.press, .secondaryPress]
  /// How much room rows take.
  public var density = Density.regular
  /// How submenus lie to their parents.
  public var submenuStyle = SubmenuStyle.stacked
  /// The table of colours; nil: the desktop's.
  public var colorScheme: DisplayEnvironment.ColorScheme?
  /// The size of the font that text grows with, in logical pixels; nil: the desktop's.
  public var fontSize: Double?
  /// Whether a menu that a press or a key opens moves as it opens and closes.
  public var isAnimated = true
  /// Called when the menu starts to close.
  public var dismissalCallback: (() -> Void)?

  /// The view that it was added to.
  public weak var view: View?

  /// What shows the menu; nil while it doesn't show.
  public private(set) var presentation: MenuPresentation?

  /// Opens the same menu each time.
  public init(menu: Menu, preferredElementOrder: Menu.ElementOrder = .automatic) {
    self.menu = menu
    self.preferredElementOrder = preferredElementOrder
  }

  /// Asks for a menu each time.
  public init(
    preferredElementOrder: Menu.ElementOrder = .automatic, menuProvider: @escaping () -> Menu?
  ) {
    self.menuProvider = menuProvider
    self.preferredElementOrder = preferredElementOrder
  }

  /// Whether the menu shows.
  public var isPresented: Bool { presentation?.isPresented ?? false }

  /// Opens the menu at the view, as a press would; does nothing without a view or a menu, or while it
  /// shows.
  public func presentMenu(animated: Bool) {
    guard let view else { return }
    present(from: source(in: view), highlighting: view, animated: animated)
  }

  /// Closes the menu; does nothing while it doesn't show.
  public func dismissMenu(animated: Bool) {
    presentation?.dismiss(animated: animated)
  }

  /// See `ViewInteraction`.
  public func pointer(_ event: PointerEvent, in view: View) -> Bool {
    guard case .pressed(let button) = event.phase else { return false }
    let press = PressedButton(
      button: button, location: event.screenLocation, time: event.time, serial: event.serial,
      device: event.device)
    switch button {
    case .primary where triggers.contains(.press):
      return present(from: source(in: view), highlighting: view, by: .press(press))
    case .secondary where triggers.contains(.secondaryPress):
      return present(from: .point(event.screenLocation, in: view), by: .press(press))
    case .primary, .secondary, .middle, .other:
      return false
    }
  }

  /// See `ViewInteraction`.
  public func key(_ event: ViewKeyEvent, in view: View) -> Bool {
    guard event.phase == .pressed, !event.key.isRepeat else { return false }
    switch (event.key.key, event.key.modifiers) {
    case (.space, []), (.return, []), (.down, []):
      guard triggers.contains(.press), view.isFocused else { return false }
      return present(from: source(in: view), highlighting: view, by: .key)
    case (.menu, []), (.menu, .shift), (.function(10), .shift):
      guard triggers.contains(.secondaryPress) else { return false }
      return present(from: .view(view.host?.focusedView ?? view), by: .key)
    default: return false
    }
  }

  private func source(in view: View) -> MenuPresentationSource {
    .view(view, attachmentPointProvider: { [weak self] in self?.attachmentPointProvider?() })
  }

  @discardableResult private func present(
    from source: MenuPresentationSource, highlighting view: View? = nil,
    by trigger: PresentationTrigger = .program, animated: Bool? = nil
  ) -> Bool {
    guard !isPresented, let menu = menuProvider.map({ $0() }) ?? menu else { return false }
    let presentation = MenuPresentation(menu: menu, source: source)
    presentation.preferredElementOrder = preferredElementOrder
    presentation.density = density
    presentation.submenuStyle = submenuStyle
    presentation.colorScheme = colorScheme
    presentation.fontSize = fontSize
    presentation.dismissalCallback = { [weak self, weak view] in
      view?.isHighlighted = false
      self?.presentation = nil
      self?.dismissalCallback?()
    }
    self.presentation = presentation
    // Before it opens: one that can't be opened takes the highlight away again.
    view?.isHighlighted = true
    presentation.present(animated: animated ?? isAnimated, by: trigger)
    return true
  }
}
