/// What the command line asks for.
struct Options: Hashable, Sendable {
  /// What to do with the menu.
  enum Task: Hashable, Sendable {
    /// Show it and let the user choose.
    case show
    /// Report the faults of the input.
    case check
    /// Print the menu as read.
    case dump
    /// Draw the open menu into a PNG file.
    case picture(FileName)
    /// Print how the program is used.
    case help
    /// Print the program's version.
    case version
  }

  /// How submenus open.
  enum Submenus: String, CaseIterable, Hashable, Sendable {
    case stack, cascade
  }

  /// How much room rows take.
  enum Density: String, CaseIterable, Hashable, Sendable {
    case regular, compact
  }

  /// Which table of colours.
  enum Theme: String, CaseIterable, Hashable, Sendable {
    case system, light, dark
    case highContrast = "high-contrast"
  }

  /// What to do; at most one of the tasks is asked for.
  var task = Task.show
  /// The file that holds the menu; nil for standard input.
  var file: FileName?
  /// How the input is written; nil for the first format, until there is one whose first bytes show.
  var format: String?
  /// Where the menu opens.
  var place = Place.pointer
  /// The monitor that the attachment is on, where it doesn't say so itself.
  var monitor = MonitorChoice.pointer
  /// How submenus open.
  var submenus = Submenus.cascade
  /// How much room rows take.
  var density = Density.compact
  /// Which table of colours.
  var theme = Theme.system
  /// A title row above the menu.
  var title: String?
  /// Whether the chosen output is run instead of printed.
  var runsOutput = false
  /// Whether a NUL ends the output instead of a newline.
  var endsWithNul = false
  /// Whether the chosen row's path is printed instead of its output.
  var printsIndex = false
  /// Whether nothing moves.
  var isStill = false
  /// In a picture: the submenu to open first.
  var opened: RowPath?
  /// In a picture: the row to highlight.
  var highlighted: RowPath?
}

/// The place of a row: its index in the root, then in each submenu on the way. Separators and
/// unselectable rows count, the title and rows left out as faulty don't.
struct RowPath: Hashable, Sendable, CustomStringConvertible {
  /// The indices from the root on.
  var indices: [Int]

  /// Makes a path from indices.
  init(_ indices: [Int]) {
    self.indices = indices
  }

  /// Reads `2/0`; nil for anything but numbers with single slashes between them.
  init?(_ text: String) {
    var indices: [Int] = []
    for part in text.split(separator: "/", omittingEmptySubsequences: false) {
      guard let index = Int(digits: part) else { return nil }
      indices.append(index)
    }
    self.init(indices)
  }

  /// The form that is printed and read: `2/0`.
  var description: String {
    indices.map { String($0) }.joined(separator: "/")
  }
}

extension Int {
  /// Reads decimal digits alone, without a sign; nil when there is anything else or the number is
  /// beyond every sensible count or coordinate.
  init?(digits text: some StringProtocol) {
    guard (1...9).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    self.init(text)
  }
}
