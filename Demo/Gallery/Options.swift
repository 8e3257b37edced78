import MenuX11

/// What the command line asks for.
struct Options {
  /// Why a command line can't be followed, in a sentence for its writer.
  struct Mistake: Error {
    let message: String
  }

  /// The page that is shown first; nil: the first one.
  var page: String?
  /// How menus look and move.
  var settings = Settings()
  /// Whether a line on the standard input is answered with what shows, for tests.
  var describesOnRequest = false
  /// Whether only the help was wanted.
  var wantsHelp = false

  /// Reads the arguments, without the program's name.
  init(_ arguments: some Sequence<String>) throws(Mistake) {
    var rest = arguments.makeIterator()
    while let option = rest.next() {
      switch option {
      case "--page": page = try Self.value(of: option, rest.next())
      case "--theme": settings.theme = try Self.choice(of: option, rest.next())
      case "--density": settings.density = try Self.choice(of: option, rest.next())
      case "--submenus": settings.submenus = try Self.choice(of: option, rest.next())
      case "--no-animation": settings.animates = false
      case "--describe": describesOnRequest = true
      case "-h", "--help": wantsHelp = true
      default: throw Mistake(message: "unknown option \(option)")
      }
    }
  }

  private static func value(of option: String, _ value: String?) throws(Mistake) -> String {
    guard let value else { throw Mistake(message: "\(option) needs a value") }
    return value
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    of option: String, _ value: String?
  ) throws(Mistake) -> Choice {
    let value = try Self.value(of: option, value)
    guard let choice = Choice(rawValue: value) else {
      let all = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw Mistake(message: "\(option) takes one of \(all), not \(value)")
    }
    return choice
  }

  /// What `--help` prints.
  static func help(pages: [String]) -> String {
    """
    Usage: menukit-gallery [OPTION…]
    Shows what MenuKit's menus can do, a page for each feature.

      --page NAME        the page to begin with: \(pages.joined(separator: ", "))
      --theme NAME       desktop, light or dark
      --density NAME     compact or regular
      --submenus NAME    cascading or stacked
      --no-animation     nothing moves
      --describe         answer lines of the standard input with the texts that show, for tests
      -h, --help         this text

    Each choice prints a line such as "chosen: Open".
    """
  }
}
