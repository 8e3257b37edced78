import CX11
import MenuPrimitives
package import MenuViews

/// What programs hand to each other through the selections of X, `CLIPBOARD` and `PRIMARY`.
///
/// Nothing waits: others' requests are answered as their events come, and what was asked for arrives
/// when its owner has sent it. Whoever stays silent is given up.
@MainActor package final class X11Clipboard: Clipboard {
  /// How long an owner that was asked may stay silent, and the most that it may send.
  package struct Limits: Hashable, Sendable {
    /// The longest silence of an owner that is asked for something.
    package var ownerSilence = Duration.seconds(2)
    /// The longest silence of a program that fetches something in pieces.
    package var readerSilence = Duration.seconds(5)
    /// The longest time that something may take to come, however steadily it does.
    package var total = Duration.seconds(30)
    /// The most bytes that are read; an owner with more is refused.
    package var bytes = 16 << 20
    /// From this many bytes on, and so many at a time, something is sent in pieces.
    package var piece = 128 << 10
    /// How many programs may fetch something in pieces at a time.
    package var transfers = 32
  }

  /// What is allowed to others.
  package var limits = Limits()

  unowned let backend: X11Backend
  let connection: XConnection
  /// What this program owns, or is about to.
  var owned: [ClipboardSelection: OwnedSelection] = [:]
  /// What is being read at the moment; the rest waits.
  var reading: [ClipboardSelection: SelectionReader] = [:]
  /// What is to be read afterwards.
  var waiting: [ClipboardSelection: [SelectionReader]] = [:]
  /// What others fetch in pieces.
  var transfers: [SelectionTransfer] = []
  /// The question to the clipboard manager, while it isn't answered.
  var saving: ClipboardSaving?
  private var madeWindow: UInt32 = 0
  private var isClosed = false

  init(_ backend: X11Backend) {
    self.backend = backend
    connection = backend.connection
  }

  // MARK: Clipboard

  package func write(_ text: String, to selection: ClipboardSelection) {
    if !text.isEmpty { offer(SelectionOffer(text: text), to: selection) }
  }

  package func readText(
    from selection: ClipboardSelection, _ completion: @escaping @MainActor (String?) -> Void
  ) {
    read(SelectionText.targets, from: selection) { [connection] content in
      completion(content.flatMap { SelectionText($0, connection: connection).text })
    }
  }

  // MARK: Anything

  /// Offers something in the place of what was there. Without forms nothing changes.
  package func offer(_ offer: SelectionOffer, to selection: ClipboardSelection) {
    guard !offer.forms.isEmpty, !isClosed, !connection.noticeLoss() else { return }
    makeWindow()
    owned[selection] = OwnedSelection(offer)
    if let stamp = backend.recentStamp {
      own(selection, since: stamp)
    } else {
      askForTime()
    }
    connection.flush()
  }

  /// Asks for what is offered, in the first of some forms that its owner has.
  ///
  /// - Parameters:
  ///   - targets: what to ask for, the best form first.
  ///   - completion: called exactly once, at once or later, with nil when there is nothing in any of
  ///     these forms, when there is too much of it, or when the owner is silent.
  package func read(
    _ targets: [String], from selection: ClipboardSelection,
    _ completion: @escaping @MainActor (SelectionContent?) -> Void
  ) {
    guard !isClosed, !connection.noticeLoss() else { return completion(nil) }
    makeWindow()
    if connection.ownership == .own, owned[selection] != nil {
      return completion(ownContent(for: targets, in: selection))
    }
    let reader = SelectionReader(
      self, selection: selection, targets: targets, completion: completion)
    if reading[selection] == nil {
      reading[selection] = reader
      reader.start()
      connection.flush()
    } else {
      waiting[selection, default: []].append(reader)
    }
  }

  /// What this program offers itself in the first of some forms.
  func ownContent(
    for targets: [String], in selection: ClipboardSelection
  ) -> SelectionContent? {
    for target in targets {
      if let content = owned[selection]?.content(for: target) { return content }
    }
    return nil
  }

  /// A reader is done: the next one begins.
  func ended(_ reader: SelectionReader) {
    guard reading[reader.selection] === reader else { return }
    reading[reader.selection] = nil
    guard var rest = waiting[reader.selection], !rest.isEmpty else { return }
    let next = rest.removeFirst()
    waiting[reader.selection] = rest
    reading[reader.selection] = next
    next.start()
    connection.flush()
  }

  // MARK: Owning

  /// The window that owns and asks; zero before it is needed.
  var window: UInt32 { madeWindow }

  /// The atom of a selection.
  func atom(of selection: ClipboardSelection) -> UInt32 {
    switch selection {
    case .clipboard: connection.atom(named: "CLIPBOARD")
    case .primary: UInt32(XA_PRIMARY)
    }
  }

  /// The selection that an atom names.
  func selection(named atom: UInt32) -> ClipboardSelection? {
    ClipboardSelection.allCases.first { self.atom(of: $0) == atom }
  }

  private func makeWindow() {
    guard madeWindow == 0 else { return }
    connection.prefetchAtoms(["CLIPBOARD", Self.timeProperty] + SelectionTarget.all)
    madeWindow = connection.makeID()
    var values: [UInt32] = [1, UInt32(PropertyChangeMask)]
    connection.quiet(
      xcb_create_window_checked(
        connection.xcb, 0, madeWindow, connection.root, -1, -1, 1, 1, 0,
        UInt16(XCB_WINDOW_CLASS_INPUT_ONLY.rawValue), 0,
        XCB_CW_OVERRIDE_REDIRECT.rawValue | XCB_CW_EVENT_MASK.rawValue, &values))
  }

  private static let timeProperty = "_MENUKIT_TIME"

  /// Nothing that the user did says what time it is: a change of a property does.
  private func askForTime() {
    connection.quiet(
      xcb_change_property_checked(
        connection.xcb, UInt8(XCB_PROP_MODE_APPEND.rawValue), madeWindow,
        connection.atom(named: Self.timeProperty), UInt32(XA_INTEGER), 32, 0, nil))
  }

  /// The server said what time it is.
  func timeArrived(_ stamp: UInt32, property: UInt32) {
    guard property == connection.atom(named: Self.timeProperty) else { return }
    for selection in ClipboardSelection.allCases {
      if let mine = owned[selection], mine.stamp == nil { own(selection, since: stamp) }
    }
  }

  private func own(_ selection: ClipboardSelection, since stamp: UInt32) {
    owned[selection]?.stamp = stamp
    let atom = atom(of: selection)
    connection.quiet(xcb_set_selection_owner_checked(connection.xcb, madeWindow, atom, stamp))
    let pending = PendingReply(xcb_get_selection_owner(connection.xcb, atom).sequence)
    connection.expect(pending) { [weak self] reply in
      guard let self, let reply, reply.number(8, UInt32.self) != madeWindow else { return }
      // Somebody was faster.
      if owned[selection]?.stamp == stamp { owned[selection] = nil }
    }
    askManager()
  }

  // MARK: Time and end

  /// When `deadlineReached` wants to be called.
  var deadline: Timestamp? {
    let readers = reading.values.map(\.deadline)
    return (readers + transfers.map(\.deadline) + [saving?.deadline]).compactMap { $0 }.min()
  }

  /// Gives up those who stay silent.
  func deadlineReached(at time: Timestamp) {
    for reader in Array(reading.values) { reader.giveUp(at: time) }
    for transfer in transfers { if transfer.deadline <= time { end(transfer) } }
    if let saving, saving.deadline <= time { self.saving = nil }
  }

  /// Nobody gets anything any more; what was offered goes.
  func close() {
    isClosed = true
    if madeWindow != 0, !connection.isLost {
      connection.destroyWindow(madeWindow)
    }
    displayLost()
  }

  /// Whoever waits gets nothing: the display is gone.
  func displayLost() {
    owned = [:]
    transfers = []
    saving = nil
    let readers = Array(reading.values) + waiting.values.flatMap { $0 }
    reading = [:]
    waiting = [:]
    madeWindow = 0
    for reader in readers { reader.complete(nil) }
  }
}
