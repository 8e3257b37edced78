import Foundation
import TestSupport
import Testing

/// What a person sees: the launcher's menus against golden pictures.
@MainActor @Suite(.serialized) struct LookOnScreenTests {
  /// A menu in one look.
  struct Look: Sendable, CustomTestStringConvertible {
    var name: String
    var options: [String]
    var scale = 1
    var compositor = Compositor.picom

    var testDescription: String { name }
  }

  nonisolated static let looks = [
    Look(name: "light", options: ["--theme", "light"]),
    Look(name: "light-plain", options: ["--theme", "light"], compositor: .none),
    Look(name: "light-2x", options: ["--theme", "light"], scale: 2),
    Look(name: "dark", options: ["--theme", "dark"]),
    Look(name: "dark-plain-2x", options: ["--theme", "dark"], scale: 2, compositor: .none),
    Look(name: "contrast", options: ["--theme", "high-contrast"]),
    Look(
      name: "stacked", options: ["--theme", "light", "--submenus", "stack", "--density", "regular"]),
    Look(
      name: "stacked-dark-2x",
      options: ["--theme", "dark", "--submenus", "stack", "--density", "regular"], scale: 2),
  ]

  /// Pictures, scripts from right to left, joined emoji, a row that can't be chosen, a submenu.
  private let rows = """
    IMG:folder.png\tFiles\topen
    Plain\tplain
    \u{645}\u{648}\u{633}\u{64A}\u{642}\u{649}\tmusic

    Not Now\t:
    IMG:globe.png\tMore
    \t\u{4E2D}\u{6587} 1
    \tParty \u{1F389}\u{1F469}\u{200D}\u{1F4BB}\u{1F1E7}\u{1F1F7}
    \t\u{939}\u{93F}\u{928}\u{94D}\u{926}\u{940}

    """

  @Test(arguments: looks)
  func `a menu with an open submenu looks as it should`(look: Look) async throws {
    let screen = try await Screen(compositor: look.compositor, scale: look.scale)
    screen.server.environment["ICONPATH"] = Self.icons
    _ = try await screen.server.makeWindow(screen.server.screen, color: 0x6080a0)
    try await screen.server.move(to: 100, 60)
    let menu = try screen.start(.text(rows), look.options)
    try await screen.server.waitForPopups(1)
    try await screen.server.waitForHeldInput()
    try await screen.server.type("End", "Right")
    try await screen.server.waitForPopups(2)
    let part = Frame(x: 40, y: 20, width: 380 * look.scale, height: 440 * look.scale)
    try await screen.server.waitForGolden("menu-" + look.name, in: part)
    try await screen.server.type("Escape", "Escape")
    try await menu.cancelled()
  }

  /// The pictures of the sample menu.
  private static let icons: String = {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return tests.appendingPathComponent("../../../Demo/Launcher/Samples/icons").standardized.path
  }()
}
