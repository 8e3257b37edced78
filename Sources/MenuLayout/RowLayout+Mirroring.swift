import MenuPrimitives

extension RowLayout {
  /// Exchanges left and right in a panel of the given width.
  mutating func mirror(width: Double) {
    title?.mirror(width: width)
    subtitle?.mirror(width: width)
    shortcut?.mirror(width: width)
    image = image?.mirrored(width: width)
    leadingMark = leadingMark?.mirrored(width: width)
    trailingMark = trailingMark?.mirrored(width: width)
    view = view?.mirrored(width: width)
    accessory = accessory?.mirrored(width: width)
    separator = separator?.mirrored(width: width)
  }

  /// Brings everything to device pixels; heights of text are there already, by their baselines.
  mutating func snap(to grid: PixelGrid) {
    title?.snap(to: grid)
    subtitle?.snap(to: grid)
    shortcut?.snap(to: grid)
    image = image.map(grid.round)
    leadingMark = leadingMark.map(grid.round)
    trailingMark = trailingMark.map(grid.round)
    view = view.map(grid.round)
    accessory = accessory.map(grid.round)
    separator = separator.map { line in
      // The thickness of a line is counted, not rounded.
      let rounded = grid.round(line)
      let height = max(1, grid.wholePixels(line.height))
      return Rect(
        x: rounded.minX, y: rounded.minY, width: rounded.width, height: grid.length(of: height))
    }
  }
}

extension RowLayout.PlacedText {
  fileprivate mutating func mirror(width: Double) {
    origin.x = width - origin.x - layout.size.width
  }

  fileprivate mutating func snap(to grid: PixelGrid) {
    origin.x = grid.round(origin.x)
  }
}

extension Rect {
  fileprivate func mirrored(width: Double) -> Rect {
    Rect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
