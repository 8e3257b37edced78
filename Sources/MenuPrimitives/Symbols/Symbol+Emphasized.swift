extension Symbol {
  /// The same drawing with heavier lines, to stand beside heavier text.
  package var emphasized: Symbol {
    Symbol(
      name: name + " bold",
      layers: layers.map { layer in
        guard case .stroked(let width) = layer.ink else { return layer }
        var layer = layer
        layer.ink = .stroked(width: width * 1.3)
        return layer
      })
  }
}

extension Image {
  /// The same picture with heavier lines; nil when it isn't a line drawing.
  package var emphasized: Image? {
    switch source {
    case .symbol(let symbol):
      var image = self
      image.source = .symbol(symbol.emphasized)
      return image
    case .file, .pixels, .icon:
      return nil
    }
  }
}
