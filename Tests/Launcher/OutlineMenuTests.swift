import MenuTesting
import MenuX11
import Testing

@testable import Launcher

/// How a menu is made of what was read, all at once and while it shows.
@MainActor @Suite struct OutlineMenuTests {
  /// The elements below a menu, as `title(children)`; separators are `-`, what can't be chosen is in
  /// brackets.
  private func shape(_ menu: Menu) -> String {
    menu.children.map { element in
      switch element {
      case let row as Row: row.isEnabled ? row.title ?? "" : "[\(row.title ?? "")]"
      case let menu as Menu: "\(menu.title ?? "")(\(shape(menu)))"
      default: "-"
      }
    }.joined(separator: " ")
  }

  private func menu(_ reader: MenuReader) -> OutlineMenu {
    let menu = OutlineMenu(pictures: PictureSearch(iconPath: []))
    menu.make(from: reader)
    menu.show()
    return menu
  }

  private let text = "A\ta\nB\n\tC\n\t\tD\n\t\tE\t\n\t\n\tF\n\nG\n\tH\nI"
  private let whole = "A B(C(D [E]) - F) - G(H) I"

  @Test func `rows, submenus and separators are where they were written`() {
    #expect(shape(menu(read(text)).root) == whole)
  }

  @Test func `a menu that comes in bytes is the same`() {
    var reader = MenuReader(
      Input(descriptor: -1, name: "test"), format: MenuFormats.reader(named: nil),
      extent: .everything)
    let menu = OutlineMenu()
    for byte in text.utf8 {
      reader.take([byte], isLast: false)
      menu.make(from: reader)
      menu.show()
    }
    reader.take([], isLast: true)
    menu.make(from: reader)
    menu.show()
    #expect(shape(menu.root) == whole)
  }

  @Test(arguments: [1, 2, 3, 5]) func `a menu that is made in slices is the same`(slice: Int) {
    let reader = read(text)
    for shows in [true, false] {
      let menu = OutlineMenu()
      while menu.madeCount < reader.outline.nodes.count {
        menu.make(from: reader, atMost: slice)
        if shows { menu.show() }
      }
      menu.show()
      #expect(shape(menu.root) == whole)
      #expect(menu.shownCount == reader.outline.nodes.count)
    }
  }

  @Test func `elements are found by the paths that are printed`() throws {
    let reader = read(text)
    let menu = menu(reader)
    for number in reader.outline.nodes.indices {
      let element = menu.element(at: reader.outline.path(of: number))
      switch reader.outline.nodes[number].kind {
      case .row, .text: #expect((element as? Row)?.node == number)
      case .submenu: #expect(element is Menu)
      case .separator: #expect(element is Separator)
      }
    }
    #expect(menu.element(at: RowPath([9])) == nil)
    #expect(menu.element(at: RowPath([0, 0])) == nil)
  }

  @Test func `a row that is performed is the choice`() throws {
    let menu = menu(read("A\nB\nC"))
    try #require(menu.element(at: RowPath([1]))).perform()
    #expect(menu.choice.node == 1)
  }

  @Test func `labels are drawn without what can't be drawn`() {
    func drawn(_ bytes: [UInt8]) -> String { String(label: bytes[...]) }
    #expect(drawn(Array("a\tb\u{1B}\u{7F}\u{85}c\0".utf8)) == "a b   c ")
    #expect(drawn([0x61, 0xFF, 0x62]) == "a\u{FFFD}b")
    #expect(drawn(Array("é©Â".utf8)) == "é©Â")
    let long = Array(String(repeating: "é", count: 3000).utf8)
    #expect(drawn(long) == String(repeating: "é", count: 2048))
    #expect(drawn([0x61] + long) == "a" + String(repeating: "é", count: 2047))
    #expect(drawn(Array(repeating: 0xA9, count: 5000)) == "")
  }

  @Test func `pictures are looked for in the folders of ICONPATH`() throws {
    let folder = "/proc/self/"
    var search = PictureSearch(iconPath: Array("/nowhere::\(folder)".utf8))
    #expect(search.file(of: Array("/a.png".utf8)) == "/a.png")
    #expect(search.file(of: Array("./a.png".utf8)) == "./a.png")
    #expect(search.file(of: Array("../a.png".utf8)) == "../a.png")
    #expect(search.file(of: Array("status".utf8)) == "/proc/self//status")
    #expect(search.file(of: Array("a.png".utf8)) == nil)
    #expect(search.fault(of: Array("a.png".utf8)) == .pictureMissing(Array("a.png".utf8)))
    #expect(search.fault(of: Array("/dev/zero".utf8)) == .pictureMissing(Array("/dev/zero".utf8)))
    #expect(
      search.fault(of: Array("status".utf8))
        == .pictureBroken(Array("status".utf8), "it is empty"))
  }
}
