import CTestSupport
import Foundation

/// Who manages windows during a test.
package enum WindowManager: String, Hashable, Sendable, CaseIterable {
  case none, openbox, twm
}

/// Who composites during a test.
package enum Compositor: String, Hashable, Sendable, CaseIterable {
  case none, picom
}

/// A monitor that a test pretends to have.
package struct TestMonitor: Hashable, Sendable {
  package var name: String
  package var frame: Frame

  package init(_ name: String, _ frame: Frame) {
    self.name = name
    self.frame = frame
  }
}

extension XServer {
  /// Starts a window manager and waits until it manages.
  package func start(_ manager: WindowManager) async throws {
    switch manager {
    case .none:
      return
    case .openbox:
      companions.append(try run("openbox", ["--sm-disable"]))
    case .twm:
      // The one font that every X server has built in.
      let fonts = ["Title", "Resize", "Menu", "Icon", "IconManager"].map { "\($0)Font \"fixed\"\n" }
      let settings = "NoDefaults\nRandomPlacement\n" + fonts.joined()
      let file = try Scratch.file("twmrc", settings)
      companions.append(try run("twm", ["-f", file], environment: ["LANG": "C"]))
    }
    // While they start, window managers lose requests: they are ready when a window got its frame.
    let probe = plainWindow(Frame(x: 0, y: 0, width: 8, height: 8), color: 0)
    try await eventually("\(manager) manages windows") {
      try checkCompanions()
      xcb_map_window(connection, probe)
      return try parent(of: probe) != root
    }
    destroyWindow(probe)
    try await eventually("\(manager) forgot its first window") {
      try windows.allSatisfy { $0.isPopup || $0.frame.width < 8 }
    }
  }

  private func parent(of window: UInt32) throws -> UInt32 {
    let cookie = xcb_query_tree(connection, window)
    guard let reply = xcb_query_tree_reply(connection, cookie, nil) else {
      throw NeverHappened("the window went away")
    }
    defer { free(reply) }
    return reply.pointee.parent
  }

  /// Starts a compositor and waits until it composites.
  package func start(_ compositor: Compositor) async throws {
    switch compositor {
    case .none:
      return
    case .picom:
      companions.append(
        try run(
          "picom", ["--backend", "xrender", "--config", "/dev/null", "--no-fading-openclose"]))
    }
    try await eventually("\(compositor) composites") {
      try checkCompanions()
      return try isComposited
    }
  }

  private func checkCompanions() throws {
    for companion in companions where !companion.isRunning {
      throw NeverHappened("a part of the desktop ended: \(companion.standardError)")
    }
  }

  /// Ends the compositor and waits until its place is free.
  package func stopCompositor() async throws {
    companions.last?.stop()
    try await companions.last?.ended()
    try await eventually("the compositor went away") { try !isComposited }
  }

  /// Whether a compositor holds the screen.
  package var isComposited: Bool {
    get throws {
      let owner = xcb_get_selection_owner(connection, try atom("_NET_WM_CM_S0"))
      guard let reply = xcb_get_selection_owner_reply(connection, owner, nil) else { return false }
      defer { free(reply) }
      return reply.pointee.owner != 0
    }
  }

  /// The window that owns a selection; zero: none does.
  package func owner(of selection: String) -> UInt32 {
    guard let atom = try? atom(selection) else { return 0 }
    let cookie = xcb_get_selection_owner(connection, atom)
    let reply = xcb_get_selection_owner_reply(connection, cookie, nil)
    defer { free(reply) }
    return reply?.pointee.owner ?? 0
  }

  /// Divides the screen into monitors.
  package func setMonitors(_ monitors: [TestMonitor]) async throws {
    for (index, monitor) in monitors.enumerated() {
      let frame = monitor.frame
      try await complete(
        "xrandr",
        [
          "--setmonitor", monitor.name,
          "\(frame.width)/300x\(frame.height)/200+\(frame.x)+\(frame.y)",
          index == 0 ? "screen" : "none",
        ])
    }
  }

  /// The number of an atom.
  func atom(_ name: String) throws -> UInt32 {
    let cookie = xcb_intern_atom(connection, 0, UInt16(name.utf8.count), name)
    guard let reply = xcb_intern_atom_reply(connection, cookie, nil) else {
      throw NeverHappened("the server did not answer")
    }
    defer { free(reply) }
    return reply.pointee.atom
  }
}
