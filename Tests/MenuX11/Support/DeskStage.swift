import CX11
import MenuKit
import MenuTesting
import TestSupport

@testable import MenuX11

/// An X server with two monitors for the conformance suite, seen through a connection of the test.
@MainActor final class DeskStage: BackendStage {
  private let desk: Desk
  private let scale: Double
  let monitors: [Rect]
  /// The programs that offer text.
  private var offers: [ClientProgram] = []

  var backend: any PopupBackend { desk.backend }

  init(scale: Double = 1) async throws {
    let server = try await XServer()
    let frames = [
      Frame(x: 0, y: 0, width: 640, height: 768), Frame(x: 640, y: 0, width: 384, height: 600),
    ]
    // Accents are keys of their own in this layout.
    try await server.complete("setxkbmap", ["us", "-variant", "intl"])
    try await server.setMonitors(zip(["LEFT", "RIGHT"], frames).map { TestMonitor($0, $1) })
    self.scale = scale
    desk = try Desk(server, variables: ["MENUKIT_SCALE": "\(scale)"])
    monitors = frames.map { $0.logical(scale: scale) }
  }

  func perform(_ gesture: UserGesture) async throws {
    switch gesture {
    case .move(let point):
      let pixel = pixel(at: point)
      try await desk.server.move(to: pixel.x, pixel.y)
    case .press(let button): try await desk.server.press(TestButton(button))
    case .release(let button): try await desk.server.release(TestButton(button))
    case .scrollDown: try await desk.server.click(.wheelDown)
    case .accent: try await desk.server.type("dead_acute")
    case .type(let letter): try await desk.server.type(String(letter))
    }
  }

  func run(until condition: () throws -> Bool) async throws -> Bool {
    do {
      try await desk.until("it holds", condition)
      return true
    } catch is NeverHappened {
      return false
    }
  }

  /// Returns when the server has done what the backend asked for.
  private func sync() {
    desk.backend.connection.flush()
    _ = desk.backend.pointerState()
  }

  func visiblePanels() throws -> [Rect] {
    sync()
    return try desk.server.popups.map { $0.frame.logical(scale: scale) }
  }

  func visibleColor(at point: Point) throws -> Color {
    sync()
    let pixel = pixel(at: point)
    let frame = Frame(x: pixel.x, y: pixel.y, width: 1, height: 1)
    return Color(hex: try desk.server.screenshot(of: frame)[0, 0])
  }

  var cost: Int { Int(XNextRequest(desk.backend.connection.display)) }

  func inputHold() throws -> InputHold {
    switch try desk.server.heldInput() {
    case []: .nothing
    case [.pointer, .keyboard]: .both
    default: .one
    }
  }

  func showWindow(_ frame: Rect) async throws -> WindowID {
    let (from, to) = (pixel(at: frame.origin), pixel(at: Point(x: frame.maxX, y: frame.maxY)))
    let window = try await desk.server.makeWindow(
      Frame(x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y))
    return WindowID(rawValue: UInt64(window))
  }

  func destroyWindow(_ window: WindowID) {
    desk.server.destroyWindow(UInt32(window.rawValue))
  }

  func offerText(_ text: String, in selection: ClipboardSelection) async throws {
    offers.append(try await desk.offer(text, in: selection))
  }

  func readText(from selection: ClipboardSelection) async throws -> String? {
    try await desk.paste(from: selection)
  }

  func loseDisplay() {
    desk.server.crash()
  }

  private func pixel(at point: Point) -> (x: Int, y: Int) {
    (Int((point.x * scale).rounded()), Int((point.y * scale).rounded()))
  }
}

extension Frame {
  fileprivate func logical(scale: Double) -> Rect {
    Rect(
      x: Double(x) / scale, y: Double(y) / scale, width: Double(width) / scale,
      height: Double(height) / scale)
  }
}

extension TestButton {
  fileprivate init(_ button: PointerButton) {
    switch button {
    case .primary: self = .left
    case .middle: self = .middle
    case .secondary, .other: self = .right
    }
  }
}
