import Foundation
import TestSupport

/// The gallery on a virtual screen, with a user who speaks of what is written there.
@MainActor final class GalleryOnScreen {
  /// A text that shows.
  struct Shown: Hashable {
    /// Whether it is in the window or in an open menu, or the name of a picture there.
    enum Place: String {
      case window, menu, picture
    }

    var place: Place
    var x, y, width, height: Int
    var text: String
  }

  let server: XServer
  let program: ClientProgram
  private let scale: Int
  private var answers = 0

  /// Starts a server, a window manager and the gallery, and waits until its window shows.
  init(
    page: String, _ options: [String] = [], manager: WindowManager = .openbox,
    compositor: Compositor = .none, scale: Int = 1, language: String? = nil,
    isStill: Bool = false, fonts: String? = nil
  ) async throws {
    self.scale = scale
    server = try await XServer(
      width: 1100 * scale, height: 800 * scale, windowManager: manager, compositor: compositor)
    var environment = ["MENUKIT_SCALE": "\(scale)"]
    environment["LC_MESSAGES"] = language
    if let fonts {
      environment["FONTCONFIG_FILE"] = fonts
      // What was found for other fonts doesn't count.
      environment["XDG_CACHE_HOME"] = Scratch.folder + "/other-cache"
    }
    // Not even what is being loaded moves.
    if isStill { environment["MENUKIT_REDUCE_MOTION"] = "1" }
    program = try server.run(
      Scratch.product("menukit-gallery"),
      ["--describe", "--no-animation", "--page", page] + options, input: .open,
      environment: environment)
    try await waitForLine("page: \(page)")
    let (server, program) = (server, program)
    try await eventually("the window of the gallery shows: \(program.standardError)") {
      guard program.isRunning else { throw NeverHappened("the gallery ended") }
      return try server.windows.contains { $0.frame.width > 600 && !$0.isPopup }
    }
    try await server.waitForPixels("the gallery has drawn its window") { picture in
      picture.count(of: picture[550 * scale, 400 * scale]) < 700_000 * scale * scale
    }
  }

  isolated deinit {
    program.stop(SIGKILL)
    server.stop()
  }

  /// The lines that the gallery wrote, without the descriptions that were asked for.
  var lines: [String] {
    program.standardOutput.split(separator: "\n").map(String.init).filter { line in
      line != "described" && line != "pictured"
        && !["window ", "menu ", "picture "].contains { line.hasPrefix($0) }
    }
  }

  /// Waits until the gallery wrote a line, `count` times in all.
  func waitForLine(_ line: String, count: Int = 1) async throws {
    try await eventually("the gallery wrote \(count) × “\(line)”; it wrote \(lines)") {
      lines.filter { $0 == line }.count >= count
    }
  }

  /// Shows another page.
  func show(_ page: String) async throws {
    let line = "page: \(page)"
    let count = lines.filter { $0 == line }.count
    try program.write("page \(page)\n")
    try await waitForLine(line, count: count + 1)
  }

  /// Lets the gallery draw what is open over plain ground.
  func picture() async throws -> Picture {
    let path = Scratch.path("menu.png")
    let count = program.standardOutput.components(separatedBy: "\npictured\n").count
    try program.write("picture \(path)\n")
    return try await eventually("the gallery has drawn a picture") {
      guard program.standardOutput.components(separatedBy: "\npictured\n").count > count else {
        return nil
      }
      guard let picture = Picture(contentsOf: path) else {
        throw NeverHappened("there is no picture: \(program.standardError)")
      }
      return picture
    }
  }

  /// Asks the gallery what shows.
  func shown() async throws -> [Shown] {
    answers += 1
    try program.write("?\n")
    let wanted = answers
    return try await eventually("the gallery described itself") {
      let parts = program.standardOutput.components(separatedBy: "\ndescribed\n")
      guard parts.count > wanted else { return nil }
      return parts[wanted - 1].split(separator: "\n").compactMap { Shown(String($0)) }
    }
  }

  /// Waits until what shows is as wanted, and returns what `found` made of it.
  func wait<Value>(for what: String, _ found: ([Shown]) -> Value?) async throws -> Value {
    let clock = ContinuousClock()
    let end = clock.now.advanced(by: patience)
    var seen: [Shown] = []
    while clock.now < end {
      seen = try await shown()
      if let value = found(seen) { return value }
    }
    throw NeverHappened("it never happened that \(what); there was \(seen.map(\.text))")
  }

  /// Waits until a text shows in the window or in a menu, and says where its middle is; of several,
  /// the one on top.
  func find(_ text: String, in place: Shown.Place) async throws -> (x: Int, y: Int) {
    try await wait(for: "“\(text)” shows in the \(place)") { shown in
      shown.last { $0.place == place && $0.text == text }
        .map { (($0.x + $0.width / 2) * scale, ($0.y + $0.height / 2) * scale) }
    }
  }

  /// Waits until a text no longer shows in a menu.
  func waitUntilGone(_ text: String) async throws {
    try await wait(for: "“\(text)” is gone from the menus") { shown in
      shown.contains { $0.place == .menu && $0.text == text } ? nil : ()
    }
  }

  /// Waits until the open menus have come to rest, and returns the part of the screen that they take.
  func menuFrame() async throws -> Frame {
    var before: [Frame] = []
    for _ in 0..<100 {
      let frames = try server.popups.map(\.frame)
      if !frames.isEmpty, frames == before {
        let left = frames.map(\.x).min() ?? 0
        let top = frames.map(\.y).min() ?? 0
        return Frame(
          x: left, y: top, width: (frames.map(\.right).max() ?? 0) - left,
          height: (frames.map(\.bottom).max() ?? 0) - top)
      }
      before = frames
      try await Task.sleep(for: .milliseconds(30))
    }
    throw NeverHappened("the menus never came to rest")
  }

  /// Closes what is open, a level at a time.
  func closeMenus() async throws {
    for _ in try server.popups { try await server.type("Escape") }
    try await eventually("all levels have closed; there are \((try? server.popups) ?? [])") {
      try server.popups.isEmpty
    }
    try await waitUntilClosed()
  }

  /// Waits until no menu shows and nobody holds the pointer or the keyboard.
  func waitUntilClosed() async throws {
    try await server.waitForPopups(0)
    try await server.waitForFreeInput()
  }

  /// Opens the menu of a button by a click.
  func open(_ button: String) async throws {
    _ = try await openedPopup(button)
  }

  /// Opens the menu of a button by a click, and returns its window.
  func openedPopup(_ button: String) async throws -> SeenWindow {
    try await server.click(at: try await find(button, in: .window))
    let popup = try await server.waitForPopup()
    try await server.waitForHeldInput(.pointer)
    return popup
  }

  /// Presses a button and holds it until its menu shows.
  func press(_ button: String) async throws {
    try await server.press(at: try await find(button, in: .window))
    try await server.waitForPopup()
  }

  /// Releases a button once it was held longer than a click takes (300 ms), which is what tells a
  /// drag from a click; longer does no harm.
  func releaseAfterDrag(_ button: TestButton = .left) async throws {
    try await Task.sleep(for: .milliseconds(350))
    try await server.release(button)
  }

  /// Moves the pointer to a row of an open menu.
  func move(to row: String) async throws {
    let place = try await find(row, in: .menu)
    try await server.move(to: place.x, place.y)
  }

  /// Clicks on a row of an open menu.
  func choose(_ row: String) async throws {
    try await server.click(at: try await find(row, in: .menu))
  }

  /// Clicks on a picture of an open menu, by the name of its symbol.
  func choosePicture(_ name: String) async throws {
    try await server.click(at: try await find(name, in: .picture))
  }

  /// The texts of the open menus.
  func menuTexts() async throws -> [String] {
    try await shown().filter { $0.place == .menu }.map(\.text)
  }
}

extension GalleryOnScreen.Shown {
  /// Reads a line of the gallery's description.
  init?(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: false)
    guard words.count == 6, let place = Place(rawValue: String(words[0])),
      let x = Int(words[1]), let y = Int(words[2]), let width = Int(words[3]),
      let height = Int(words[4])
    else { return nil }
    self.init(
      place: place, x: x, y: y, width: width, height: height, text: String(words[5]))
  }
}
