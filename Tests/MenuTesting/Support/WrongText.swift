import MenuPrimitives
import MenuTesting
import MenuViews

/// A clipboard that does one thing wrong.
@MainActor final class WrongClipboard: Clipboard {
  private let right: any Clipboard
  private let fault: Fault
  private var kept: [ClipboardSelection: String] = [:]

  init(_ right: any Clipboard, fault: Fault) {
    self.right = right
    self.fault = fault
  }

  func write(_ text: String, to selection: ClipboardSelection) {
    switch fault {
    case .mixesSelections: for each in ClipboardSelection.allCases { right.write(text, to: each) }
    case .offersNothing: if !text.isEmpty { kept[selection] = text }
    default:
      if fault == .keepsText, !text.isEmpty { kept[selection] = text }
      right.write(text, to: selection)
    }
  }

  func readText(
    from selection: ClipboardSelection, _ completion: @escaping @MainActor (String?) -> Void
  ) {
    if let text = kept[selection] { return completion(text) }
    right.readText(from: selection) { [fault] text in
      if fault == .neverAnswers, text == nil { return }
      completion(text)
      if fault == .answersTwice { completion(text) }
    }
  }
}

/// An input method that does one thing wrong.
@MainActor final class WrongInputMethod: InputMethod, InputMethodClient {
  private let right: any InputMethod
  private let fault: Fault
  private weak var client: (any InputMethodClient)?

  init(_ right: any InputMethod, fault: Fault) {
    self.right = right
    self.fault = fault
  }

  func focus(_ client: any InputMethodClient) {
    if fault == .ignoresClients { return }
    if fault != .keepsClients { unfocusCurrent() }
    self.client = client
    right.focus(self)
  }

  func unfocus(_ client: any InputMethodClient) {
    if client === self.client { unfocusCurrent() }
  }

  func caretMoved(to rect: Rect) {
    right.caretMoved(to: rect)
  }

  func preeditChanged(_ preedit: Preedit?) {
    if fault == .hidesPreedit { return }
    client?.preeditChanged(preedit)
  }

  private func unfocusCurrent() {
    right.unfocus(self)
    client = nil
  }
}
