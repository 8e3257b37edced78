import CX11
import MenuPrimitives

/// Turns X events into what the user did: a value, and a function of one event after the other.
///
/// It knows no window: points are those of the whole screen. Events that another client made up
/// (`send_event`) are nothing that the user did and are dropped.
struct XEventTranslator {
  /// What the user did, and when.
  struct Input: Hashable, Sendable {
    /// What happened.
    var event: InputEvent
    /// When, on the program's clock.
    var time: Timestamp
  }

  /// Device pixels in one logical pixel.
  var scale: Double
  /// The scroll axes of the devices, for those who know XInput.
  var axes = ScrollAxes()

  private var clock = ServerClock()
  /// Keys that went down and have not come up.
  private var keysDown: Set<UInt8> = []
  /// A key that came up, unless the next event shows that it only repeats.
  private var heldRelease: (keycode: UInt8, stamp: Time, input: Input)?

  /// Starts with a keyboard at rest.
  init(scale: Double) {
    self.scale = scale
  }

  /// Whether a key's release waits for the next event, or for `flush()`.
  var holdsRelease: Bool { heldRelease != nil }

  /// What the user did according to one event; usually one thing or nothing.
  ///
  /// The data of a generic event must have been fetched.
  @MainActor mutating func translate(
    _ event: XEvent, keyboard: any KeyboardLayout, now: Timestamp
  ) -> [Input] {
    switch event.type {
    case KeyPress:
      guard event.xkey.send_event == 0 else { return [] }
      return pressed(event.xkey, keyboard: keyboard, now: now)
    case KeyRelease:
      guard event.xkey.send_event == 0 else { return [] }
      return released(event.xkey, keyboard: keyboard, now: now)
    case ButtonPress, ButtonRelease:
      let button = event.xbutton
      guard button.send_event == 0 else { return [] }
      return flush()
        + buttonChanged(
          button.button, isDown: event.type == ButtonPress, at: place(button),
          stamp: button.time, now: now)
    case MotionNotify:
      let motion = event.xmotion
      guard motion.send_event == 0 else { return [] }
      let place = point(motion.x_root, motion.y_root, onScreen: motion.same_screen)
      return after(flush(), input(.pointerMoved(place), stamp: motion.time, now: now))
    case GenericEvent:
      guard let data = event.xcookie.data else { return [] }
      return translate(event.xcookie.evtype, data: data, keyboard: keyboard, now: now)
    default:
      return []
    }
  }

  /// The release of a key that turned out not to be a repeat; to be called when no more events wait.
  mutating func flush() -> [Input] {
    guard let held = heldRelease else { return [] }
    heldRelease = nil
    keysDown.remove(held.keycode)
    return foreignKeys.remove(held.keycode) == nil ? [held.input] : []
  }

  /// Takes note of keys that are down already, from the reply to QueryKeymap: what they do next is a
  /// repeat, and their release belongs to somebody else's press.
  mutating func noteKeysDown(_ keymap: some Sequence<UInt8>) {
    for (index, byte) in keymap.enumerated().prefix(32) {
      for bit in 0..<8 where byte & (1 << bit) != 0 {
        foreignKeys.insert(UInt8(index * 8 + bit))
      }
    }
  }

  /// Forgets which keys are down, as when the keyboard was somebody else's for a while.
  mutating func forgetKeys() {
    keysDown = []
    foreignKeys = []
    heldRelease = nil
  }

  private var foreignKeys: Set<UInt8> = []

  // MARK: Keys

  @MainActor private mutating func pressed(
    _ event: XKeyEvent, keyboard: any KeyboardLayout, now: Timestamp
  ) -> [Input] {
    let keycode = UInt8(truncatingIfNeeded: event.keycode)
    var before: [Input] = []
    var isRepeat = keysDown.contains(keycode) || foreignKeys.contains(keycode)
    if let held = heldRelease {
      if held.keycode == keycode, held.stamp == event.time {
        heldRelease = nil
        isRepeat = true
      } else {
        before = flush()
        isRepeat = keysDown.contains(keycode) || foreignKeys.contains(keycode)
      }
    }
    keysDown.insert(keycode)
    let key = KeyEvent(event, isRepeat: isRepeat, keyboard: keyboard)
    return before + [input(.keyPressed(key), stamp: event.time, now: now)]
  }

  @MainActor private mutating func released(
    _ event: XKeyEvent, keyboard: any KeyboardLayout, now: Timestamp
  ) -> [Input] {
    let before = flush()
    let keycode = UInt8(truncatingIfNeeded: event.keycode)
    // The release of a press that somebody else got means nothing, but the key is up from here on.
    guard keysDown.contains(keycode) || foreignKeys.contains(keycode) else { return before }
    let key = KeyEvent(event, isRepeat: false, keyboard: keyboard)
    heldRelease = (keycode, event.time, input(.keyReleased(key), stamp: event.time, now: now))
    return before
  }

  // MARK: Pointer

  private mutating func buttonChanged(
    _ button: UInt32, isDown: Bool, at place: Point, stamp: Time, now: Timestamp
  ) -> [Input] {
    let event: InputEvent
    switch (button, isDown) {
    case (4, true): event = .scrolled(dx: 0, dy: -1, place)
    case (5, true): event = .scrolled(dx: 0, dy: 1, place)
    case (6, true): event = .scrolled(dx: -1, dy: 0, place)
    case (7, true): event = .scrolled(dx: 1, dy: 0, place)
    case (4...7, false): return []
    case (_, true): event = .buttonPressed(PointerButton(number: button), place)
    case (_, false): event = .buttonReleased(PointerButton(number: button), place)
    }
    return [input(event, stamp: stamp, now: now)]
  }

  @MainActor private mutating func translate(
    _ type: Int32, data: UnsafeMutableRawPointer, keyboard: any KeyboardLayout, now: Timestamp
  ) -> [Input] {
    let event = data.load(as: XIDeviceEvent.self)
    guard event.send_event == 0 else { return [] }
    switch type {
    case XI_KeyPress: return pressed(XKeyEvent(event), keyboard: keyboard, now: now)
    case XI_KeyRelease: return released(XKeyEvent(event), keyboard: keyboard, now: now)
    case XI_ButtonPress, XI_ButtonRelease: return flush() + buttonChanged(event, now: now)
    case XI_Motion: return after(flush(), moved(event, now: now))
    default: return []
    }
  }

  private mutating func buttonChanged(_ event: XIDeviceEvent, now: Timestamp) -> [Input] {
    // Devices that scroll by axes press wheel buttons, too, for programs that know no better.
    let isEcho = event.flags & XIPointerEmulated != 0 && (4...7).contains(event.detail)
    if isEcho, axes.has(device: UInt16(truncatingIfNeeded: event.sourceid)) { return [] }
    return buttonChanged(
      UInt32(truncatingIfNeeded: event.detail), isDown: event.evtype == XI_ButtonPress,
      at: place(event), stamp: event.time, now: now)
  }

  private mutating func moved(_ event: XIDeviceEvent, now: Timestamp) -> Input {
    let device = UInt16(truncatingIfNeeded: event.sourceid)
    let place = Point(x: event.root_x / scale, y: event.root_y / scale)
    guard axes.has(device: device) else {
      return input(.pointerMoved(place), stamp: event.time, now: now)
    }
    let turned = axes.turn(device: device, valuators: event.valuators.values())
    let what: InputEvent =
      turned.dx == 0 && turned.dy == 0
      ? .pointerMoved(place) : .scrolled(dx: turned.dx, dy: turned.dy, place)
    return input(what, stamp: event.time, now: now)
  }

  /// Without a copy of what comes before where that is nothing, as it is for each motion.
  private func after(_ before: [Input], _ input: Input) -> [Input] {
    before.isEmpty ? [input] : before + [input]
  }

  private func place(_ event: XIDeviceEvent) -> Point {
    Point(x: event.root_x / scale, y: event.root_y / scale)
  }

  // MARK: Places and times

  private func place(_ event: XButtonEvent) -> Point {
    point(event.x_root, event.y_root, onScreen: event.same_screen)
  }

  private func point(_ x: Int32, _ y: Int32, onScreen: Int32) -> Point {
    // On another screen the pointer is over nothing of ours.
    guard onScreen != 0 else { return Point(x: -32768, y: -32768) }
    return Point(x: Double(x) / scale, y: Double(y) / scale)
  }

  private mutating func input(_ event: InputEvent, stamp: Time, now: Timestamp) -> Input {
    Input(event: event, time: moment(of: UInt32(truncatingIfNeeded: stamp), now: now))
  }

  /// The moment of one of the server's stamps.
  mutating func moment(of stamp: UInt32, now: Timestamp) -> Timestamp {
    clock.moment(of: stamp, now: now)
  }
}

extension PointerButton {
  /// The button with one of X's numbers; 4 to 7 are wheels and no buttons.
  init(number: UInt32) {
    switch number {
    case 1: self = .primary
    case 2: self = .middle
    case 3: self = .secondary
    default: self = .other(Int(number))
    }
  }

  /// The bit of an event's state that says that the button is down; zero for buttons without one.
  var stateMask: UInt32 {
    switch self {
    case .primary: UInt32(Button1Mask)
    case .middle: UInt32(Button2Mask)
    case .secondary: UInt32(Button3Mask)
    case .other: 0
    }
  }
}

extension XIValuatorState {
  /// The valuators that an event is about, with their values.
  fileprivate func values() -> [(Int, Double)] {
    guard let mask, let values else { return [] }
    var result: [(Int, Double)] = []
    for bit in 0..<Int(max(0, mask_len)) * 8 where mask[bit / 8] & (1 << (bit % 8)) != 0 {
      result.append((bit, values[result.count]))
    }
    return result
  }
}
