import CX11
import MenuPrimitives
import MenuViews

/// Asks the owner of a selection for its content, in one piece or in many.
@MainActor final class SelectionReader {
  let selection: ClipboardSelection
  /// When the silence has lasted too long; nil before anybody was asked.
  private(set) var deadline: Timestamp?

  private unowned let clipboard: X11Clipboard
  private var targets: ArraySlice<String>
  private var completion: (@MainActor (SelectionContent?) -> Void)?
  private var phase = Phase.asking
  private var collected: [UInt8] = []
  private var end = Timestamp.zero

  private enum Phase: Hashable {
    /// Finding out who owns it.
    case asking
    /// The owner is to send a target.
    case converting(String)
    /// The owner sends pieces of a type.
    case collecting(UInt32)
  }

  init(
    _ clipboard: X11Clipboard, selection: ClipboardSelection, targets: [String],
    completion: @escaping @MainActor (SelectionContent?) -> Void
  ) {
    self.clipboard = clipboard
    self.selection = selection
    self.targets = targets[...]
    self.completion = completion
  }

  private var connection: XConnection { clipboard.connection }
  private var atom: UInt32 { clipboard.atom(of: selection) }

  /// Where the owner puts it.
  private var property: UInt32 {
    switch selection {
    case .clipboard: connection.atom(named: "_MENUKIT_CLIPBOARD")
    case .primary: connection.atom(named: "_MENUKIT_PRIMARY")
    }
  }

  /// Finds out who owns the selection, and asks.
  func start() {
    end = clipboard.backend.now + clipboard.limits.total
    let pending = PendingReply(xcb_get_selection_owner(connection.xcb, atom).sequence)
    connection.expect(pending) { [weak self] reply in
      guard let self, completion != nil else { return }
      let owner = reply?.number(8, UInt32.self) ?? 0
      if owner == 0 {
        complete(nil)
      } else if owner == clipboard.window {
        complete(clipboard.ownContent(for: Array(targets), in: selection))
      } else {
        convertNext()
      }
      connection.flush()
    }
  }

  private func convertNext() {
    guard let target = targets.popFirst() else { return complete(nil) }
    phase = .converting(target)
    heard()
    connection.quiet(
      xcb_delete_property_checked(connection.xcb, clipboard.window, property))
    connection.quiet(
      xcb_convert_selection_checked(
        connection.xcb, clipboard.window, atom, connection.atom(named: target), property,
        clipboard.backend.recentStamp ?? 0))
  }

  /// The owner answered.
  func notified(_ event: XSelectionEvent) {
    guard case .converting(let target) = phase,
      event.target == Atom(connection.atom(named: target))
    else { return }
    guard event.property == Atom(property) else { return convertNext() }
    heard()
    // Its deletion starts what comes in pieces, so that is left until the type is known.
    let pending = connection.requestProperty(
      property, of: clipboard.window, limit: clipboard.limits.bytes)
    connection.expect(pending) { [weak self] reply in
      guard let self, phase == .converting(target) else { return }
      arrived(reply)
      connection.flush()
    }
  }

  private func arrived(_ reply: consuming XReply?) {
    guard let reply, let value = XProperty(reply), reply.number(12, UInt32.self) == 0 else {
      return refuse()
    }
    if value.type == connection.atom(named: SelectionTarget.increments) {
      // The owner says how much it will be at least.
      guard Int(value.numbers.first ?? 0) <= clipboard.limits.bytes else { return refuse() }
      phase = .collecting(0)
      heard()
      connection.quiet(
        xcb_delete_property_checked(connection.xcb, clipboard.window, property))
    } else {
      connection.quiet(
        xcb_delete_property_checked(connection.xcb, clipboard.window, property))
      complete(value.bytes, type: value.type)
    }
  }

  /// Something was put into the property.
  func propertyChanged(_ atom: UInt32) {
    guard case .collecting = phase, atom == property else { return }
    let limit = clipboard.limits.bytes - collected.count
    let pending = connection.requestProperty(
      property, of: clipboard.window, limit: limit + 1, takes: true)
    connection.expect(pending) { [weak self] reply in
      guard let self, case .collecting(let type) = phase else { return }
      // Two changes, and the first look took both.
      guard let reply, let piece = XProperty(reply) else { return }
      guard reply.number(12, UInt32.self) == 0, piece.bytes.count <= limit else { return refuse() }
      heard()
      if piece.bytes.isEmpty { return complete(collected, type: type == 0 ? piece.type : type) }
      collected += piece.bytes
      phase = .collecting(piece.type)
      connection.flush()
    }
    connection.flush()
  }

  // MARK: Ends

  /// The owner showed that it is there.
  private func heard() {
    deadline = min(end, clipboard.backend.now + clipboard.limits.ownerSilence)
  }

  /// Gives the owner up when it has been silent for too long.
  func giveUp(at time: Timestamp) {
    if let deadline, deadline <= time { refuse() }
  }

  private func refuse() {
    connection.quiet(
      xcb_delete_property_checked(connection.xcb, clipboard.window, property))
    complete(nil)
  }

  private func complete(_ bytes: [UInt8], type: UInt32) {
    guard let name = connection.name(ofAtom: type) else { return complete(nil) }
    complete(SelectionContent(type: name, bytes: bytes))
  }

  /// Tells what came; only the first call does anything.
  func complete(_ content: SelectionContent?) {
    guard let completion else { return }
    self.completion = nil
    phase = .asking
    deadline = nil
    collected = []
    clipboard.ended(self)
    completion(content)
  }
}
