import MenuX11

/// Shows as much as there is room for of a view that may be higher; a wheel scrolls it.
final class ScrollArea: View {
  private let content: View
  private let thumb = View()
  private var offset = 0.0
  private weak var wanted: View?

  /// Makes an area for a view.
  init(_ content: View) {
    self.content = content
    super.init()
    thumb.background = .separator
    thumb.cornerRadius = 2
    addSubview(content)
    addSubview(thumb)
  }

  /// Scrolls as little as is needed to show a view inside.
  func reveal(_ view: View) {
    wanted = view
    setNeedsLayout()
  }

  override func layout() {
    let room = Size(width: bounds.width, height: .infinity)
    let height = max(bounds.height, content.measure(fitting: room).height)
    content.frame.size = Size(width: bounds.width, height: height)
    if let wanted {
      content.layoutIfNeeded()
      let rect = wanted.convert(wanted.bounds, to: content)
      offset = min(max(offset, rect.maxY + 4 - bounds.height), rect.minY - 4)
      self.wanted = nil
    }
    offset = min(max(offset, 0), height - bounds.height)
    content.frame.origin = Point(x: 0, y: -offset.rounded())
    thumb.isHidden = height <= bounds.height
    let share = bounds.height / max(height, 1)
    let x = style.layoutDirection == .rightToLeft ? 2 : bounds.width - 6
    thumb.frame = Rect(
      x: x, y: (offset * share).rounded(), width: 4, height: (bounds.height * share).rounded())
  }

  override func pointer(_ event: PointerEvent) -> Bool {
    guard case .scrolled(_, let dy) = event.phase, !thumb.isHidden else { return false }
    offset += dy * 48
    setNeedsLayout()
    return true
  }
}

/// A button that is scrolled into sight when the keyboard comes to it.
final class PageButton: Button {
  override func stateChanged() {
    super.stateChanged()
    guard showsFocus else { return }
    var view = superview
    while let current = view {
      (current as? ScrollArea)?.reveal(self)
      view = current.superview
    }
  }
}
