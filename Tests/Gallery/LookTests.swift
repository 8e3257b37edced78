import TestSupport
import Testing

/// What a person sees of every page, against golden pictures.
@MainActor @Suite(.serialized) struct LookTests {
  /// How all menus look: what the gallery is started with.
  struct Look: Sendable, CustomTestStringConvertible {
    var theme: String
    var density: String
    var submenus: String
    var scale = 1
    /// Reads from the right.
    var isMirrored = false
    /// Of which menus there are pictures; empty: of all.
    var names: [String] = []

    var testDescription: String {
      let size = scale == 1 ? "" : "-\(scale)x"
      return "\(theme)-\(density)\(size)\(isMirrored ? "-mirrored" : "")"
    }
  }

  nonisolated static let looks =
    ["light", "dark"].flatMap { theme in
      [
        Look(theme: theme, density: "compact", submenus: "cascading"),
        Look(theme: theme, density: "regular", submenus: "stacked"),
      ]
    } + [
      Look(
        theme: "light", density: "regular", submenus: "stacked", scale: 2,
        names: ["medium", "open-circle", "states", "profile", "content"]),
      Look(
        theme: "dark", density: "compact", submenus: "cascading", scale: 2,
        names: ["small", "closed-rectangle", "basics", "search", "content"]),
      Look(
        theme: "dark", density: "compact", submenus: "cascading", isMirrored: true,
        names: ["medium", "strip", "content", "menu-controls"]),
      Look(
        theme: "light", density: "regular", submenus: "stacked", isMirrored: true,
        names: ["medium", "strip", "content", "menu-controls"]),
    ]

  @Test(arguments: looks)
  func `menus look as they should`(look: Look) async throws {
    let gallery = try await GalleryOnScreen(
      page: "basics",
      ["--theme", look.theme, "--density", look.density, "--submenus", look.submenus],
      scale: look.scale, language: look.isMirrored ? "ar" : nil, isStill: true)
    for menu in LookedAt.all where look.names.isEmpty || look.names.contains(menu.name) {
      try await gallery.show(menu.page)
      let part = try await menu.open(in: gallery)
      do {
        try await gallery.server.waitForGolden("\(menu.name)-\(look.testDescription)", in: part)
      } catch {
        Issue.record(error)
      }
      try await gallery.closeMenus()
    }
  }
}
