import CX11
import MenuPrimitives
import MenuViews

/// Turns keys into text for the view that has the focus: dead keys and compose sequences by itself.
///
/// While nobody edits text it has no part in anything.
@MainActor final class X11InputMethod: InputMethod {
  unowned let backend: X11Backend
  private(set) weak var client: (any InputMethodClient)?
  /// Where the client's caret is, in logical pixels of the screen.
  private(set) var caret: Rect?
  /// What is open at the moment.
  private(set) var preedit: Preedit?
  private var composer: KeyComposer

  init(_ backend: X11Backend) {
    self.backend = backend
    let variable = backend.variable
    composer = KeyComposer { ComposeLocations(variable: variable) }
  }

  // MARK: InputMethod

  func focus(_ client: any InputMethodClient) {
    guard client !== self.client else { return }
    leave()
    self.client = client
  }

  func unfocus(_ client: any InputMethodClient) {
    if client === self.client { leave() }
  }

  func caretMoved(to rect: Rect) {
    guard client != nil, rect != caret else { return }
    caret = rect
  }

  private func leave() {
    composer.reset()
    show(nil)
    client = nil
    caret = nil
  }

  /// Tells the client what is open.
  func show(_ new: Preedit?) {
    guard new != preedit else { return }
    preedit = new
    client?.preeditChanged(new)
  }

  // MARK: Keys

  /// Whether keys are text for somebody.
  var wantsKeys: Bool { client != nil }

  /// Takes a key that is meant for a menu or a window, and hands it on, or the text that comes of it.
  func take(_ event: XKeyEvent, for route: KeyRoute) {
    compose(event, for: route)
  }

  /// Lets a key go through dead keys and compose sequences, and on.
  func compose(_ event: XKeyEvent, for route: KeyRoute) {
    guard event.type == KeyPress, event.send_event == 0 else {
      return backend.passOn(event, to: route)
    }
    let keycode = UInt8(truncatingIfNeeded: event.keycode)
    let symbol = backend.keyboard.symbol(of: keycode, state: event.state)
    let modifiers = Modifiers(state: event.state, keyboard: backend.keyboard)
    let outcome = composer.press(symbol, modifiers: modifiers)
    show(composer.preedit.map { Preedit(text: $0, caret: $0.count) })
    switch outcome {
    case .passes: backend.passOn(event, to: route)
    case .taken: break
    case .writes(let text): backend.write(text, at: event.time, to: route)
    }
  }
}
