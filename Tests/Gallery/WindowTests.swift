import TestSupport
import Testing

/// The window that the gallery lives in.
@MainActor @Suite(.serialized) struct WindowTests {
  @Test func `the window says who it is`() async throws {
    let gallery = try await GalleryOnScreen(page: "basics")
    let id = try await gallery.server.complete("xdotool", ["search", "--name", "MenuKit Gallery"])
    let window = id.split(separator: "\n").last.map(String.init) ?? ""
    let properties = try await gallery.server.complete("xprop", ["-id", window])
    for wanted in [
      "WM_CLASS(STRING) = \"menukit-gallery\", \"menukit-gallery\"", "WM_DELETE_WINDOW",
      "_NET_WM_PID(CARDINAL) = \(gallery.program.pid)", "_NET_WM_NAME(UTF8_STRING)",
      "_NET_WM_WINDOW_TYPE_NORMAL", "program specified minimum size",
    ] {
      #expect(properties.contains(wanted), "\(wanted) is missing in\n\(properties)")
    }
  }

  @Test func `the window manager's close ends the program`() async throws {
    let gallery = try await GalleryOnScreen(page: "basics")
    let id = try await gallery.server.complete("xdotool", ["search", "--name", "MenuKit Gallery"])
    let window = id.split(separator: "\n").last.map(String.init) ?? ""
    // What openbox does with Alt and F4: it asks the window.
    try await gallery.server.complete("xdotool", ["windowactivate", "--sync", window])
    try await gallery.server.type("alt+F4")
    #expect(try await gallery.program.ended() == .status(0))
  }

  @Test func `the window follows another size`() async throws {
    let gallery = try await GalleryOnScreen(page: "basics")
    let before = try await gallery.find("File", in: .window)
    let id = try await gallery.server.complete("xdotool", ["search", "--name", "MenuKit Gallery"])
    let window = id.split(separator: "\n").last.map(String.init) ?? ""
    try await gallery.server.complete("xdotool", ["windowsize", window, "1000", "700"])
    try await gallery.wait(for: "the button follows the right edge") { shown in
      shown.contains { $0.text == "File" && $0.x > before.x + 100 } ? () : nil
    }
    try await gallery.open("File")
    try await gallery.choose("Close")
    try await gallery.waitForLine("chosen: Close")
  }

  @Test func `wrong options are told and end with status 2`() async throws {
    let server = try await XServer()
    for arguments in [["--page", "nowhere"], ["--theme"], ["--theme", "pink"], ["--frob"]] {
      let program = try server.run(Scratch.product("menukit-gallery"), arguments)
      #expect(try await program.ended() == .status(2))
      #expect(program.standardError.hasPrefix("menukit-gallery: "))
    }
    let lost = try server.run(
      Scratch.product("menukit-gallery"), environment: ["DISPLAY": ":99999"])
    #expect(try await lost.ended() == .status(2))
    server.stop()
  }
}
