import MenuKit
import MenuPrimitives

extension ConformanceTrial {
  func showsNothingEarly() async throws {
    let surface = try call("makeSurface") { backend throws(BackendError) in
      try backend.makeSurface(.menu)
    }
    try await pass()
    expect("panels before a frame", [], found: try stage.visiblePanels())
    present(plain(Self.place), on: surface)
    try await wait("panels", for: 1) { try stage.visiblePanels().count }
    let other = try call("makeSurface") { backend throws(BackendError) in
      try backend.makeSurface(.tooltip)
    }
    call("close") { _ in other.close() }
    try await pass()
    expect("panels beside one that never had a frame", 1, found: try stage.visiblePanels().count)
  }

  func showsFrames() async throws {
    let frame = plain(Self.place)
    let surface = try show(frame)
    try await wait("panels", for: [frame.frame]) { try stage.visiblePanels() }
    let moved = plain(Rect(x: 180, y: 60, width: 240, height: 90))
    present(moved, on: surface)
    try await wait("panels with another place and size", for: [moved.frame]) {
      try stage.visiblePanels()
    }
    var pushed = moved
    pushed.translation = grid.round(Point(x: -30, y: 24))
    present(pushed, on: surface)
    let place = moved.frame.offset(dx: pushed.translation.x, dy: pushed.translation.y)
    try await wait("panels that were moved from their rest", for: [place]) {
      try stage.visiblePanels()
    }
    var half = moved
    half.scale = 0.5
    half.anchor = moved.frame.origin
    present(half, on: surface)
    let wanted = Rect(
      x: moved.frame.minX, y: moved.frame.minY, width: moved.frame.width / 2,
      height: moved.frame.height / 2)
    try await wait("a panel of half the size fills about \(wanted)", for: true) {
      try stage.visiblePanels().map { isNear($0, wanted) } == [true]
    }
    let second = plain(Rect(x: 300, y: 180, width: 60, height: 30))
    try show(second)
    try await wait("the last of two panels", for: second.frame) {
      try stage.visiblePanels().last ?? .zero
    }
  }

  func showsContent() async throws {
    let surface = try show(plain(Self.place))
    let whole = grid.round(Self.place)
    let corners = [
      Point(x: whole.minX + 2, y: whole.minY + 2), whole.center,
      Point(x: whole.maxX - 2, y: whole.maxY - 2),
    ]
    for point in corners {
      try await wait("the colour at \(point)", for: Self.red) { try stage.visibleColor(at: point) }
    }
    var next = plain(Self.place)
    let part = grid.round(Rect(x: 60, y: 30, width: 60, height: 60))
    next.content.items.append(
      DisplayItem(bounds: part, commands: [.fill(RoundedRect(part), Self.green)]))
    present(next, on: surface)
    let inside = part.center.offset(dx: whole.minX, dy: whole.minY)
    try await wait("the colour of what was added", for: Self.green) {
      try stage.visibleColor(at: inside)
    }
    expect("the colour beside it", Self.red, found: try stage.visibleColor(at: corners[0]))
  }

  func spendsNothing() async throws {
    let surface = try show(plain(Self.place))
    try await wait("panels", for: 1) { try stage.visiblePanels().count }
    let before = stage.cost
    for _ in 0..<3 { present(plain(Self.place), on: surface) }
    expect("the cost of three equal frames", 0, found: stage.cost - before)
    present(plain(Self.place, color: Self.green), on: surface)
    // Or else the meter shows nothing.
    expect("a cost of another frame", stage.cost > before, found: "none")
  }

  func closesForGood() async throws {
    let surface = try show(plain(Self.place))
    try await wait("panels", for: 1) { try stage.visiblePanels().count }
    call("close") { _ in surface.close() }
    try await wait("panels after closing", for: 0) { try stage.visiblePanels().count }
    call("close") { _ in surface.close() }
    present(plain(Self.place, color: Self.green), on: surface)
    try await pass()
    expect("panels when a closed popup gets a frame", [], found: try stage.visiblePanels())
    let next = try show(plain(Self.place))
    try await wait("panels of the next popup", for: 1) { try stage.visiblePanels().count }
    call("close") { _ in surface.close() }
    try await pass()
    expect("panels that others have", 1, found: try stage.visiblePanels().count)
    call("close") { _ in next.close() }
  }

  // MARK: Panels

  static let place = Rect(x: 90, y: 120, width: 180, height: 120)
  static let red = Color(hex: 0xFF0000)
  static let green = Color(hex: 0x00FF00)

  /// A panel of one colour, on the grid of device pixels as the port wants it.
  func plain(_ rect: Rect, color: Color = red) -> SurfaceFrame {
    let rect = grid.round(rect)
    let whole = Rect(origin: .zero, size: rect.size)
    let ground = DisplayItem(bounds: whole, commands: [.fill(RoundedRect(whole), color)])
    return SurfaceFrame(frame: rect, content: DisplayList(items: [ground]), cornerRadius: 0)
  }

  /// Makes a popup and gives it a frame.
  @discardableResult func show(_ frame: SurfaceFrame) throws -> any PopupSurface {
    let surface = try call("makeSurface") { backend throws(BackendError) in
      try backend.makeSurface(.menu)
    }
    present(frame, on: surface)
    return surface
  }

  /// Gives a popup a frame.
  func present(_ frame: SurfaceFrame, on surface: any PopupSurface) {
    call("present") { _ in surface.present(frame) }
  }

  /// Whether the edges are within a device pixel of each other.
  private func isNear(_ rect: Rect, _ other: Rect) -> Bool {
    let edges = [
      rect.minX - other.minX, rect.minY - other.minY, rect.maxX - other.maxX,
      rect.maxY - other.maxY,
    ]
    return edges.allSatisfy { abs($0) <= grid.pixel + 1e-6 }
  }
}
