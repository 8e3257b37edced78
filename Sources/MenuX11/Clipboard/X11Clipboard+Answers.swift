import CX11
import MenuViews

extension X11Clipboard {
  /// Answers another program; a refusal is an answer, too.
  func requested(_ question: SelectionQuestion) {
    guard question.requestor != 0, let selection = selection(named: question.selection),
      owned[selection]?.covers(question.time) == true
    else { return answer(question, in: 0) }
    let multiple = connection.atom(named: SelectionTarget.multiple)
    if question.target == multiple {
      let isFilled = question.property != 0 && fillSeveral(question, in: selection)
      return answer(question, in: isFilled ? question.property : 0)
    }
    // Programs that are very old name no property: the target serves as one.
    let property = question.property == 0 ? question.target : question.property
    let isFilled = fill(
      property, of: question.requestor, with: question.target, of: selection)
    answer(question, in: isFilled ? property : 0)
  }

  private func answer(_ question: SelectionQuestion, in property: UInt32) {
    var event = xcb_selection_notify_event_t()
    event.response_type = UInt8(XCB_SELECTION_NOTIFY)
    event.time = question.time
    event.requestor = question.requestor
    event.selection = question.selection
    event.target = question.target
    event.property = property
    withUnsafeBytes(of: &event) { bytes in
      // Events are 32 bytes on the wire, whatever they hold.
      var wire = [CChar](repeating: 0, count: 32)
      for (index, byte) in bytes.prefix(32).enumerated() { wire[index] = CChar(bitPattern: byte) }
      connection.quiet(xcb_send_event_checked(connection.xcb, 0, question.requestor, 0, wire))
    }
    connection.flush()
  }

  /// Puts the answer to one question into a property of the requestor.
  ///
  /// - Returns: whether there is one.
  private func fill(
    _ property: UInt32, of requestor: UInt32, with target: UInt32, of selection: ClipboardSelection
  ) -> Bool {
    guard let mine = owned[selection], property != 0 else { return false }
    switch target {
    case connection.atom(named: SelectionTarget.targets):
      connection.setProperty(
        property, of: requestor, type: UInt32(XA_ATOM), to: targets(of: mine.offer, selection))
    case connection.atom(named: SelectionTarget.timestamp):
      connection.setProperty(
        property, of: requestor, type: UInt32(XA_INTEGER), to: [mine.stamp ?? 0])
    case connection.atom(named: SelectionTarget.saveTargets) where selection == .clipboard:
      connection.setProperty(
        property, of: requestor, type: connection.atom(named: SelectionTarget.null), to: [])
    default:
      guard
        let form = mine.offer.forms.first(where: { connection.atom(named: $0.target) == target }),
        let content = owned[selection]?.content(for: form.target)
      else { return false }
      return send(content, to: requestor, in: property)
    }
    return true
  }

  /// What can be asked for.
  func targets(of offer: SelectionOffer, _ selection: ClipboardSelection) -> [UInt32] {
    var names = [SelectionTarget.targets, SelectionTarget.timestamp, SelectionTarget.multiple]
    if selection == .clipboard { names.append(SelectionTarget.saveTargets) }
    return (names + offer.forms.map(\.target)).map { connection.atom(named: $0) }
  }

  private func fillSeveral(
    _ question: SelectionQuestion, in selection: ClipboardSelection
  ) -> Bool {
    let pending = connection.requestProperty(question.property, of: question.requestor)
    guard let list = connection.property(pending), list.format == 32 else { return false }
    var pairs = list.numbers
    // A pair without a partner means nothing.
    for index in stride(from: 0, to: pairs.count - pairs.count % 2, by: 2) {
      let isNested = pairs[index] == connection.atom(named: SelectionTarget.multiple)
      let isFilled =
        !isNested
        && fill(
          pairs[index + 1], of: question.requestor, with: pairs[index], of: selection)
      if !isFilled { pairs[index + 1] = 0 }
    }
    connection.setProperty(
      question.property, of: question.requestor,
      type: connection.atom(named: SelectionTarget.atomPair), to: pairs)
    return true
  }

  private func send(
    _ content: SelectionContent, to requestor: UInt32, in property: UInt32
  ) -> Bool {
    let type = connection.atom(named: content.type)
    guard content.bytes.count > limits.piece else {
      connection.setProperty(property, of: requestor, type: type, toText: content.bytes)
      return true
    }
    let known = transfers.first { $0.requestor == requestor }?.previousMask
    transfers.removeAll { $0.requestor == requestor && $0.property == property }
    guard transfers.count < limits.transfers,
      let mask = known ?? connection.eventMask(of: requestor)
    else { return false }
    transfers.append(
      SelectionTransfer(
        content.bytes, type: type, to: requestor, property: property, mask: mask, by: self))
    return true
  }
}
