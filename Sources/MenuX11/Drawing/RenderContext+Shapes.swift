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
    corners.reserveCapacity(4)
    for corner in PixelRoundedRect.Corner.allCases {
      let square = shape.square(corner)
      if let target, !target.shows(square) { continue }
      let stored = masks.corner(
        corner, radius: shape.radii[corner.rawValue], lineWidth: lineWidth ?? 0,
        extent: square.width)
      if let stored { corners.append((stored, x: square.x, y: square.y)) }
    }
    masks.draw(corners, source: source, operation: operation, to: picture)
  }
}
