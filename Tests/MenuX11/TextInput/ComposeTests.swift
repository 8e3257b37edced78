import MenuX11
import TestSupport
import Testing

@testable import MenuX11

@MainActor @Suite("Compose sequences") struct ComposeTests {
  private static let acute: UInt32 = 0xfe51
  private static let multi: UInt32 = 0xff20

  private func locations(_ variables: [String: String] = [:]) -> ComposeLocations {
    ComposeLocations { variables[$0] }
  }

  @Test("lines say which keys write what; what isn't a sequence is skipped")
  func lines() {
    let table = ComposeFile(
      #"""
      # A comment
      <dead_acute> <e>	: "é"   eacute # LATIN SMALL LETTER E WITH ACUTE
      <Multi_key> <o> <c>:"\302\xA9"
      <Multi_key> <quotedbl> <backslash> : "\"\\" # both
      <Multi_key> <U263a> : U263B
      <Multi_key> <a> : "first"
      <Multi_key> <a> : "second"
      Ctrl <Multi_key> <b> : "with a modifier"
      ! Ctrl <Multi_key> <b> : "with a modifier"
      <Multi_key> <no_such_key> : "x"
      <Multi_key> <c> "no colon"
      <Multi_key> <d> : "no end
      <Multi_key> : 
      <
      """#, in: locations()
    ).table
    #expect(table.count == 6)
    #expect(table.find([Self.acute]) == .beginning)
    #expect(table.find([Self.acute, 0x65]) == .text("é"))
    #expect(table.find([Self.acute, 0x66]) == .nothing)
    #expect(table.find([Self.multi, 0x6f, 0x63]) == .text("©"))
    #expect(table.find([Self.multi, 0x22, 0x5c]) == .text("\"\\"))
    #expect(table.find([Self.multi, 0x100_263a]) == .text("☻"))
    #expect(table.find([Self.multi, 0x61]) == .text("second"))
    #expect(table.find([Self.multi, 0x62]) == .nothing)
    #expect(table.find([]) == .beginning)
  }

  @Test("a table holds only so much")
  func limits() {
    let long = ComposeTable([
      .init(keys: [UInt32](repeating: 1, count: 17), text: "x"),
      .init(keys: [1], text: String(repeating: "x", count: 256)), .init(keys: [], text: "x"),
      .init(keys: [2], text: ""),
    ])
    #expect(long.count == 0)
    #expect(ComposeTable().find([1]) == .nothing)
  }

  @Test("random bytes are no harm")
  func random() {
    var generator = SystemRandomNumberGenerator()
    let pieces = [
      "<", ">", "dead_acute", "e", ":", "\"", "\\", "x", "7", " ", "\n", "include ", "%L",
    ]
    for _ in 0..<300 {
      let text = (0..<40).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      let table = ComposeFile(text, in: locations(["XLOCALEDIR": "/nonexistent"])).table
      #expect(table.count <= 40)
    }
  }

  @Test("the user's language decides on the file, and text is Unicode in every locale")
  func locales() {
    #expect(ComposeLocations.locale("de_DE.utf8") == "de_DE.UTF-8")
    #expect(ComposeLocations.locale("de_DE.ISO-8859-1@euro") == "de_DE.UTF-8")
    #expect(ComposeLocations.locale("C") == "en_US.UTF-8")
    #expect(ComposeLocations.locale("C.UTF-8") == "en_US.UTF-8")
    let folder = "/usr/share/X11/locale/"
    #expect(locations(["LANG": "de_DE"]).systemFile == folder + "en_US.UTF-8/Compose")
    #expect(
      locations(["LANG": "de_DE", "LC_CTYPE": "pt_BR.UTF-8"]).systemFile
        == folder + "pt_BR.UTF-8/Compose")
    #expect(
      locations(["LC_ALL": "el_CY.UTF-8", "LC_CTYPE": "pt_BR.UTF-8"]).systemFile
        == folder + "el_GR.UTF-8/Compose")
    #expect(locations(["HOME": "/h"]).userFiles == ["/h/.config/XCompose", "/h/.XCompose"])
    #expect(locations(["HOME": "/h", "XCOMPOSEFILE": "/own"]).userFiles == ["/own"])
    #expect(
      locations(["HOME": "/h", "XLOCALEDIR": "/l"]).expand(Array("%H/a %S/b 100%% %L".utf8))
        == "/h/a /l/b 100% /l/en_US.UTF-8/Compose")
  }

  @Test("the system's own file is read, and files that include themselves come to an end")
  func systemFile() throws {
    let table = ComposeFile(locations(["LANG": "fi_FI.UTF-8"])).table
    // The Finnish file adds to the English one.
    #expect(table.count > 4000)
    #expect(table.find([Self.acute, 0x65]) == .text("é"))
    #expect(table.find([Self.multi, 0x6f, 0x63]) == .text("©"))
    let path = Scratch.folder + "/XCompose"
    _ = try Scratch.file(
      "XCompose", "include \"\(path)\"\ninclude \"%L\"\n<Multi_key> <o> <c> : \"own\"\n")
    let own = ComposeFile(locations(["XCOMPOSEFILE": path])).table
    #expect(own.find([Self.multi, 0x6f, 0x63]) == .text("own"))
    #expect(own.find([Self.acute, 0x65]) == .text("é"))
    // Absent files are absent sequences.
    let none = locations(["XCOMPOSEFILE": "/nonexistent", "XLOCALEDIR": "/nonexistent"])
    #expect(ComposeFile(none).table.count == 0)
  }

  // MARK: Keys

  private func composer(_ isUserDefined: Bool = false) -> KeyComposer {
    KeyComposer(isUserDefined: { isUserDefined }) {
      ComposeTable([
        .init(keys: [Self.acute, 0x65], text: "é"), .init(keys: [Self.acute, 0x20], text: "'"),
        .init(keys: [Self.multi, 0x6f, 0x63], text: "©"), .init(keys: [0x66, 0x66], text: "ﬀ"),
      ])
    }
  }

  private func press(
    _ composer: inout KeyComposer, _ keys: UInt32..., modifiers: Modifiers = []
  ) -> [KeyComposer.Outcome] {
    keys.map { composer.press(Keysym($0), modifiers: modifiers) }
  }

  @Test("accents and letters become one, with a preedit meanwhile")
  func accents() {
    var composer = composer()
    #expect(press(&composer, 0x61) == [.passes])
    #expect(composer.preedit == nil)
    #expect(press(&composer, Self.acute) == [.taken])
    #expect(composer.preedit == "´")
    // Shift on the way.
    #expect(press(&composer, 0xffe1, 0x65) == [.passes, .writes("é")])
    #expect(composer.preedit == nil)
    #expect(press(&composer, Self.multi, 0x6f) == [.taken, .taken])
    #expect(composer.preedit == "·o")
    #expect(press(&composer, 0x63) == [.writes("©")])
    #expect(press(&composer, 0x66, 0x66) == [.passes, .passes])
  }

  @Test("what leads nowhere is dropped, Escape and Backspace take it back, arrows go on")
  func cancelling() {
    var composer = composer()
    #expect(press(&composer, Self.acute, 0x78, 0x65) == [.taken, .taken, .passes])
    for key: UInt32 in [0xff1b, 0xff08] {
      #expect(press(&composer, Self.acute, key, 0x65) == [.taken, .taken, .passes])
    }
    for key: UInt32 in [0xff54, 0xff0d, 0xff09] {
      #expect(press(&composer, Self.acute, key, 0x65) == [.taken, .passes, .passes])
      #expect(composer.preedit == nil)
    }
    #expect(press(&composer, Self.acute) == [.taken])
    composer.reset()
    #expect(press(&composer, 0x65) == [.passes])
    // A shortcut is no text.
    #expect(press(&composer, Self.acute) == [.taken])
    #expect(press(&composer, 0x65, modifiers: .control) == [.passes])
    #expect(press(&composer, 0x65) == [.passes])
    // A dead key that no sequence begins with.
    #expect(press(&composer, 0xfe50) == [.passes])
  }

  @Test("in a user's own table any key may begin")
  func userDefined() {
    var composer = composer(true)
    #expect(press(&composer, 0x66, 0x66) == [.taken, .writes("ﬀ")])
    #expect(press(&composer, 0x67) == [.passes])
  }
}
