import TestSupport
import Testing

/// Countries, picked as a person picks them.
@MainActor @Suite(.serialized) struct CountryTests {
  @Test(arguments: ["cascading", "stacked"])
  func `a country is searched and picked, and the row says it`(submenus: String) async throws {
    let gallery = try await GalleryOnScreen(page: "countries", ["--submenus", submenus])
    try await gallery.open("Address")
    _ = try await gallery.find("Pick…", in: .menu)
    try await gallery.choose("Country")
    try await gallery.choose("Search Countries")
    try await gallery.server.type("p", "o", "r", "t", "u")
    try await gallery.waitUntilGone("Albania")
    try await gallery.choose("Portugal")
    try await gallery.waitForLine("country: PT")
    // Only the submenu has closed.
    try await gallery.waitUntilGone("Search Countries")
    _ = try await gallery.find("Portugal", in: .menu)
    try await gallery.choose("Done")
    try await gallery.waitForLine("chosen: Done")
    try await gallery.waitUntilClosed()
  }

  @Test func `a picker may have some countries, one of them picked already`() async throws {
    let gallery = try await GalleryOnScreen(page: "countries")
    try await gallery.open("Offices")
    _ = try await gallery.find("Finland", in: .menu)
    try await gallery.choose("Office")
    let names = try await gallery.wait(for: "the countries show") { shown in
      let names = shown.filter { $0.place == .menu }.map(\.text)
      return names.contains("Sweden") ? names : nil
    }
    #expect(Set(names).isSuperset(of: ["Denmark", "Finland", "Iceland", "Norway", "Sweden"]))
    #expect(!names.contains("Portugal"))
    try await gallery.choose("Iceland")
    try await gallery.waitForLine("country: IS")
    try await gallery.closeMenus()
  }

  @Test func `countries are elements by themselves`() async throws {
    let gallery = try await GalleryOnScreen(page: "countries", ["--density", "regular"])
    try await gallery.open("Teams")
    _ = try await gallery.find("🇯🇵", in: .menu)
    try await gallery.choose("Kenya")
    try await gallery.waitForLine("country: KE")
    try await gallery.choose("Japan")
    try await gallery.waitForLine("country: JP")
    try await gallery.closeMenus()
  }
}
