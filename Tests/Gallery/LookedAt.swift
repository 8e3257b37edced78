import TestSupport

/// A menu of the gallery that there are pictures of, and how it comes to be on the screen.
struct LookedAt: Sendable {
  /// What its pictures are called.
  var name: String
  /// The page and the button that opens it.
  var page, button: String
  /// The keys that follow, of which a submenu may open.
  var keys: [String] = []
  /// A text that must be there before it is looked at.
  var text: String?

  /// Opens the menu, and returns the part of the screen that it takes.
  @MainActor func open(in gallery: GalleryOnScreen) async throws -> Frame {
    try await gallery.open(button)
    if !keys.isEmpty { try await gallery.server.type(keys) }
    if let text { _ = try await gallery.find(text, in: .menu) }
    return try await gallery.menuFrame()
  }

  /// All of them.
  static let all: [LookedAt] = [
    LookedAt(name: "basics", page: "basics", button: "File", keys: ["Down", "Down"]),
    LookedAt(name: "subtitles", page: "basics", button: "Share"),
    LookedAt(name: "states", page: "states", button: "States"),
    LookedAt(name: "labels", page: "states", button: "Labels"),
    LookedAt(name: "separators", page: "separators", button: "Edit"),
    LookedAt(name: "title-headers", page: "separators", button: "Add"),
    LookedAt(name: "inline", page: "inline", button: "Bookmarks"),
    LookedAt(
      name: "cascade", page: "submenus", button: "Insert",
      keys: ["Down", "Down", "Right", "Right"], text: "Circle"),
    LookedAt(
      name: "stack", page: "submenus", button: "Stack", keys: ["Down", "Down", "Right"],
      text: "Draw with the Pen"),
    LookedAt(name: "headers", page: "headers", button: "Playlist"),
    LookedAt(
      name: "submenu-headers", page: "headers", button: "Library", keys: ["End", "Right"],
      text: "Shuffle"),
    LookedAt(name: "fixed", page: "order", button: "Fixed"),
    LookedAt(name: "priority", page: "order", button: "Priority"),
    LookedAt(name: "loading", page: "lazy", button: "Silence"),
    LookedAt(name: "loaded", page: "lazy", button: "Friends", text: "Cleo"),
    LookedAt(name: "failed", page: "lazy", button: "Weather", text: "Try Again"),
    LookedAt(name: "everything", page: "everything", button: "Show Menu"),
    LookedAt(
      name: "countries", page: "everything", button: "Show Menu", keys: ["End", "Up", "Right"],
      text: "Search Countries"),
    LookedAt(name: "profile", page: "views", button: "Profile"),
    LookedAt(
      name: "content", page: "views", button: "Summary", keys: ["Down", "Down", "Down"]),
    LookedAt(name: "menu-controls", page: "menu-controls", button: "Controls"),
    LookedAt(
      name: "search", page: "search", button: "Language", keys: ["Tab", "s"], text: "Spanish"),
    LookedAt(name: "people", page: "reused-views", button: "People", keys: ["Down", "Down"]),
    LookedAt(name: "small", page: "small", button: "Format"),
    LookedAt(name: "medium", page: "medium", button: "Edit"),
    LookedAt(name: "tint", page: "palettes", button: "Tint"),
    LookedAt(name: "open-circle", page: "palettes", button: "Open Circle"),
    LookedAt(name: "closed-circle", page: "palettes", button: "Closed Circle"),
    LookedAt(name: "open-rectangle", page: "palettes", button: "Open Rectangle"),
    LookedAt(name: "closed-rectangle", page: "palettes", button: "Closed Rectangle"),
    LookedAt(name: "strip", page: "palettes", button: "Symbols"),
    LookedAt(name: "toggles", page: "toggles", button: "Format"),
    LookedAt(
      name: "choices", page: "choices", button: "Arrange", keys: ["Down", "Right"],
      text: "By Size"),
    LookedAt(name: "live", page: "live", button: "Downloads"),
    LookedAt(name: "groups", page: "groups", button: "Document"),
    LookedAt(
      name: "country-picker", page: "countries", button: "Offices", keys: ["Down", "Right"],
      text: "Sweden"),
    LookedAt(name: "text-usual", page: "textsizes", button: "Usual"),
    LookedAt(name: "text-large", page: "textsizes", button: "Large"),
    LookedAt(name: "text-very-large", page: "textsizes", button: "Very Large"),
    LookedAt(name: "text-compact", page: "textsizes", button: "Compact"),
    LookedAt(name: "interactions", page: "interactions", button: "Static"),
    LookedAt(name: "presentations", page: "presentations", button: "Kept"),
    LookedAt(name: "keyboard", page: "keyboard", button: "Tools", keys: ["Down"]),
    LookedAt(name: "tooltips", page: "tooltips", button: "Power"),
    LookedAt(name: "scripts", page: "scripts", button: "Greetings"),
    LookedAt(name: "symbols", page: "images", button: "Symbols"),
    LookedAt(name: "files", page: "images", button: "Files"),
    LookedAt(name: "programs", page: "programs", button: "Monitor"),
    LookedAt(name: "sources", page: "sources", button: "Window"),
  ]
}
