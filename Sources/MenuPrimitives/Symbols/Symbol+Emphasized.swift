extension Symbol {
  /// The same drawing with heavier lines, to stand beside heavier text.
  package var emphasized: Symbol {
    Symbol(name: name + " bold", strokes: strokes, strokeWidth: strokeWidth * 1.3, fills: fills)
  }
}

extension Image {
  /// The same picture with heavier lines; nil when it isn't a line drawing.
  package var emphasized: Image? {
    switch source {
    case .symbol(let symbol): Image(symbol: symbol.emphasized)
    case .file, .pixels: nil
    }
  }
}
