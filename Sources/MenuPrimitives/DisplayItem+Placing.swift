extension DisplayItem {
  /// The same, moved and showing less strongly, within an area.
  ///
  /// - Parameters:
  ///   - dx, dy: how far it is moved, in logical pixels.
  ///   - opacity: the factor of every colour's opacity, 0 … 1.
  ///   - area: the only part of the result that shows.
  package func placed(dx: Double, dy: Double, opacity: Double, in area: Rect) -> DisplayItem {
    DisplayItem(
      bounds: bounds.offset(dx: dx, dy: dy).intersection(area),
      commands: commands.map { $0.placed(dx: dx, dy: dy, opacity: opacity) })
  }
}

extension DrawCommand {
  fileprivate func placed(dx: Double, dy: Double, opacity: Double) -> DrawCommand {
    func place(_ shape: RoundedRect) -> RoundedRect {
      var shape = shape
      shape.rect = shape.rect.offset(dx: dx, dy: dy)
      return shape
    }
    func fade(_ color: Color) -> Color { opacity < 1 ? color.opacity(opacity) : color }
    switch self {
    case .fill(let shape, let color): return .fill(place(shape), fade(color))
    case .border(let shape, let width, let color):
      return .border(place(shape), width: width, fade(color))
    case .text(let layout, let point, let color):
      return .text(layout, point.offset(dx: dx, dy: dy), fade(color))
    case .image(let image, let rect, let tint, let own):
      return .image(image, rect.offset(dx: dx, dy: dy), tint: tint, opacity: own * opacity)
    case .photo(let image, let shape, let own):
      return .photo(image, place(shape), opacity: own * opacity)
    case .stroke(let path, let width, let color):
      return .stroke(path.transformed(scale: 1, dx: dx, dy: dy), width: width, fade(color))
    case .fillPath(let path, let color):
      return .fillPath(path.transformed(scale: 1, dx: dx, dy: dy), fade(color))
    case .fade(let rect, let color, let edge):
      return .fade(rect.offset(dx: dx, dy: dy), fade(color), from: edge)
    }
  }
}
