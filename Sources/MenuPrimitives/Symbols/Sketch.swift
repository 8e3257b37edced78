/// How a built-in symbol is written down, on a square of 24 by 24: one drawing for the plain symbol and
/// for all of its variants.
struct Sketch: Sendable {
  /// A closed line; its inside is what the filled variant fills.
  var outline = Path()
  /// Lines outside of the outline.
  var lines = Path()
  /// Lines within the outline, which the filled variant leaves out of its ground.
  var details = Path()
  /// Areas that are filled in any case.
  var dots = Path()
  /// Areas within the outline, which the filled variant leaves out of its ground.
  var holes = Path()
  /// The width of all lines.
  var width = 2.0

  /// The drawing as lines.
  var plain: [Symbol.Layer] {
    [
      Symbol.Layer(dots, .filled), Symbol.Layer(holes, .filled),
      Symbol.Layer(Path(outline.elements + lines.elements + details.elements), line),
    ].filter { !$0.path.elements.isEmpty }
  }

  /// The drawing with its outline filled; the plain one where there is no outline.
  var filled: [Symbol.Layer] {
    guard !outline.elements.isEmpty else { return plain }
    return [
      Symbol.Layer(outline, .filled), Symbol.Layer(outline, line),
      Symbol.Layer(details, .stroked(width: width * 0.85), isCut: true),
      Symbol.Layer(holes, .filled, isCut: true),
      Symbol.Layer(dots, .filled), Symbol.Layer(lines, line),
    ].filter { !$0.path.elements.isEmpty }
  }

  private var line: Symbol.Layer.Ink { .stroked(width: width) }
}
