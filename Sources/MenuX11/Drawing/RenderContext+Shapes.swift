import CX11

extension RenderContext {
  /// Draws the corners of a rounded rectangle, or with a line width only their edge.
  func drawCorners(
    of shape: PixelRoundedRect, lineWidth: Double? = nil, source: Picture,
    operation: Int32 = PictOpOver, to picture: Picture
  ) {
    guard !shape.isPlain else { return }
    guard shape.hasSeparateCorners else { return }
    let corners = PixelRoundedRect.Corner.allCases.compactMap { corner in
      let square = shape.square(corner)
      let mask = MaskShape.corner(
        radius: shape.radii[corner.rawValue], lineWidth: lineWidth, isRight: corner.isRight,
        isBottom: corner.isBottom)
      return masks.mask(mask, width: square.width, height: square.height)
        .map { ($0, x: square.x, y: square.y) }
    }
    masks.draw(corners, source: source, operation: operation, to: picture)
  }
}
