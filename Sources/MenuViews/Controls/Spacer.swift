public import MenuPrimitives

/// Takes as much room between its neighbours in a stack as there is.
@MainActor open class Spacer: View {
  /// The room that it takes at least, along the stack, in logical pixels.
  public let minimumLength: Double

  /// Makes room.
  public init(minimumLength: Double = 0) {
    self.minimumLength = minimumLength.isFinite ? max(0, minimumLength) : 0
    super.init()
  }

  /// The least room along the stack that it lies in, and none across it.
  open override func measure(fitting available: Size) -> Size {
    switch (superview as? Stack)?.axis {
    case .horizontal: Size(width: minimumLength, height: 0)
    case .vertical, nil: Size(width: 0, height: minimumLength)
    }
  }
}
