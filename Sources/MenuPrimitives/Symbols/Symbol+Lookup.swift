extension Symbol {
  /// The built-in symbol with a name, or nil when there is none. The names are those that iOS
  /// developers know their system's symbols by; the drawings are our own.
  public init?(systemName: String) {
    guard let symbol = Symbol.builtIn(systemName) else { return nil }
    self = symbol
  }

  // A switch and not a table: a menu with one symbol draws one.
  private static func builtIn(_ name: String) -> Symbol? {
    switch name {
    case "checkmark": checkmark
    case "dash": dash
    case "chevron.right": chevronRight
    case "chevron.left": chevronLeft
    case "chevron.down": chevronDown
    case "chevron.up": chevronUp
    case "plus": plus
    case "minus": minus
    case "xmark": xmark
    case "ellipsis": ellipsis
    case "info.circle": infoCircle
    case "questionmark.circle": questionmarkCircle
    case "exclamationmark.triangle": exclamationmarkTriangle
    case "power": power
    case "play": play
    case "play.fill": playFill
    case "pause": pause
    case "arrow.clockwise": arrowClockwise
    case "arrow.up.arrow.down": arrowUpArrowDown
    case "arrow.up": arrowUp
    case "arrow.down": arrowDown
    case "arrow.left": arrowLeft
    case "arrow.right": arrowRight
    case "square.and.arrow.up": squareAndArrowUp
    case "rectangle.portrait.and.arrow.right": leave
    case "doc.on.doc": docOnDoc
    case "clipboard": clipboard
    case "scissors": scissors
    case "pencil": pencil
    case "trash": trash
    case "magnifyingglass": magnifyingglass
    case "link": link
    case "doc": doc
    case "folder": folder
    case "bookmark": bookmark
    case "bookmark.fill": bookmarkFill
    case "tag": tag
    case "photo": photo
    case "envelope": envelope
    case "calendar": calendar
    case "terminal": terminal
    case "gear": gear
    case "slider.horizontal.3": slider
    case "square.grid.2x2": squareGrid
    case "list.bullet": listBullet
    case "bell": bell
    case "lock": lock
    case "house": house
    case "clock": clock
    case "eye": eye
    case "person": person
    case "star": star
    case "star.fill": starFill
    case "heart": heart
    case "heart.fill": heartFill
    case "cloud": cloud
    case "globe": globe
    case "sun.max": sun
    case "moon": moon
    default: nil
    }
  }

  /// The names of all built-in symbols.
  public static let systemNames: [String] = [
    "checkmark", "dash", "chevron.right", "chevron.left", "chevron.down", "chevron.up", "plus",
    "minus", "xmark", "ellipsis", "info.circle", "questionmark.circle", "exclamationmark.triangle",
    "power", "play", "play.fill", "pause", "arrow.clockwise", "arrow.up.arrow.down", "arrow.up",
    "arrow.down", "arrow.left", "arrow.right", "square.and.arrow.up",
    "rectangle.portrait.and.arrow.right", "doc.on.doc", "clipboard", "scissors", "pencil", "trash",
    "magnifyingglass", "link", "doc", "folder", "bookmark", "bookmark.fill", "tag", "photo",
    "envelope", "calendar", "terminal", "gear", "slider.horizontal.3", "square.grid.2x2",
    "list.bullet", "bell", "lock", "house", "clock", "eye", "person", "star", "star.fill", "heart",
    "heart.fill", "cloud", "globe", "sun.max", "moon",
  ]
}

extension Image {
  /// Takes the built-in symbol with a name, or nothing when there is none; see
  /// `Symbol.init(systemName:)`.
  public init?(systemName: String) {
    guard let symbol = Symbol(systemName: systemName) else { return nil }
    self.init(symbol: symbol)
  }
}
