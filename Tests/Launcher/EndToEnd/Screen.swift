import TestSupport

/// A screen on which the launcher is used as a person uses it.
@MainActor struct Screen {
  let server: XServer

  init(
    windowManager: WindowManager = .none, compositor: Compositor = .none, scale: Int = 1
  ) async throws {
    server = try await XServer(
      width: 1000, height: 700, windowManager: windowManager, compositor: compositor)
    server.environment["MENUKIT_SCALE"] = "\(scale)"
  }

  /// Starts the launcher with the pointer at a place, and waits until its menu shows.
  func open(
    _ rows: String, _ options: String..., at place: (x: Int, y: Int) = (200, 150)
  ) async throws -> VisibleMenu {
    try await server.move(to: place.x, place.y)
    let menu = try start(.text(rows), options)
    try await menu.waitForPanels(1)
    return menu
  }

  /// Starts the launcher and waits for nothing.
  func start(_ input: ClientProgram.Input, _ options: [String] = []) throws -> VisibleMenu {
    let options = options.contains("--theme") ? options : ["--theme", "light"] + options
    let program = try server.run(
      Scratch.product("menukit"), ["--no-animation"] + options, input: input)
    return VisibleMenu(server: server, program: program)
  }
}

/// A menu that the launcher shows.
@MainActor struct VisibleMenu {
  let server: XServer
  let program: ClientProgram

  /// Where the panels are, without their shadows, the root first.
  func panels() throws -> [Frame] {
    let popups = try server.popups
    guard let root = popups.first else { return [] }
    // Only panels are light; shadows and what lies beneath are dark.
    let light = try server.screenshot(of: root.frame).bounds { $0 & 0x0080_8080 == 0x0080_8080 }
    guard popups.allSatisfy({ $0.depth == 32 }), let light else { return popups.map(\.frame) }
    // All shadows are alike, so one tells how much wider all windows are than their panels.
    return popups.map { popup in
      Frame(
        x: popup.frame.x + light.x, y: popup.frame.y + light.y,
        width: popup.frame.width - (root.frame.width - light.width),
        height: popup.frame.height - (root.frame.height - light.height))
    }
  }

  /// Waits until as many panels show as said, with something in them.
  @discardableResult func waitForPanels(_ count: Int) async throws -> [Frame] {
    let program = program
    return try await eventually("\(count) panels show; the launcher says: \(program.standardError)")
    {
      guard program.isRunning else {
        throw NeverHappened("the launcher ended (\(program.exit as Any)): \(program.standardError)")
      }
      let panels = try panels()
      guard panels.count == count, let last = panels.last else { return nil }
      return try server.screenshot(of: last).colorCount > 3 ? panels : nil
    }
  }

  /// The middle of a row of the panel on top, whose rows are all alike.
  func row(_ index: Int, of count: Int) throws -> (x: Int, y: Int) {
    guard let panel = try panels().last else { throw NeverHappened("no panel shows") }
    let margin = 5
    let height = Double(panel.height - 2 * margin) / Double(count)
    return (
      panel.x + panel.width / 2, panel.y + margin + Int(height * (Double(index) + 0.5))
    )
  }

  /// Waits until a place of the screen has, or hasn't, the colour of the highlight.
  func waitForHighlight(at place: (x: Int, y: Int), isThere: Bool = true) async throws {
    let spot = Frame(x: place.x - 60, y: place.y - 8, width: 20, height: 16)
    try await server.waitForPixels("the row at \(place) is highlighted: \(isThere)", in: spot) {
      // The highlight has the accent colour, a strong blue; everything else is grey.
      let isBlue = $0.pixels.contains { Int($0 & 255) - Int($0 >> 16 & 255) > 60 }
      return isBlue == isThere
    }
  }

  /// Waits until the launcher ended with a choice, and returns what it printed. Nothing shows and
  /// nothing is held afterwards.
  func chosen() async throws -> String {
    try await ended(with: 0)
    return program.standardOutput
  }

  /// Waits until the launcher ended without a choice. Nothing shows and nothing is held afterwards.
  func cancelled() async throws {
    try await ended(with: 1)
    guard program.standardOutput.isEmpty else {
      throw NeverHappened("nothing was to be printed, but: \(program.standardOutput)")
    }
  }

  /// Waits until the launcher ended with a status. Nothing shows and nothing is held afterwards.
  func ended(with status: Int32) async throws {
    let exit = try await program.ended()
    guard exit == .status(status) else {
      throw NeverHappened("the status was to be \(status), not \(exit): \(program.standardError)")
    }
    try await server.waitForPopups(0)
    try await server.waitForFreeInput()
  }
}
