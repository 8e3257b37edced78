import Glibc
import MenuX11

/// A program that stays: it prints `ready` once its loop runs, opens a menu on every byte on standard
/// input, and can open it again when it was closed. On a `c` it changes the title of the third element.
///
///     WarmMenu FILE             (rows; a tab begins a submenu's row, an empty line is a separator)
///     WarmMenu actions COUNT    (so many plain actions)
///     WarmMenu mixed COUNT      (so many elements of all sorts)
///     WarmMenu filter COUNT     (so many plain actions below a field that filters them)
@main @MainActor struct WarmMenu {
  static func main() {
    guard let menu = menu(from: Array(CommandLine.arguments.dropFirst())) else {
      puts("usage: WarmMenu FILE | actions COUNT | mixed COUNT | filter COUNT")
      exit(2)
    }
    do {
      try run(showing: menu)
    } catch {
      puts("WarmMenu: \(error)")
      exit(4)
    }
  }

  private static func menu(from arguments: [String]) -> Menu? {
    if arguments.count == 2, let count = Int(arguments[1]), count > 0 {
      switch arguments[0] {
      case "actions": return Menu(children: (0..<count).map { Action(title: "Action \($0)") })
      case "filter": return ManyElements.filtered(count)
      case "mixed": return Menu(children: ManyElements.mixed(count))
      default: return nil
      }
    }
    return arguments.first.flatMap(contents(of:)).map(menu(of:))
  }

  private static func run(showing menu: Menu) throws(BackendError) {
    let backend = try X11Backend.open()
    PopupBackends.current = backend
    let presentation = MenuPresentation(menu: menu, source: .pointer)
    presentation.density = .compact
    presentation.submenuStyle = .cascading
    backend.watch(0) {
      var byte: UInt8 = 0
      guard read(0, &byte, 1) == 1 else { return backend.stop() }
      switch byte {
      case UInt8(ascii: "c"): change(menu)
      default: presentation.present(animated: false)
      }
    }
    puts("ready")
    fflush(nil)
    backend.run()
  }

  private static func change(_ menu: Menu) {
    guard menu.children.count > 2, let action = menu.children[2] as? Action else { return }
    action.title = action.title == "Changed" ? "Anew" : "Changed"
  }

  private static func menu(of text: [UInt8]) -> Menu {
    let menu = Menu(children: [])
    var children: [MenuElement] = []
    var submenu: Menu?
    for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let label = String(decoding: line.drop { $0 == UInt8(ascii: "\t") }, as: UTF8.self)
      if line.first == UInt8(ascii: "\t"), let last = children.last {
        let parent = submenu ?? Menu(title: (last as? Action)?.title, children: [])
        if submenu == nil { children[children.count - 1] = parent }
        parent.children.append(Action(title: label))
        submenu = parent
        continue
      }
      submenu = nil
      children.append(line.isEmpty ? .separator : Action(title: label))
    }
    menu.children = children
    return menu
  }

  private static func contents(of path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while case let count = read(file, &piece, piece.count), count > 0 {
      bytes += piece[..<count]
    }
    // The last line has an end too.
    return bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes
  }
}
