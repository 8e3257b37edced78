import CX11
import MenuViews

extension X11Clipboard {
  /// Does what an event asks for.
  ///
  /// - Returns: whether the event was the clipboard's alone; nil when it isn't about it.
  func take(_ event: XEvent) -> Bool? {
    guard window != 0 else { return nil }
    switch event.type {
    case SelectionRequest where event.xselectionrequest.owner == Window(window):
      requested(SelectionQuestion(event.xselectionrequest))
      return true
    case SelectionClear where event.xselectionclear.window == Window(window):
      if event.xselectionclear.send_event == 0 { cleared(event.xselectionclear) }
      return true
    case SelectionNotify where event.xselection.requestor == Window(window):
      notified(event.xselection)
      return true
    case PropertyNotify where event.xproperty.window == Window(window):
      if event.xproperty.send_event == 0 { propertyChanged(event.xproperty) }
      return true
    case PropertyNotify where !transfers.isEmpty && event.xproperty.send_event == 0:
      return taken(event.xproperty)
    case DestroyNotify where !transfers.isEmpty && event.xdestroywindow.send_event == 0:
      return requestorGone(UInt32(truncatingIfNeeded: event.xdestroywindow.window))
    default:
      return nil
    }
  }

  private func cleared(_ event: XSelectionClearEvent) {
    guard let selection = selection(named: UInt32(truncatingIfNeeded: event.selection)) else {
      return
    }
    // What was owned again meanwhile is not what somebody else took.
    let time = UInt32(truncatingIfNeeded: event.time)
    if owned[selection]?.covers(time) == true { owned[selection] = nil }
    if selection == .clipboard { saving = nil }
  }

  private func notified(_ event: XSelectionEvent) {
    let atom = UInt32(truncatingIfNeeded: event.selection)
    if atom == connection.atom(named: SelectionTarget.clipboardManager) {
      saving = nil
    } else if let selection = selection(named: atom) {
      reading[selection]?.notified(event)
    }
    connection.flush()
  }

  private func propertyChanged(_ event: XPropertyEvent) {
    guard event.state == PropertyNewValue else { return }
    let property = UInt32(truncatingIfNeeded: event.atom)
    timeArrived(UInt32(truncatingIfNeeded: event.time), property: property)
    for reader in Array(reading.values) { reader.propertyChanged(property) }
  }

  // MARK: What others fetch in pieces

  private func taken(_ event: XPropertyEvent) -> Bool? {
    let window = UInt32(truncatingIfNeeded: event.window)
    let property = UInt32(truncatingIfNeeded: event.atom)
    guard let any = transfers.first(where: { $0.requestor == window }) else { return nil }
    let isAlone = any.previousMask == 0 && !connection.isOwn(window)
    if event.state == PropertyDelete,
      let transfer = transfers.first(where: { $0.requestor == window && $0.property == property })
    {
      if transfer.advance(self) { end(transfer) }
      connection.flush()
    }
    return isAlone ? true : nil
  }

  private func requestorGone(_ window: UInt32) -> Bool? {
    guard let transfer = transfers.first(where: { $0.requestor == window }) else { return nil }
    transfers.removeAll { $0.requestor == window }
    return transfer.previousMask == 0 && !connection.isOwn(window) ? true : nil
  }

  /// Ends a transfer, whether all was taken or not.
  func end(_ transfer: SelectionTransfer) {
    transfers.removeAll { $0 === transfer }
    guard !transfers.contains(where: { $0.requestor == transfer.requestor }) else { return }
    let sequence = connection.select(transfer.previousMask, on: transfer.requestor)
    if transfer.previousMask == 0, !connection.isOwn(transfer.requestor) {
      connection.fadingWindows.add(transfer.requestor, until: sequence)
    }
  }
}
