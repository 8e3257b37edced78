public import MenuPrimitives

/// One line of text with a caret and a selection: what keys and the pointer do to a text field, without
/// knowing how it looks.
///
/// Positions count characters as readers see them (grapheme clusters): 0 is before the first one. A
/// position outside of the text is brought to its nearest end.
public struct LineEditor: Sendable {
  /// The most characters that a text may have; what is beyond is cut off.
  public static let maximumCount = 1_000_000

  /// Where to a key moves the caret, in the order of reading.
  public enum Movement: Hashable, Sendable {
    /// By a character.
    case backward, forward
    /// To the start of the word before, or to the end of the next one.
    case wordBackward, wordForward
    /// To an end of the text.
    case start, end
  }

  /// The text, without what an input method hasn't decided on.
  public internal(set) var text: String
  /// The same, character by character.
  public internal(set) var characters: [Character]
  /// The end of the selection that stays when it is extended.
  public internal(set) var anchor: Int
  /// The end of the selection that moves; where the next text goes.
  public internal(set) var caret: Int
  /// On which side of its position the caret is drawn.
  public internal(set) var affinity = CaretAffinity.downstream
  /// What an input method hasn't decided on; it stands at the caret, and isn't a part of the text.
  public var preedit: Preedit?
  var history = EditHistory()

  /// Makes an editor of a text with the caret at its end. Line breaks become spaces, those at the end go.
  public init(_ text: String = "") {
    characters = Self.flattened(text)
    self.text = String(characters)
    anchor = characters.count
    caret = characters.count
  }

  // MARK: Selection

  /// The selected characters; empty where the caret is when nothing is selected.
  public var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }

  /// The selected text.
  public var selectedText: String { String(characters[selection]) }

  /// Whether anything is selected.
  public var hasSelection: Bool { anchor != caret }

  /// Puts the caret somewhere, taking the selection along or dropping it.
  public mutating func moveCaret(
    to position: Int, affinity: CaretAffinity = .downstream, extending: Bool = false
  ) {
    caret = min(max(position, 0), characters.count)
    self.affinity = affinity
    if !extending { anchor = caret }
    history.closeGroup()
  }

  /// Moves the caret. Without extending, a selection collapses: moving by a character only goes to its
  /// end on that side.
  public mutating func move(_ movement: Movement, extending: Bool = false) {
    if !extending, hasSelection {
      switch movement {
      case .backward: return moveCaret(to: selection.lowerBound)
      case .forward: return moveCaret(to: selection.upperBound)
      case .wordBackward, .wordForward, .start, .end: break
      }
    }
    moveCaret(to: position(after: movement, from: caret), extending: extending)
  }

  /// Selects a range, with the caret at its end.
  public mutating func select(_ range: Range<Int>) {
    anchor = min(max(range.lowerBound, 0), characters.count)
    moveCaret(to: range.upperBound, affinity: .upstream, extending: true)
  }

  /// Selects everything, with the caret at the end.
  public mutating func selectAll() {
    select(0..<characters.count)
  }

  // MARK: Changes

  /// Replaces everything, as the application does: the caret comes to the end, and nothing of what was
  /// can be undone.
  public mutating func setText(_ text: String) {
    let preedit = preedit
    self = LineEditor(text)
    self.preedit = preedit
  }

  /// Puts text in place of the selection, with the caret after it. Line breaks become spaces, those at the
  /// end go.
  ///
  /// - Parameter isTyped: Whether it is one of several keys, which are undone together.
  public mutating func insert(_ text: String, isTyped: Bool = true) {
    let new = Self.flattened(text)
    guard !new.isEmpty || hasSelection else { return }
    replace(selection, with: new, as: isTyped ? .typing(new) : .single)
  }

  /// Deletes the selection, or without one what the caret moves over.
  public mutating func delete(_ movement: Movement) {
    if hasSelection { return replace(selection, with: [], as: .single) }
    let other = position(after: movement, from: caret)
    guard other != caret else { return }
    let kind: EditHistory.Kind =
      switch movement {
      case .backward: .deletingBackward
      case .forward: .deletingForward
      case .wordBackward, .wordForward, .start, .end: .single
      }
    replace(min(caret, other)..<max(caret, other), with: [], as: kind)
  }

  /// Whether there is something to undo.
  public var canUndo: Bool { history.canUndo }
  /// Whether there is something to do again.
  public var canRedo: Bool { history.canRedo }

  /// Takes the last change back; keys typed one after the other are one change. Nothing happens when
  /// there is none.
  public mutating func undo() {
    guard let edit = history.undo() else { return }
    let replaced = edit.position..<(edit.position + edit.inserted.count)
    characters.replaceSubrange(replaced, with: edit.removed)
    text = String(characters)
    anchor = edit.anchorBefore
    caret = edit.caretBefore
    affinity = .downstream
  }

  /// Does again what was undone last.
  public mutating func redo() {
    guard let edit = history.redo() else { return }
    let replaced = edit.position..<(edit.position + edit.removed.count)
    characters.replaceSubrange(replaced, with: edit.inserted)
    text = String(characters)
    caret = edit.caretAfter
    anchor = caret
    affinity = .downstream
  }
}
