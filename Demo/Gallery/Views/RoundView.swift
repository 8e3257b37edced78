import MenuX11

/// A circle with a view in its middle.
final class RoundView: View {
  private let content: View
  private let diameter: Double

  /// Puts a view into a circle; its ground is `background`.
  init(_ content: View, diameter: Double, color: Color = .systemGray5) {
    self.content = content
    self.diameter = diameter
    super.init()
    background = color
    cornerRadius = diameter / 2
    addSubview(content)
  }

  override func measure(fitting available: Size) -> Size {
    Size(width: diameter, height: diameter)
  }

  override func layout() {
    let size = content.measure(fitting: bounds.size)
    let grid = PixelGrid(scale: style.scale)
    content.frame = grid.round(
      Rect(
        x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height))
  }
}
