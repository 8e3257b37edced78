public import MenuLayout
public import MenuModel
import MenuPrimitives
public import MenuScene
public import MenuTracking
public import MenuViews

/// Brings a menu up and takes it down: once, or again and again.
///
/// While its menu shows, a presentation is kept alive; the caller need not. One menu shows at a time:
/// presenting another dismisses the one before.
@MainActor public final class MenuPresentation {
  /// What is shown. A change while presented counts from the next presentation on; changes *in* the
  /// menu show at once.
  public var menu: Menu?
  /// What the menu opens beside, looked up at each presentation.
  public var source: MenuPresentationSource?
  /// Called once for each presentation, when the menu starts to close and has let go of pointer and
  /// keyboard, before the handler of a chosen row: it may present again. It isn't called from inside
  /// itself when that can't be done; `dismissReason` says why.
  public var dismissalCallback: (() -> Void)?

  /// In which order the elements lie when the menu opens upwards; looked up at each presentation. In
  /// cascading style, automatic order is fixed.
  public var preferredElementOrder = Menu.ElementOrder.automatic
  /// A long press that goes on in the menu: without being let go it may be dragged onto a row and
  /// released there. It may be set before the menu is presented and while it shows; only a press that
  /// has become a long one and is still held counts.
  public weak var transferringLongPressGestureRecognizer: LongPressGestureRecognizer? {
    didSet { session?.takeOverLongPress() }
  }
  /// How much room rows take.
  public var density = Density.regular
  /// How submenus lie to their parents.
  public var submenuStyle = SubmenuStyle.stacked
  /// The table of colours; nil: the desktop's.
  public var colorScheme: DisplayEnvironment.ColorScheme?
  /// The size of the font that text grows with, in logical pixels, see `DisplayEnvironment.fontSize`;
  /// nil: the desktop's.
  public var fontSize: Double?
  /// Colours and motion of the application's own; nil: those of the table of colours. What follows the
  /// desktop, such as its accent colour, doesn't reach them.
  public var theme: Theme?
  /// The delays and thresholds of tracking.
  public var tracking = TrackingConfiguration()
  /// Where it is shown; nil: on `PopupBackends.current`.
  public var backend: (any PopupBackend)?

  /// Why the menu closed last; nil before the first time and while it is presented.
  public private(set) var dismissReason: DismissReason?

  private var session: MenuSession?
  private var isCallingBack = false

  /// Makes a presentation; set `menu` and `source` before presenting.
  public init(menu: Menu? = nil, source: MenuPresentationSource? = nil) {
    self.menu = menu
    self.source = source
  }

  /// Presents a menu once, or each time that the result is asked to.
  @discardableResult public static func presentMenu(
    _ menu: Menu, source: MenuPresentationSource,
    preferredElementOrder: Menu.ElementOrder = .automatic, animated: Bool,
    dismissal: (() -> Void)? = nil
  ) -> MenuPresentation {
    let presentation = MenuPresentation(menu: menu, source: source)
    presentation.preferredElementOrder = preferredElementOrder
    presentation.dismissalCallback = dismissal
    presentation.present(animated: animated)
    return presentation
  }

  /// Whether the menu shows and takes input.
  public var isPresented: Bool { session != nil }

  /// What shows at the moment, back to front, for pictures and tests; empty while nothing does.
  public var frames: [SurfaceFrame] { session?.frames ?? [] }

  /// The open panels and what the tracker knows of them, for the test harness; nil while closed.
  package var tracked: (stack: StackLayout, tracker: MenuTracker)? { session?.tracked }

  /// Shows the menu; does nothing while it shows.
  ///
  /// When it isn't `animated`, nothing of it moves: neither now, nor when something changes or it is
  /// closed by the user. When it is, the theme, the compositor and what the user prefers decide what
  /// moves and how.
  ///
  /// When there is nothing to show, no source or no display, the callback is called at once and
  /// `dismissReason` says why; what can only be a mistake, such as no menu at all, is told to
  /// `Diagnostics`, too.
  public func present(animated: Bool) {
    present(animated: animated, by: .program)
  }

  /// Shows the menu for a press or a key, which decides what the first input means.
  public func present(animated: Bool, by trigger: PresentationTrigger) {
    guard session == nil else { return }
    dismissReason = nil
    do throws(PresentationFailure) {
      let request = try MenuSession.Request(
        presentation: self, trigger: trigger, animated: animated)
      try SessionHost.host(of: request.backend).begin(request, for: self)
    } catch {
      session = nil
      // A callback that presents again and again would never come to an end.
      if isCallingBack { dismissReason = error.reason } else { finish(error.reason) }
    }
  }

  /// Closes the menu; does nothing while it doesn't show. Whether it is `animated` is said here alone,
  /// however it was presented.
  public func dismiss(animated: Bool) {
    session?.close(.requested, animated: animated)
  }

  /// Opens a submenu of the menu that is on top, as a choice of its row would.
  public func open(_ submenu: Menu) {
    session?.open(submenu)
  }

  /// Highlights the row of an element in the menu that is on top, as the keyboard would.
  public func highlight(_ element: MenuElement) {
    session?.highlight(element)
  }

  /// A session begins; views that it is shown with may dismiss it from now on.
  func began(_ session: MenuSession) {
    self.session = session
    // What the callback of the menu before has tried in vain doesn't count any more.
    dismissReason = nil
  }

  /// The session has ended: nothing is held any more.
  func finish(_ reason: DismissReason) {
    session = nil
    dismissReason = reason
    let wasCallingBack = isCallingBack
    isCallingBack = true
    dismissalCallback?()
    isCallingBack = wasCallingBack
  }
}
