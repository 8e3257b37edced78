import Foundation
import TestSupport
import Testing

/// The pictures of the articles: each menu light with compact rows, and dark with regular ones.
///
/// `MENUKIT_RECORD=1 Tests/run --filter DocumentationTests` draws them anew.
@MainActor @Suite(.serialized) struct DocumentationTests {
  /// The names of pictures, and of the menus on them.
  nonisolated static let pictures = [
    "actions": "states", "submenus": "cascade", "inline": "inline", "separators": "title-headers",
    "lazy": "loaded", "failed": "failed", "small": "small", "medium": "medium",
    "palette": "open-circle", "headers": "submenu-headers", "order": "priority",
    "toggles": "toggles", "choices": "choices", "groups": "groups",
    "textsizes": "text-large",
  ]

  nonisolated private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../Sources/MenuKit/MenuKit.docc")
    .standardized

  @Test func `the pictures show menus as they are`() async throws {
    let light = try await draw("light", density: "compact", submenus: "cascading")
    let dark = try await draw("dark", density: "regular", submenus: "stacked")
    for name in Self.pictures.keys.sorted() {
      guard let left = light[name], let right = dark[name] else {
        Issue.record("there is no menu for \(name)")
        continue
      }
      do {
        try left.beside(right).thrifty.matches(
          Self.folder.path + "/Resources/\(name).png", name: name)
      } catch {
        Issue.record(error)
      }
    }
  }

  @Test func `every picture is in an article, and every article's picture is there`() throws {
    let files = FileManager.default
    let shown = try files.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".md") }
      .flatMap { name in
        try String(contentsOfFile: Self.folder.path + "/" + name, encoding: .utf8)
          .matches(of: /!\[[^\]]+\]\(([^)]+\.png)\)/).map { String($0.1) }
      }
    let there = try files.contentsOfDirectory(atPath: Self.folder.path + "/Resources")
    // That one is in the README.
    #expect(Set(shown).union(["menus.png"]) == Set(there))
    #expect(Set(shown).isSuperset(of: Self.pictures.keys.map { $0 + ".png" }))
  }

  /// Draws all menus in one look, by the names of the pictures.
  private func draw(
    _ theme: String, density: String, submenus: String
  ) async throws -> [String: Picture] {
    let gallery = try await GalleryOnScreen(
      page: "basics", ["--theme", theme, "--density", density, "--submenus", submenus],
      compositor: .picom, scale: 2, isStill: true, fonts: Scratch.notoFonts)
    var drawn: [String: Picture] = [:]
    for (name, menu) in Self.pictures {
      guard let menu = LookedAt.all.first(where: { $0.name == menu }) else { continue }
      try await gallery.show(menu.page)
      _ = try await menu.open(in: gallery)
      drawn[name] = try await gallery.picture()
      try await gallery.closeMenus()
    }
    return drawn
  }
}
