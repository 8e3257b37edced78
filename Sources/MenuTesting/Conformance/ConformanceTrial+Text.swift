import MenuKit
import MenuPrimitives
import MenuViews

extension ConformanceTrial {
  func handsOverText() async throws {
    let texts: [ClipboardSelection: String] = [.clipboard: "first\nnaïve 日本 🙂", .primary: "second"]
    for (selection, text) in texts {
      call("write") { $0.clipboard.write(text, to: selection) }
      // Nothing to offer.
      call("write") { $0.clipboard.write("", to: selection) }
    }
    for (selection, text) in texts {
      try await waitForText(text, in: selection)
      expect(
        "another program gets from \(selection)", text,
        found: try await stage.readText(from: selection) ?? "nothing")
    }
    try await stage.offerText("third", in: .clipboard)
    try await waitForText("third", in: .clipboard)
    try await waitForText("second", in: .primary)
    call("write") { $0.clipboard.write("fourth", to: .clipboard) }
    try await waitForText("fourth", in: .clipboard)
  }

  func answersReaders() async throws {
    let first = ask(.clipboard)
    let second = ask(.primary)
    try await wait("an answer without text", for: [nil]) { first.texts }
    try await wait("another one", for: [nil]) { second.texts }
    try await stage.offerText("text", in: .primary)
    let readers = [ask(.primary), ask(.primary), ask(.clipboard)]
    try await wait("answers to all", for: [["text"], ["text"], [nil]]) { readers.map(\.texts) }
    try await pass()
    expect("answers", 5, found: ([first, second] + readers).reduce(0) { $0 + $1.texts.count })
  }

  func composesText() async throws {
    let client = Composer()
    try await beginSession()
    call("focus") { $0.inputMethod.focus(client) }
    call("caretMoved") { $0.inputMethod.caretMoved(to: Rect(x: 100, y: 100, width: 1, height: 16)) }
    try await perform(.type("a"))
    expect("preedits for a letter", [], found: client.preedits)
    try await stage.perform(.accent)
    try await wait("a preedit for an accent", for: true) {
      client.preedits.last??.text.isEmpty == false
    }
    expect("what the accent writes by itself", ["a"], found: written)
    try await stage.perform(.type("e"))
    try await wait("what is written", for: ["a", "é"]) { written }
    expect("the preedit after it", [nil], found: [client.preedits.last ?? nil])
    try await perform(.type("b"))
    expect("what is written", ["a", "é", "b"], found: written)
    call("unfocus") { $0.inputMethod.unfocus(client) }
  }

  func leavesClients() async throws {
    let (first, second) = (Composer(), Composer())
    try await beginSession()
    call("focus") { $0.inputMethod.focus(first) }
    try await stage.perform(.accent)
    try await wait("a preedit", for: 1) { first.preedits.count }
    // Not the one that has the keys.
    call("unfocus") { $0.inputMethod.unfocus(second) }
    expect("preedits after somebody else was left", 1, found: first.preedits.count)
    call("focus") { $0.inputMethod.focus(second) }
    try await wait("the end of what was open", for: [nil]) { first.preedits.suffix(1) }
    try await perform(.type("e"))
    expect("what the second one gets", ["e"], found: written)
    expect("preedits of the second one", [], found: second.preedits)
    call("unfocus") { $0.inputMethod.unfocus(second) }
    call("caretMoved") { $0.inputMethod.caretMoved(to: .zero) }
    try await perform(.type("a"))
    expect("what is written without a client", ["e", "a"], found: written)
  }

  // MARK: Readers and clients

  /// Asks for text.
  func ask(_ selection: ClipboardSelection) -> Answers {
    let answers = Answers()
    stage.backend.clipboard.readText(from: selection) { answers.texts.append($0) }
    return answers
  }

  private func waitForText(_ text: String, in selection: ClipboardSelection) async throws {
    let answers = ask(selection)
    try await wait("the text in \(selection)", for: [text]) { answers.texts }
  }

  /// The texts that keys wrote.
  private var written: [String] {
    witness.events.compactMap { note in
      guard case .keyPressed(let key) = note.content, key.key == .character else { return nil }
      return key.text
    }
  }

  /// What somebody got who asked for text.
  @MainActor final class Answers {
    var texts: [String?] = []
  }

  /// A client that writes down what it is told.
  @MainActor private final class Composer: InputMethodClient {
    var preedits: [Preedit?] = []
    func preeditChanged(_ preedit: Preedit?) { preedits.append(preedit) }
  }
}
