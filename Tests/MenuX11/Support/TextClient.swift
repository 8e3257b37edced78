import MenuPrimitives
import MenuViews

/// A view that edits text, by what it is told.
@MainActor final class TextClient: InputMethodClient {
  /// What it was told is open, one thing after the other.
  var preedits: [Preedit?] = []

  /// What is open now.
  var preedit: String? { preedits.last.flatMap { $0?.text } }

  func preeditChanged(_ preedit: Preedit?) {
    preedits.append(preedit)
  }
}

extension Recorder {
  /// The keys that went down, as text or by their names.
  var keys: [String] {
    events.compactMap { event in
      guard case .keyPressed(let key) = event, key.key != .modifier else { return nil }
      return key.key == .character || key.key == .space ? key.text : "\(key.key)"
    }
  }
}
