extension Color {
  /// Text that is read first.
  public static let label = Color(.label)
  /// Text that explains.
  public static let secondaryLabel = Color(.secondaryLabel)
  /// Marks and text that may be overlooked.
  public static let tertiaryLabel = Color(.tertiaryLabel)
  /// What an empty text field says.
  public static let placeholderText = Color(.placeholderText)
  /// Text and pictures of what can't be used at the moment.
  public static let disabled = Color(.disabled)
  /// What is chosen or most important.
  public static let accent = Color(.accent)
  /// Text and pictures on the accent colour.
  public static let onAccent = Color(.onAccent)
  /// Text and pictures of what destroys.
  public static let destructive = Color(.destructive)
  /// The ground of the window.
  public static let background = Color(.background)
  /// The ground of a part that stands apart at the side of the window.
  public static let sidebar = Color(.sidebar)
  /// The ground of a card that lies on the window.
  public static let card = Color(.card)
  /// The ground of a control at rest.
  public static let control = Color(.control)
  /// The ground of a control below the pointer.
  public static let controlHovered = Color(.controlHovered)
  /// The ground of a control that is held down.
  public static let controlPressed = Color(.controlPressed)
  /// The ground of a field that text is written into.
  public static let field = Color(.field)
  /// The empty part of what can be filled.
  public static let track = Color(.track)
  /// Hairlines between parts and around cards.
  public static let separator = Color(.separator)
  /// The system's red.
  public static let systemRed = Color(.systemRed)
  /// The system's orange.
  public static let systemOrange = Color(.systemOrange)
  /// The system's yellow.
  public static let systemYellow = Color(.systemYellow)
  /// The system's green.
  public static let systemGreen = Color(.systemGreen)
  /// The system's mint.
  public static let systemMint = Color(.systemMint)
  /// The system's teal.
  public static let systemTeal = Color(.systemTeal)
  /// The system's cyan.
  public static let systemCyan = Color(.systemCyan)
  /// The system's blue.
  public static let systemBlue = Color(.systemBlue)
  /// The system's indigo.
  public static let systemIndigo = Color(.systemIndigo)
  /// The system's purple.
  public static let systemPurple = Color(.systemPurple)
  /// The system's pink.
  public static let systemPink = Color(.systemPink)
  /// The system's brown.
  public static let systemBrown = Color(.systemBrown)
  /// The system's grey, the same in light and in dark.
  public static let systemGray = Color(.systemGray)
  /// The system's grey, one step towards the ground.
  public static let systemGray2 = Color(.systemGray2)
  /// The system's grey, two steps towards the ground.
  public static let systemGray3 = Color(.systemGray3)
  /// The system's grey, three steps towards the ground.
  public static let systemGray4 = Color(.systemGray4)
  /// The system's grey, four steps towards the ground.
  public static let systemGray5 = Color(.systemGray5)
  /// The system's grey, five steps towards the ground.
  public static let systemGray6 = Color(.systemGray6)
}
