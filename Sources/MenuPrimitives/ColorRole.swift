/// What a colour is for; a palette says which one that is in light, in dark and in high contrast.
public enum ColorRole: UInt8, Hashable, Sendable, CaseIterable {
  /// Text that is read first.
  case label
  /// Text that explains.
  case secondaryLabel
  /// Marks and text that may be overlooked.
  case tertiaryLabel
  /// What an empty text field says.
  case placeholderText
  /// Text and pictures of what can't be used at the moment.
  case disabled
  /// The colour that marks what is chosen or most important.
  case accent
  /// Text and pictures on the accent colour.
  case onAccent
  /// Text and pictures of what destroys.
  case destructive
  /// The ground of the window.
  case background
  /// The ground of a part that stands apart at the side of the window.
  case sidebar
  /// The ground of a card that lies on the window.
  case card
  /// The ground of a control at rest.
  case control
  /// The ground of a control below the pointer.
  case controlHovered
  /// The ground of a control that is held down.
  case controlPressed
  /// The ground of a field that text is written into.
  case field
  /// The empty part of what can be filled: a switch that is off, the rest of a slider.
  case track
  /// Hairlines between parts and around cards.
  case separator
  /// The colours of the system, a little different in light and in dark.
  case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan
  case systemBlue, systemIndigo, systemPurple, systemPink, systemBrown
  /// Greys, from the middle one towards the ground.
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
}
