import TestSupport
import Testing

/// The page of pictures, used as a user does. `LookTests` has what they look like.
@MainActor @Suite(.serialized) struct ImagesTests {
  @Test func `what can't be shown is told of once, and its row works all the same`() async throws {
    let gallery = try await GalleryOnScreen(page: "images")
    for _ in 0..<2 {
      try await gallery.open("Files")
      try await gallery.choose("Missing")
      try await gallery.waitUntilClosed()
    }
    try await gallery.waitForLine("chosen: Missing", count: 2)
    func told(_ part: String) -> Int {
      gallery.lines.count { $0.hasPrefix("told: ") && $0.contains(part) }
    }
    try await eventually("all are told of; it wrote \(gallery.lines)") {
      gallery.lines.count { $0.hasPrefix("told: ") } == 3
    }
    #expect(told("/nowhere/missing.png") == 1 && told("/dev/zero") == 1)
    #expect(told("/proc/self/fd/") == 1)
  }

  @Test func `pictures of files have their colours`() async throws {
    let gallery = try await GalleryOnScreen(page: "images", ["--density", "regular"])
    try await gallery.open("Files")
    let frame = try await gallery.menuFrame()
    let wanted: [(row: String, what: String, (UInt32) -> Bool)] = [
      ("PNG", "green", { $0 >> 8 & 0xFF > 0xA0 && $0 >> 16 < 0x80 }),
      ("JPEG", "coloured", { abs(Int($0 >> 16) - Int($0 >> 8 & 0xFF)) > 40 }),
      ("SVG", "red", { $0 >> 16 > 0xE0 && $0 >> 8 & 0xFF < 0x60 }),
      ("Pixels", "blue", { $0 & 0xFF > 0xE0 && $0 >> 16 < 0x40 }),
    ]
    for (row, what, isWanted) in wanted {
      let place = try await gallery.find(row, in: .menu)
      let line = Frame(
        x: frame.x + frame.width / 2, y: place.y - 8, width: frame.width / 2 - 8, height: 16)
      try await gallery.server.waitForPixels("\(row) is \(what)", in: line) { picture in
        picture.pixels.count { isWanted($0 & 0xFFFFFF) } > 20
      }
    }
    try await gallery.choose("SVG")
    try await gallery.waitForLine("chosen: SVG")
  }

  @Test func `symbols that take a colour have it`() async throws {
    let gallery = try await GalleryOnScreen(page: "images", ["--density", "regular"])
    try await gallery.open("Symbols")
    try await gallery.choosePicture("trash")
    try await gallery.waitForLine("chosen: Delete")
    try await gallery.open("Icons")
    try await gallery.choose("Save")
    try await gallery.waitForLine("chosen: Save")
  }
}
