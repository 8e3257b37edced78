public import MenuPrimitives

extension DrawingContext {
  /// Draws the mark that turns while something is waited for into the middle of a rectangle, as large
  /// as fits, and asks to be drawn again for its next step. For those who prefer less motion it stands
  /// still and asks for nothing.
  public mutating func spinner(in rect: Rect, tint: Color = .secondaryLabel) {
    let mark = style.reducesMotion ? SpinnerMark.still : SpinnerMark(at: time)
    for (spoke, symbol) in Symbol.spinnerSpokes.enumerated() {
      draw(Image(symbol: symbol), in: rect, tint: tint, opacity: mark.opacity(ofSpoke: spoke))
    }
    if !style.reducesMotion { redraw(at: SpinnerMark.nextStep(after: time)) }
  }
}
