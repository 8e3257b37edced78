import Foundation
import MenuKit
import MenuPrimitives
import TestSupport
import Testing

@testable import MenuX11

@MainActor @Suite("Pictures on a screen") struct PicturesOnScreenTests {
  private func square(_ color: String) -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'>"
      + "<path d='M0 0h16v16h-16z' fill='\(color)'/></svg>"
  }

  private func list(_ image: Image) -> DisplayList {
    let panel = Rect(x: 0, y: 0, width: 60, height: 60)
    return DisplayList(items: [
      DisplayItem(
        bounds: panel,
        commands: [
          .fill(RoundedRect(panel), .white),
          .image(image, Rect(x: 20, y: 20, width: 20, height: 20), tint: .black, opacity: 1),
        ])
    ])
  }

  private func isShown(_ color: UInt32, on server: XServer) throws -> Bool {
    try server.screenshot().count(of: color) == 400
  }

  @Test("icons follow the theme of the desktop, also in a popup that is open")
  func themes() async throws {
    let tree = IconTree()
    for (theme, color) in [("A", "#ff0000"), ("B", "#0000ff")] {
      try tree.addTheme(theme, [("16", "Size=16")])
      try tree.add("\(theme)/16/app.svg", square(color))
    }
    let server = try await XServer()
    let daemon = try FakeSettingsDaemon(server)
    daemon.publish(["Net/IconThemeName": "A"], announce: true)
    let desk = try Desk(
      server, variables: ["XDG_DATA_DIRS": String(tree.root.dropLast("/icons".count))])
    let surface = try desk.backend.makeSurface(.menu)
    surface.present(
      SurfaceFrame(
        frame: Rect(x: 100, y: 100, width: 60, height: 60), content: list(Image(iconName: "app")),
        cornerRadius: 0))
    try await desk.until("the icon shows") { try isShown(0xff0000, on: server) }
    #expect(desk.backend.nextDeadline == nil)
    daemon.publish(["Net/IconThemeName": "B"])
    try await desk.until("the icon of the other theme shows") { try isShown(0x0000ff, on: server) }
  }

  @Test("a window shows a picture as soon as it is ready")
  func window() async throws {
    let path = Scratch.path("picture.svg")
    try square("#00ff00").write(toFile: path, atomically: true, encoding: .utf8)
    let desk = try Desk(try await XServer())
    let size = Size(width: 60, height: 60)
    let window = ManagedWindow(desk.backend, title: "Picture", size: size, minimumSize: size)
    defer { window.close() }
    desk.backend.drawing?.images.frameBudget = .zero
    window.map()
    window.present(list(Image(path: path)))
    #expect(desk.backend.nextDeadline != nil)
    try await desk.until("the picture shows") { try isShown(0x00ff00, on: desk.server) }
    #expect(desk.backend.nextDeadline == nil)
  }
}
