import MenuModel
import MenuPrimitives
import MenuViews

/// A view in a row of an open menu: to the view it is a window of its own, as large as the view.
@MainActor final class HostedView {
  let view: View
  let slot: ViewSlot
  /// The row that it is in.
  let row: ElementID
  /// Whether it gets input.
  let takesInput: Bool
  let input: ViewInput
  private(set) var textMeasurer: any TextMeasurer
  private weak var owner: PanelViews?

  /// Where it is, from the row's upper left corner.
  private(set) var frame = Rect.zero
  private(set) var style: ViewStyle
  /// The windows of other programs that it showed when it was drawn last, from the row's upper left
  /// corner.
  private(set) var embedded: [EmbeddedWindow] = []
  /// Whether it wants to be measured again.
  private(set) var needsMeasure = true
  /// Whether what it has drawn is out of date.
  private var needsDisplay = true
  private var isBusy = false
  private var wasAttached = true
  private var isLeaving = false
  private weak var rememberedFocus: View?

  /// Takes a view into a row; nil when it is the root view of something else, such as another row, and
  /// stays there. A view that lies in another one is taken out of it.
  init?(
    _ view: View, slot: ViewSlot, in row: HostedRow, style: ViewStyle, text: any TextMeasurer,
    owner: PanelViews
  ) {
    guard view.superview != nil || view.host == nil else { return nil }
    self.view = view
    self.slot = slot
    self.row = row.id
    takesInput = row.takesInput
    self.style = style
    textMeasurer = text
    self.owner = owner
    input = ViewInput(root: view)
    input.cyclesFocus = false
    view.attach(to: self)
  }

  /// Whether the view is here still: the application may have taken it away.
  var isAttached: Bool { view.host === self }

  /// Lets go of the view. What it does about that counts, and reaches all that a window offers still.
  func detach() {
    guard !isLeaving else { return }
    isLeaving = true
    ElementChanges.heeding {
      guard isAttached else { return }
      input.pointer(
        PointerEvent(.cancelled, location: .zero, screenLocation: .zero, time: now))
      input.pointer(PointerEvent(.exited, location: .zero, screenLocation: .zero, time: now))
      input.focusedView = nil
      // What is told of the focus may have taken it away already.
      if isAttached { view.attach(to: nil) }
    }
    owner = nil
  }

  // MARK: Look

  /// The size that it would like to have in a room.
  func measure(fitting room: Size) -> Size {
    // What it sets in itself to find out is no news.
    isBusy = true
    defer { isBusy = false }
    needsMeasure = false
    return isAttached ? view.measure(fitting: room) : .zero
  }

  /// Puts it into its place in the row.
  func place(_ frame: Rect) {
    guard frame != self.frame else { return }
    if frame.size != self.frame.size { needsDisplay = true }
    self.frame = frame
    if isAttached { view.frame = Rect(origin: .zero, size: frame.size) }
  }

  /// Gives it other colours or sizes.
  func restyle(_ style: ViewStyle, text: any TextMeasurer) {
    guard style != self.style || text !== textMeasurer else { return }
    let isOnlyColored = style.hasMeasures(of: self.style) && text === textMeasurer
    self.style = style
    textMeasurer = text
    needsDisplay = true
    if !isOnlyColored, isAttached { view.setNeedsRefresh() }
  }

  /// When it has to be drawn again; nil when what it has drawn holds.
  func due(at time: Timestamp) -> Timestamp? {
    if needsDisplay || isAttached != wasAttached { return time }
    return isAttached ? view.nextFrame : nil
  }

  /// What it shows, from the row's upper left corner.
  func draw() -> [DisplayItem] {
    wasAttached = isAttached
    needsDisplay = false
    embedded = []
    guard isAttached else { return [] }
    // What asks to be drawn while it is drawn gets what it asks for.
    isBusy = true
    let list = view.displayList()
    isBusy = false
    embedded = view.embeddedWindows.map {
      EmbeddedWindow(
        id: $0.id, frame: $0.frame.offset(dx: frame.minX, dy: frame.minY),
        clip: $0.clip.offset(dx: frame.minX, dy: frame.minY))
    }
    return list.items.map {
      $0.placed(
        dx: frame.minX, dy: frame.minY, opacity: 1,
        in: $0.bounds.offset(dx: frame.minX, dy: frame.minY))
    }
  }

  // MARK: Focus

  /// Gives the keys to what had them here before, or to the first that takes them.
  func takeFocus() {
    guard isAttached, input.focusedView == nil else { return }
    if let rememberedFocus { input.focusedView = rememberedFocus }
    if input.focusedView == nil { input.focusedView = view.firstFocusStop }
  }

  /// Gives the keys to the first or the last that takes them; whether there is one.
  func enterFocus(backwards: Bool) -> Bool {
    input.focusedView = nil
    return isAttached && input.advanceFocus(backwards: backwards)
  }

  /// Takes the keys away and remembers who had them.
  func leaveFocus() {
    rememberedFocus = input.focusedView
    input.focusedView = nil
  }
}

extension HostedView: ViewHost {
  var windowID: WindowID? { owner?.session?.request.input.owner }
  var now: Timestamp { owner?.session?.backend.now ?? .zero }
  var clipboard: (any Clipboard)? { owner?.session?.backend.clipboard }
  var inputMethod: (any InputMethod)? { owner?.session?.backend.inputMethod }

  var focusedView: View? {
    get { input.focusedView }
    set {
      guard takesInput, !isLeaving else { return }
      input.focusedView = newValue
      owner?.session?.focusMoved(in: self)
    }
  }

  func screenRect(of rect: Rect) -> Rect? {
    owner?.screenRect(of: rect.offset(dx: frame.minX, dy: frame.minY), inRow: row)
  }

  func setNeedsDisplay(_ rect: Rect) {
    guard !isBusy, !isLeaving else { return }
    needsDisplay = true
    owner?.viewChanged()
  }

  func setNeedsLayout() {
    guard !isBusy, !isLeaving else { return }
    (needsMeasure, needsDisplay) = (true, true)
    owner?.viewChanged()
  }
}

extension ViewStyle {
  /// Whether everything is as large as in another style.
  fileprivate func hasMeasures(of other: ViewStyle) -> Bool {
    var other = other
    other.palette = palette
    return self == other
  }
}
