/// What was changed in a line of text, to be undone and done again.
struct EditHistory: Sendable {
  /// A change: some characters in place of others.
  struct Edit: Sendable {
    var position: Int
    var removed: [Character]
    var inserted: [Character]
    var anchorBefore: Int
    var caretBefore: Int
    var caretAfter: Int
  }

  /// What makes changes go together.
  enum Kind: Hashable, Sendable {
    /// Stands alone.
    case single
    /// Goes with what is typed right after it, up to the next word.
    case typing([Character])
    case deletingBackward, deletingForward
  }

  /// How many changes, and how many characters in them, are remembered.
  static let maximumCount = 500
  static let maximumSize = 4_000_000

  private var done: [Edit] = []
  private var undone: [Edit] = []
  private var openKind: Kind?
  private var size = 0

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  /// The next change stands apart from the last one.
  mutating func closeGroup() {
    openKind = nil
  }

  mutating func record(_ edit: Edit, _ kind: Kind) {
    undone = []
    if let last = done.last, let joined = joined(last, edit, kind) {
      size += joined.size - last.size
      done[done.count - 1] = joined
    } else {
      done.append(edit)
      size += edit.size
    }
    openKind = kind == .single ? nil : kind
    while done.count > Self.maximumCount || (size > Self.maximumSize && done.count > 1) {
      size -= done.removeFirst().size
    }
  }

  mutating func undo() -> Edit? {
    guard let edit = done.popLast() else { return nil }
    closeGroup()
    size -= edit.size
    undone.append(edit)
    return edit
  }

  mutating func redo() -> Edit? {
    guard let edit = undone.popLast() else { return nil }
    closeGroup()
    size += edit.size
    done.append(edit)
    return edit
  }

  /// Both changes as one, when they go together.
  private func joined(_ last: Edit, _ next: Edit, _ kind: Kind) -> Edit? {
    guard let openKind else { return nil }
    var edit = last
    edit.caretAfter = next.caretAfter
    switch (openKind, kind) {
    case (.typing(let before), .typing(let new)):
      let beginsWord = (before.last?.isWhitespace ?? false) && !(new.first?.isWhitespace ?? true)
      guard !beginsWord else { return nil }
      // What is typed may join the character before it.
      let end = last.position + last.inserted.count
      let overlap = end - next.position
      guard overlap >= 0, overlap == next.removed.count, overlap <= last.inserted.count else {
        return nil
      }
      edit.inserted.replaceSubrange((last.inserted.count - overlap)..., with: next.inserted)
      return edit
    case (.deletingBackward, .deletingBackward):
      guard last.inserted.isEmpty, next.inserted.isEmpty,
        next.position + next.removed.count == last.position
      else { return nil }
      edit.position = next.position
      edit.removed = next.removed + last.removed
      return edit
    case (.deletingForward, .deletingForward):
      guard last.inserted.isEmpty, next.inserted.isEmpty, next.position == last.position
      else { return nil }
      edit.removed += next.removed
      return edit
    case (.single, _), (.typing, _), (.deletingBackward, _), (.deletingForward, _): return nil
    }
  }
}

extension EditHistory.Edit {
  var size: Int { removed.count + inserted.count }
}
