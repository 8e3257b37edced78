import CX11
import MenuKit
import MenuPrimitives

/// A press that belongs to another program, which opened the menu and may be dragged onto a row: its
/// moves go to that program, but the raw movements of the device come to everybody.
@MainActor final class ForeignPress {
  private var buttons: UInt32
  private var isAsking = false
  private var movedMeanwhile = false

  /// Starts to follow. `buttons` are the bits of the buttons that are down.
  init(buttons: UInt32, connection: XConnection) {
    self.buttons = buttons
    let events =
      UInt32(1) << XI_RawMotion | UInt32(1) << XI_RawButtonPress | UInt32(1) << XI_RawButtonRelease
    connection.selectRawEvents(adding: events)
  }

  /// Stops following.
  func stop(_ connection: XConnection) {
    connection.selectRawEvents()
  }

  /// A device moved: asks where the pointer is now, one question at a time.
  func moved(_ session: InputSession) {
    guard !isAsking else {
      movedMeanwhile = true
      return
    }
    isAsking = true
    let connection = session.connection
    let pending = PendingReply(xcb_query_pointer(connection.xcb, connection.root).sequence)
    connection.expect(pending) { [weak self, weak session] reply in
      guard let self else { return }
      isAsking = false
      guard let session, !session.isOver, let reply else { return }
      seen(reply, session)
      if movedMeanwhile {
        movedMeanwhile = false
        moved(session)
      }
    }
    connection.flush()
  }

  /// Tells what changed since the last look.
  private func seen(_ reply: borrowing XReply, _ session: InputSession) {
    let now = UInt32(reply.number(24, UInt16.self)) & Self.allButtons
    let place = PointerState(reply, scale: session.backend.translator.scale).location
    let time = session.backend.now
    var inputs = [XEventTranslator.Input(event: .pointerMoved(place), time: time)]
    for button in [PointerButton.primary, .middle, .secondary] {
      let mask = button.stateMask
      if buttons & mask != 0, now & mask == 0 {
        inputs.append(.init(event: .buttonReleased(button, place), time: time))
      } else if buttons & mask == 0, now & mask != 0 {
        inputs.append(.init(event: .buttonPressed(button, place), time: time))
      }
    }
    buttons = now
    session.backend.deliver(inputs)
  }

  /// The bits of the three buttons that press.
  static let allButtons = UInt32(Button1Mask | Button2Mask | Button3Mask)
}

extension InputSession {
  /// The pointer's state as it was when the pointer was asked for.
  func pointerSeen(_ reply: borrowing XReply) {
    let buttons = UInt32(reply.number(24, UInt16.self)) & ForeignPress.allButtons
    // On a host's display the choice of raw events is the host's.
    guard case .refused = pointer, buttons != 0, foreignPress == nil, connection.usesXInput,
      connection.ownership == .own
    else { return }
    foreignPress = ForeignPress(buttons: buttons, connection: connection)
    connection.flush()
  }
}
