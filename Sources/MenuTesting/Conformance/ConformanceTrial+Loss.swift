import MenuKit
import MenuPrimitives
import MenuTracking

extension ConformanceTrial {
  func survivesLoss() async throws {
    try await beginSession()
    let surface = try show(plain(Self.place))
    let silent = try call("makeSurface") { backend throws(BackendError) in
      try backend.makeSurface(.tooltip)
    }
    try await stage.loseDisplay()
    try await wait("one end that says why", for: [true]) { witness.endings.map(isFailure) }
    do {
      _ = try call("makeSurface") { backend throws(BackendError) in try backend.makeSurface(.menu) }
      fail("makeSurface throws displayLost", found: "a surface")
    } catch {
      expect("makeSurface throws", BackendError.displayLost, found: error)
    }
    for popup in [surface, silent] {
      present(plain(Self.place, color: Self.green), on: popup)
      for _ in 0..<2 { call("close") { _ in popup.close() } }
    }
    for _ in 0..<2 { call("endSession") { $0.endSession() } }
    expect("the pointer", nil, found: call("pointerState") { $0.pointerState() })
    let rect = call("screenRect") { $0.screenRect(of: WindowID(rawValue: 77), rect: nil) }
    expect("a window", nil, found: rect)
    let area = call("workArea") { $0.workArea(at: Point(x: 10, y: 10)) }
    expect("a work area that can be counted on", !area.isEmpty, found: "\(area)")
    let scale = call("environment") { $0.environment }.scale
    expect("a scale from 0.5 to 4", 0.5...4 ~= scale, found: "\(scale)")
    let text = call("textMeasurer") { $0.textMeasurer }
    _ = text.layout("Open", font: FontSpec(size: 13), maximumWidth: 40, maximumLines: 1)
    call("write") { $0.clipboard.write("text", to: .clipboard) }
    let answers = ask(.clipboard)
    try await wait("nothing from the clipboard", for: [nil]) { answers.texts }
    call("wake") { $0.wake(at: $0.now) }
    call("wake") { $0.wake(at: nil) }
    try await pass()
    expect("ends", 1, found: witness.endings.count)
    call("beginSession") { $0.beginSession(SessionRequest()) }
    try await wait("a session on a lost display ends, too", for: [true, true]) {
      witness.endings.map(isFailure)
    }
  }

  private func isFailure(_ reason: DismissReason) -> Bool {
    switch reason {
    case .failed(let text): !text.isEmpty
    case .activated, .escaped, .pressedOutside, .requested, .sourceLost, .empty: false
    }
  }
}
