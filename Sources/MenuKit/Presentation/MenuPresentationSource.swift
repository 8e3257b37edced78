import MenuLayout
public import MenuPrimitives
public import MenuViews

/// What a menu opens beside.
@MainActor public struct MenuPresentationSource {
  /// Gives the point of a view at which its menu hangs, in the view's coordinates; nil: the usual one.
  public typealias AttachmentPointProvider = () -> Point?

  private enum Kind {
    case view(WeakView, rect: Rect?, attachmentPoint: AttachmentPointProvider)
    case window(WindowID, rect: Rect?)
    case screen(Rect)
    case point(Point, in: WeakView?)
    case pointer
    case center(Rect)
  }

  private struct WeakView {
    weak var view: View?
  }

  private let kind: Kind

  /// A part of a view, which isn't retained.
  ///
  /// - Parameters:
  ///   - view: the view, in a window that shows.
  ///   - rect: the part of the view that the menu belongs to; nil: all of it.
  ///   - attachmentPointProvider: called at each presentation, and whenever the view has moved, for
  ///     the point, in the view's coordinates, at which the menu hangs.
  public static func view(
    _ view: View, rect: Rect? = nil,
    attachmentPointProvider: @escaping AttachmentPointProvider
  ) -> MenuPresentationSource {
    MenuPresentationSource(
      kind: .view(
        WeakView(view: view), rect: rect, attachmentPoint: attachmentPointProvider))
  }

  /// A part of a view, which isn't retained; nil for `rect` means all of it, nil for
  /// `attachmentPoint` the usual point below or above.
  public static func view(
    _ view: View, rect: Rect? = nil, attachmentPoint: Point? = nil
  ) -> MenuPresentationSource {
    .view(view, rect: rect, attachmentPointProvider: { attachmentPoint })
  }

  /// A part of any window, own or foreign, in the window's coordinates (logical pixels); nil: all of
  /// it. The menu closes when the window goes away.
  public static func window(_ window: WindowID, rect: Rect? = nil) -> MenuPresentationSource {
    MenuPresentationSource(kind: .window(window, rect: rect))
  }

  /// A rectangle of the screen, in logical pixels.
  public static func rect(_ rect: Rect) -> MenuPresentationSource {
    MenuPresentationSource(kind: .screen(rect))
  }

  /// A point of the screen, in logical pixels.
  public static func point(_ point: Point) -> MenuPresentationSource {
    MenuPresentationSource(kind: .point(point, in: nil))
  }

  /// A point of the screen, in logical pixels, that belongs to a view: the menu closes when the view's
  /// window goes away.
  public static func point(_ point: Point, in view: View) -> MenuPresentationSource {
    MenuPresentationSource(kind: .point(point, in: WeakView(view: view)))
  }

  /// Wherever the pointer is when the menu is presented. A button that is held then may be dragged
  /// onto a row.
  public static var pointer: MenuPresentationSource { MenuPresentationSource(kind: .pointer) }

  /// The middle of a rectangle of the screen, such as a monitor.
  public static func center(of rect: Rect) -> MenuPresentationSource {
    MenuPresentationSource(kind: .center(rect))
  }

  /// The point at which a menu hangs when nothing else is said: 4 below the middle of the source's
  /// bottom edge, or 4 above its top edge when the source lies in the lower half of the area.
  public static func defaultMenuAttachmentPoint(for sourceRect: Rect, in area: Rect) -> Point {
    sourceRect.midY > area.midY
      ? Point(x: sourceRect.midX, y: sourceRect.minY - 4)
      : Point(x: sourceRect.midX, y: sourceRect.maxY + 4)
  }

  /// The same point for a part of a view, in the view's coordinates; its window is the area that counts.
  /// Nil for `sourceRect` means all of the view. Of a view without a window it is the middle.
  public static func defaultMenuAttachmentPoint(
    for view: View, sourceRect: Rect? = nil
  ) -> Point {
    let rect = sourceRect ?? view.bounds
    guard view.host != nil else { return rect.center }
    var root = view
    while let superview = root.superview { root = superview }
    let point = defaultMenuAttachmentPoint(for: view.convert(rect, to: nil), in: root.bounds)
    return view.convert(point, from: nil)
  }

  /// Says where a menu goes when it is known how it looks.
  typealias Placement = (
    _ workArea: Rect, _ style: SubmenuStyle, _ direction: LayoutDirection
  ) -> PopupPlacement

  /// Where the source is at the moment, and the wish that follows from it.
  struct Resolution {
    var owner: WindowID?
    /// The point that decides which monitor is meant.
    var location: Point
    /// The width of the control that a menu hangs from; zero without one.
    var controlWidth = 0.0
    var pointer: PointerState?
    var placement: Placement
  }

  /// Finds a source that can move while its menu shows where it is now; nil: it can't, or is gone.
  func followed(on backend: any PopupBackend) -> Resolution? {
    switch kind {
    case .view, .window: resolve(on: backend)
    case .screen, .point, .pointer, .center: nil
    }
  }

  /// Whether a view is the source, or one that the source lies in: the source moves with it.
  func moves(with view: View) -> Bool {
    switch kind {
    case .view(let weak, _, _):
      var candidate = weak.view
      while let current = candidate {
        if current === view { return true }
        candidate = current.superview
      }
      return false
    case .window, .screen, .point, .pointer, .center:
      return false
    }
  }

  /// Finds the source on the screen, or nil when it is gone.
  func resolve(on backend: any PopupBackend) -> Resolution? {
    switch kind {
    case .view(let weak, let rect, let attachmentPoint):
      guard let view = weak.view, let host = view.host else { return nil }
      func onScreen(_ rect: Rect) -> Rect? { host.screenRect(of: view.convert(rect, to: nil)) }
      guard let rect = onScreen(rect ?? view.bounds) else { return nil }
      let point = attachmentPoint().flatMap { onScreen(Rect(origin: $0, size: .zero))?.origin }
      return attached(to: rect, at: point, owner: host.windowID)
    case .window(let window, let rect):
      guard let rect = backend.screenRect(of: window, rect: rect) else { return nil }
      return attached(to: rect, at: nil, owner: window)
    case .screen(let rect):
      return attached(to: rect, at: nil, owner: nil)
    case .point(let point, let weak):
      return at(point, pointer: nil, owner: weak?.view?.host?.windowID)
    case .pointer:
      guard let pointer = backend.pointerState() else { return nil }
      return at(pointer.location, pointer: pointer, owner: nil)
    case .center(let rect):
      return Resolution(owner: nil, location: rect.center, pointer: nil) { _, _, _ in
        .centered(in: rect)
      }
    }
  }

  private func at(_ point: Point, pointer: PointerState?, owner: WindowID?) -> Resolution {
    Resolution(owner: owner, location: point, pointer: pointer) { _, _, direction in
      .contextMenu(at: point, direction: direction)
    }
  }

  private func attached(to rect: Rect, at point: Point?, owner: WindowID?) -> Resolution {
    Resolution(
      owner: owner, location: point ?? rect.center, controlWidth: point == nil ? rect.width : 0,
      pointer: nil
    ) { workArea, style, direction in
      switch style {
      case .cascading where point == nil:
        return .pullDown(from: rect, direction: direction)
      case .cascading, .stacked:
        let point = point ?? Self.defaultMenuAttachmentPoint(for: rect, in: workArea)
        return .attachment(point, of: rect)
      }
    }
  }
}
