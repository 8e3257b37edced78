import MenuLayout

extension Transitions {
  /// The motion of a density.
  static func of(_ density: Density) -> Transitions {
    switch density {
    case .regular: regular
    case .compact: compact
    }
  }

  /// The springs of the reference (2.7). It has no cascades; theirs are a smaller form of its opening.
  private static let regular: Transitions = {
    let spring = Timing.spring(Spring(duration: .milliseconds(500), dampingRatio: 0.8))
    let quick = Timing.spring(Spring(duration: .milliseconds(300), dampingRatio: 0.9))
    let panel = Transition(spring, opacity: 0, scale: 0.2, height: 110, shadowOpacity: 0)
    let row = Transition(spring, origin: .sourceRow, opacity: 1, shadowOpacity: 0)
    let cascade = Transition(quick, opacity: 0, scale: 0.9, shadowOpacity: 0)
    return Transitions(
      opening: panel, closing: panel, stackedOpening: row, stackedClosing: row,
      cascadeOpening: cascade, cascadeClosing: Transition(quick),
      steppingBack: spring, update: .curve(.easeInOut, .milliseconds(300)),
      headerLine: .curve(.easeInOut, .milliseconds(250)), pull: spring, pullScale: 0.8, blink: .zero
    )
  }()

  /// The motion of the desktop look: hardly any, and nothing that follows the pointer. Stacks aren't its way; they take a little longer, so
  /// that the eye can follow the row.
  private static let compact: Transitions = {
    let coming = Transition(.curve(.easeOut, .milliseconds(120)), opacity: 0, scale: 0.98)
    let going = Transition(.curve(.linear, .milliseconds(80)))
    let row = Transition(
      .curve(.easeInOut, .milliseconds(180)), origin: .sourceRow, opacity: 1, shadowOpacity: 0)
    return Transitions(
      opening: coming, closing: going, stackedOpening: row, stackedClosing: row,
      cascadeOpening: coming, cascadeClosing: going,
      steppingBack: .curve(.easeInOut, .milliseconds(180)),
      update: .curve(.easeInOut, .milliseconds(300)),
      headerLine: .curve(.easeInOut, .milliseconds(120)), blink: .milliseconds(60))
  }()
}
