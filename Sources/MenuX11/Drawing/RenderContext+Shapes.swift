import CX11

extension RenderContext {
  /// Draws the corners of a rounded rectangle, or with a line width only their edge; those that don't
  /// show in a target are left out.
  func drawCorners(
    of shape: PixelRoundedRect, lineWidth: Double? = nil, source: Picture,
    operation: Int32 = PictOpOver, to picture: Picture, showingIn target: RenderTarget? = nil
  ) {
    guard !shape.isPlain else { return }
    guard shape.hasSeparateCorners else { return }
    var corners: [(MaskStore.Stored, x: Int, y: Int)] = []
    for corner in PixelRoundedRect.Corner.allCases {
      let square = shape.square(corner)
      if let target, !target.shows(square) { continue }
      let mask = MaskShape.corner(
        radius: shape.radii[corner.rawValue], lineWidth: lineWidth, isRight: corner.isRight,
        isBottom: corner.isBottom)
      if let stored = masks.mask(mask, width: square.width, height: square.height) {
        corners.append((stored, x: square.x, y: square.y))
      }
    }
    masks.draw(corners, source: source, operation: operation, to: picture)
  }
}
