import MenuKit
import MenuTesting
import MenuViews

/// A stage without a display: what shows is what the backend keeps.
@MainActor final class HeadlessStage: BackendStage {
  private let screen: HeadlessBackend
  private let wrong: WrongBackend?
  private var windows: UInt64 = 0
  private var pointer = Point.zero

  var backend: any PopupBackend { wrong ?? screen }
  let monitors = [
    Rect(x: 0, y: 0, width: 640, height: 480), Rect(x: 640, y: 0, width: 400, height: 300),
  ]

  init(fault: Fault? = nil, scale: Double = 1) {
    let screen = HeadlessBackend(environment: DisplayEnvironment(scale: scale))
    screen.workAreas = monitors
    self.screen = screen
    wrong = fault.map { WrongBackend(screen, fault: $0) }
  }

  func perform(_ gesture: UserGesture) {
    switch gesture {
    case .move(let point):
      pointer = point
      screen.send(.pointerMoved(point))
    case .press(let button): screen.send(.buttonPressed(button, pointer))
    case .release(let button): screen.send(.buttonReleased(button, pointer))
    case .scrollDown: screen.send(.scrolled(dx: 0, dy: 1, pointer))
    case .accent: screen.textInput.compose(Preedit(text: "´", caret: 1))
    case .type(let letter) where screen.textInput.preedit != nil:
      screen.textInput.commit(letter == "e" ? "é" : String(letter))
    case .type(let letter):
      let key = KeyEvent(.character, text: String(letter))
      screen.send(.keyPressed(key))
      screen.send(.keyReleased(key))
    }
  }

  func run(until condition: () throws -> Bool) throws -> Bool {
    for _ in 0..<200 {
      if try condition() { return true }
      screen.advance(by: .milliseconds(1))
    }
    return false
  }

  func visiblePanels() -> [Rect] {
    screen.surfaces.compactMap(\.frame).map { frame in
      let rest = frame.frame.offset(dx: frame.translation.x, dy: frame.translation.y)
      return Rect(
        x: frame.anchor.x + (rest.minX - frame.anchor.x) * frame.scale,
        y: frame.anchor.y + (rest.minY - frame.anchor.y) * frame.scale,
        width: rest.width * frame.scale, height: rest.height * frame.scale)
    }
  }

  func visibleColor(at point: Point) -> Color {
    for frame in screen.surfaces.compactMap(\.frame).reversed() {
      let place = point.offset(dx: -frame.frame.minX, dy: -frame.frame.minY)
      for item in frame.content.items.reversed() where item.bounds.contains(place) {
        if case .fill(_, let color)? = item.commands.last { return color }
      }
    }
    return .black
  }

  var cost: Int { screen.surfaces.reduce(0) { $0 + $1.drawCount } }

  func inputHold() -> InputHold { screen.session == nil ? .nothing : .both }

  func showWindow(_ frame: Rect) -> WindowID {
    windows += 1
    let window = WindowID(rawValue: windows)
    screen.windows[window] = frame
    return window
  }

  func destroyWindow(_ window: WindowID) {
    screen.windows[window] = nil
  }

  func offerText(_ text: String, in selection: ClipboardSelection) {
    screen.textClipboard.contents[selection] = text
  }

  func readText(from selection: ClipboardSelection) -> String? {
    screen.textClipboard.contents[selection]
  }

  func loseDisplay() {
    screen.loseDisplay()
  }
}
