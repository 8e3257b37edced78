import MenuPrimitives

extension TextField {
  /// Does what the pointer asks for; false when it means nothing to the field.
  func handle(_ event: PointerEvent) -> Bool {
    let x = convert(event.location, to: writing).x
    switch event.phase {
    case .pressed(.primary):
      press(at: x, event)
      return true
    case .pressed(.middle):
      let place = writing.position(at: x)
      edit { $0.moveCaret(to: place.offset, affinity: place.affinity) }
      paste(from: .primary)
      return true
    case .moved:
      guard drag != nil else { return false }
      dragged(to: x)
      return true
    case .released(.primary) where drag != nil:
      drag = nil
      offerSelection()
      setNeedsDisplay()
      return true
    case .cancelled:
      drag = nil
      return true
    case .scrolled(let dx, _):
      return dx != 0 && writing.scroll(by: dx * style.controlLength(30))
    case .entered, .exited, .pressed, .released: return false
    }
  }

  private func press(at x: Double, _ event: PointerEvent) {
    let place = writing.position(at: x)
    let (unit, range): (TextFieldDrag.Unit, Range<Int>) =
      switch clicks.press(at: event.screenLocation, event.time) {
      case 2: (.word, editor.word(at: writing.character(at: x)))
      case 3: (.all, 0..<editor.characters.count)
      default: (.character, place.offset..<place.offset)
      }
    if unit == .character, event.modifiers.contains(.shift) {
      drag = TextFieldDrag(unit: .character, origin: editor.anchor..<editor.anchor, x: x)
      edit { $0.moveCaret(to: place.offset, affinity: place.affinity, extending: true) }
      return
    }
    drag = TextFieldDrag(unit: unit, origin: range, x: x)
    edit { editor in
      switch unit {
      case .character: editor.moveCaret(to: place.offset, affinity: place.affinity)
      case .word, .all: editor.select(range)
      }
    }
  }

  private func dragged(to x: Double) {
    guard var drag else { return }
    drag.x = x
    drag.overshoot = x < 0 ? x : max(0, x - writing.bounds.width)
    self.drag = drag
    extendSelection(to: min(max(x, 0), writing.bounds.width), drag)
  }

  /// While the pointer is held beyond an edge, the text goes on moving, the faster the farther.
  func dragOn() {
    guard let drag, drag.isOutside else { return }
    let step = max(-24, min(24, drag.overshoot / 4 + (drag.overshoot < 0 ? -1 : 1)))
    guard writing.scroll(by: step) else {
      self.drag?.overshoot = 0
      return
    }
    extendSelection(to: min(max(drag.x, 0), writing.bounds.width), drag)
  }

  private func extendSelection(to x: Double, _ drag: TextFieldDrag) {
    let place = writing.position(at: x)
    switch drag.unit {
    case .character:
      guard place.offset != editor.caret else { return }
      edit { $0.moveCaret(to: place.offset, affinity: place.affinity, extending: true) }
    case .word:
      let word = editor.word(at: writing.character(at: x))
      let (start, end) = (
        min(drag.origin.lowerBound, word.lowerBound), max(drag.origin.upperBound, word.upperBound)
      )
      edit { editor in
        let isBefore = word.lowerBound < drag.origin.lowerBound
        editor.moveCaret(to: isBefore ? end : start)
        editor.moveCaret(to: isBefore ? start : end, affinity: .upstream, extending: true)
      }
    case .all: break
    }
  }
}
