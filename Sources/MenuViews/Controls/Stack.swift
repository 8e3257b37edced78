public import MenuPrimitives

/// Places its subviews one after the other, in a row or in a column; `HStack` and `VStack` are for
/// those who know which.
@MainActor open class Stack: View {
  /// The direction in which subviews follow each other.
  public enum Axis: Hashable, Sendable {
    /// From where a line of text begins to where it ends.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// Where subviews lie across the axis.
  public enum Alignment: Hashable, Sendable {
    /// At the top of a row, at the leading side of a column.
    case leading
    case center
    /// At the bottom of a row, at the trailing side of a column.
    case trailing
    /// Over the whole extent.
    case fill
  }

  /// The direction in which subviews follow each other.
  public let axis: Axis
  /// The distance between two neighbours, in logical pixels.
  public var spacing: Double { didSet { setNeedsLayout() } }
  /// The distances from the stack's edges to its subviews.
  public var insets: Insets { didSet { setNeedsLayout() } }
  /// Where subviews lie across the axis.
  public var alignment: Alignment { didSet { setNeedsLayout() } }

  private var growing: Set<ObjectIdentifier> = []

  /// Makes a stack of views.
  public init(
    _ axis: Axis, spacing: Double = 8, insets: Insets = .zero, alignment: Alignment = .leading,
    _ views: [View] = []
  ) {
    self.axis = axis
    self.spacing = spacing
    self.insets = insets
    self.alignment = alignment
    super.init()
    for view in views { add(view) }
  }

  /// Puts a view at the end. Views that grow, as a `Spacer` always does, share what is left over along
  /// the axis.
  public func add(_ view: View, grows: Bool = false) {
    addSubview(view)
    let id = ObjectIdentifier(view)
    // A view that has gone may have had the same one.
    if grows { growing.insert(id) } else { growing.remove(id) }
  }

  private func grows(_ view: View) -> Bool {
    view is Spacer || growing.contains(ObjectIdentifier(view))
  }

  /// The extents of the subviews together; a growing one counts with what it asks for.
  open override func measure(fitting available: Size) -> Size {
    let inner = available.reduced(by: insets)
    let shown = subviews.filter { !$0.isHidden }
    var (along, across) = (spacing * Double(max(0, shown.count - 1)), 0.0)
    for view in shown {
      let size = view.measure(fitting: room(along: inner.extent(axis) - along, inner))
      along += size.extent(axis)
      across = max(across, size.extent(axis.crossing))
    }
    return Size(axis, along: along, across: across).enlarged(by: insets)
  }

  /// Places the subviews.
  open override func layout() {
    let inner = bounds.size.reduced(by: insets)
    let shown = subviews.filter { !$0.isHidden }
    let gaps = spacing * Double(max(0, shown.count - 1))
    var sizes: [Size] = []
    var left = max(0, inner.extent(axis) - gaps)
    for view in shown {
      let size = view.measure(fitting: room(along: left, inner))
      sizes.append(size)
      left -= size.extent(axis)
    }
    let growers = shown.filter(grows).count
    let share = growers > 0 ? max(0, left) / Double(growers) : 0
    let grid = PixelGrid(scale: style.scale)
    var position = axis == .vertical ? insets.top : insets.leading
    for (view, size) in zip(shown, sizes) {
      let length =
        size.extent(axis) + (grows(view) ? share : 0)
      view.frame = grid.round(frame(of: size, from: position, length: length, inner: inner))
      position += length + spacing
    }
  }

  private func room(along: Double, _ inner: Size) -> Size {
    Size(axis, along: max(0, along), across: inner.extent(axis.crossing))
  }

  private func frame(of size: Size, from position: Double, length: Double, inner: Size) -> Rect {
    let cross = axis.crossing
    let extent = alignment == .fill ? inner.extent(cross) : size.extent(cross)
    let slack = inner.extent(cross) - extent
    let start = axis == .vertical ? insets.leading : insets.top
    let offset =
      switch alignment {
      case .leading, .fill: start
      case .center: start + slack / 2
      case .trailing: start + slack
      }
    var rect =
      axis == .vertical
      ? Rect(x: offset, y: position, width: extent, height: length)
      : Rect(x: position, y: offset, width: length, height: extent)
    if style.layoutDirection == .rightToLeft { rect.origin.x = bounds.width - rect.maxX }
    return rect
  }
}

extension Stack.Axis {
  fileprivate var crossing: Stack.Axis { self == .vertical ? .horizontal : .vertical }
}

extension Size {
  fileprivate init(_ axis: Stack.Axis, along: Double, across: Double) {
    self =
      axis == .vertical ? Size(width: across, height: along) : Size(width: along, height: across)
  }

  fileprivate func extent(_ axis: Stack.Axis) -> Double { axis == .vertical ? height : width }

  fileprivate func reduced(by insets: Insets) -> Size {
    Size(
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }

  fileprivate func enlarged(by insets: Insets) -> Size {
    Size(
      width: width + insets.leading + insets.trailing, height: height + insets.top + insets.bottom)
  }
}
