import TestSupport

/// The rows of the measured menus, in files that all subjects read: a tab begins a submenu's row, an
/// empty line is a separator.
enum Items {
  /// Twelve rows in three groups, one with a submenu.
  static func twelve() throws -> String {
    let submenu = (1...8).map { "\tLetter \($0).odt" }
    let rows =
      ["New Window", "Open...", "Open Recent"] + submenu + ["Save", ""]
      + ["Cut", "Copy", "Paste", "Paste Special", "Delete", ""]
      + ["Find in Page", "Preferences", "Quit"]
    return try Scratch.file("twelve", rows.joined(separator: "\n") + "\n")
  }

  /// As many rows as said, without submenus; some of the words have ligatures in them, as words have.
  static func many(_ count: Int) throws -> String {
    let names = ["Row of the long list", "Profile", "Window", "Offline draft", "Ticket", "Figure"]
    let rows = (0..<count).map { "\(names[$0 % names.count]) \($0)\n" }
    return try Scratch.file("many-\(count)", rows.joined())
  }
}
