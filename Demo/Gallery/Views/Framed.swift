import MenuX11

/// Gives a view a size of the page's choice.
final class Framed: View {
  private let size: Size

  /// Puts a view into a frame.
  init(_ view: View, _ size: Size) {
    self.size = size
    super.init()
    addSubview(view)
  }

  override func measure(fitting available: Size) -> Size { size }

  override func layout() {
    for subview in subviews { subview.frame = bounds }
  }
}
