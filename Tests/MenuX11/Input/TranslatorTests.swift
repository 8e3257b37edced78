import CX11
import Glibc
import MenuPrimitives
import Testing

@testable import MenuX11

/// A keyboard with two layouts: Latin, and Cyrillic in the second group.
@MainActor private struct TwoLayouts: KeyboardLayout {
  let altMask: UInt32 = 8
  let logoMask: UInt32 = 64

  /// Key 38 is "a" and "ф"; others by number.
  private static let keys: [UInt8: [UInt32]] = [
    38: [0x61, 0x6C6], 36: [0xFF0D, 0xFF0D], 23: [0xFF09, 0xFF09], 76: [0xFFC7, 0xFFC7],
    80: [0xFF97, 0xFF97], 34: [0xFE57, 0xFE57], 64: [0xFFE9, 0xFFE9],
  ]

  func symbols(of keycode: UInt8) -> [Keysym] { (Self.keys[keycode] ?? []).map { Keysym($0) } }

  func symbol(of keycode: UInt8, state: UInt32) -> Keysym {
    let symbols = Self.keys[keycode] ?? []
    let group = Int(state >> 13) & 3
    guard group < symbols.count else { return Keysym(0) }
    let symbol = symbols[group]
    if symbol == 0xFF97, state & 0x10 != 0 { return Keysym(0xFFB8) }
    if symbol == 0xFF09, state & 1 != 0 { return Keysym(0xFE20) }
    if symbol == 0x61, state & 3 != 0 { return Keysym(0x41) }
    return Keysym(symbol)
  }
}

@MainActor @Suite("What X events mean") struct TranslatorTests {
  private let now = Timestamp(nanoseconds: 90_000_000_000)

  private func key(
    _ type: Int32, _ keycode: UInt32, time: Time = 1000, state: Int32 = 0, made: Bool = false
  ) -> XEvent {
    var event = XEvent()
    event.xkey.type = type
    event.xkey.keycode = keycode
    event.xkey.time = time
    event.xkey.state = UInt32(state)
    event.xkey.send_event = made ? 1 : 0
    event.xkey.same_screen = 1
    return event
  }

  private func button(
    _ type: Int32, _ number: UInt32, x: Int32 = 0, y: Int32 = 0, made: Bool = false,
    sameScreen: Int32 = 1
  ) -> XEvent {
    var event = XEvent()
    event.xbutton.type = type
    event.xbutton.button = number
    event.xbutton.x_root = x
    event.xbutton.y_root = y
    event.xbutton.time = 1000
    event.xbutton.send_event = made ? 1 : 0
    event.xbutton.same_screen = sameScreen
    return event
  }

  private func events(_ events: XEvent..., scale: Double = 1) -> [InputEvent] {
    var translator = XEventTranslator(scale: scale)
    return events.flatMap { translator.translate($0, keyboard: TwoLayouts(), now: now) }
      .map(\.event) + translator.flush().map(\.event)
  }

  @Test(
    "buttons press, wheels scroll",
    arguments: [
      (1, .buttonPressed(.primary, .zero)), (2, .buttonPressed(.middle, .zero)),
      (3, .buttonPressed(.secondary, .zero)), (8, .buttonPressed(.other(8), .zero)),
      (4, .scrolled(dx: 0, dy: -1, .zero)), (5, .scrolled(dx: 0, dy: 1, .zero)),
      (6, .scrolled(dx: -1, dy: 0, .zero)), (7, .scrolled(dx: 1, dy: 0, .zero)),
    ] as [(UInt32, InputEvent)])
  func buttons(number: UInt32, expected: InputEvent) {
    #expect(events(button(ButtonPress, number)) == [expected])
    let release = events(button(ButtonRelease, number))
    if case .buttonPressed(let button, let place) = expected {
      #expect(release == [.buttonReleased(button, place)])
    } else {
      #expect(release.isEmpty)
    }
  }

  @Test("points are logical pixels of the screen; another screen is nowhere")
  func places() {
    #expect(
      events(button(ButtonPress, 1, x: 300, y: -60), scale: 1.5)
        == [.buttonPressed(.primary, Point(x: 200, y: -40))])
    guard case .buttonPressed(_, let place)? = events(button(ButtonPress, 1, sameScreen: 0)).first
    else { return #expect(Bool(false)) }
    #expect(place.x < -10_000)
  }

  @Test("what another program made up is nothing that the user did")
  func spoofs() {
    var motion = XEvent()
    motion.xmotion.type = MotionNotify
    motion.xmotion.send_event = 1
    #expect(events(button(ButtonPress, 1, made: true), motion).isEmpty)
    #expect(events(key(KeyPress, 38, made: true), key(KeyRelease, 38, made: true)).isEmpty)
  }

  @Test("a key writes in its layout, and says what it would write in the others")
  func layouts() {
    let latin = KeyEvent(.character, text: "a", alternatives: ["ф"])
    let cyrillic = KeyEvent(.character, text: "ф", alternatives: ["a"])
    #expect(events(key(KeyPress, 38)) == [.keyPressed(latin)])
    #expect(events(key(KeyPress, 38, state: 1 << 13)) == [.keyPressed(cyrillic)])
  }

  @Test("locks are no modifiers")
  func locks() {
    let state = LockMask | Mod2Mask
    guard case .keyPressed(let pressed)? = events(key(KeyPress, 36, state: state)).first else {
      return #expect(Bool(false))
    }
    #expect(pressed == KeyEvent(.return))
    #expect(
      events(key(KeyPress, 38, state: LockMask)) == [
        .keyPressed(KeyEvent(.character, text: "A", alternatives: ["a", "ф"]))
      ])
  }

  @Test("Shift, Control, Alt and the logo key are told apart")
  func modifiers() {
    let state = ShiftMask | ControlMask | Mod1Mask | Mod4Mask
    #expect(
      events(key(KeyPress, 36, state: state)) == [
        .keyPressed(KeyEvent(.return, modifiers: [.shift, .control, .alt, .logo]))
      ])
  }

  @Test("the keypad moves without NumLock and writes with it")
  func keypad() {
    #expect(events(key(KeyPress, 80)) == [.keyPressed(KeyEvent(.up))])
    #expect(
      events(key(KeyPress, 80, state: Mod2Mask)) == [
        .keyPressed(KeyEvent(.character, text: "8", alternatives: []))
      ])
  }

  @Test("Tab with Shift stays Tab, Shift and F10 ask for a menu, dead accents do nothing")
  func specialKeys() {
    #expect(
      events(key(KeyPress, 23, state: ShiftMask)) == [
        .keyPressed(KeyEvent(.tab, modifiers: .shift))
      ])
    #expect(events(key(KeyPress, 76)) == [.keyPressed(KeyEvent(.function(10)))])
    #expect(
      events(key(KeyPress, 76, state: ShiftMask)) == [
        .keyPressed(KeyEvent(.menu, modifiers: .shift))
      ])
    #expect(events(key(KeyPress, 34)) == [.keyPressed(KeyEvent(.other))])
    #expect(events(key(KeyPress, 64)) == [.keyPressed(KeyEvent(.modifier))])
  }

  @Test("a key that is held repeats and is released once")
  func repeats() {
    let pressed = KeyEvent(.return)
    var again = pressed
    again.isRepeat = true
    let happened = events(
      key(KeyPress, 36, time: 1000), key(KeyRelease, 36, time: 1500), key(KeyPress, 36, time: 1500),
      key(KeyRelease, 36, time: 1530), key(KeyPress, 36, time: 1530),
      key(KeyRelease, 36, time: 1600))
    #expect(
      happened == [
        .keyPressed(pressed), .keyPressed(again), .keyPressed(again), .keyReleased(pressed),
      ])
  }

  @Test("two quick presses are no repeat")
  func quickPresses() {
    let pressed = KeyEvent(.return)
    let happened = events(
      key(KeyPress, 36, time: 1000), key(KeyRelease, 36, time: 1050), key(KeyPress, 36, time: 1090))
    #expect(happened == [.keyPressed(pressed), .keyReleased(pressed), .keyPressed(pressed)])
  }

  @Test("a release comes before whatever follows it")
  func releaseOrder() {
    let happened = events(
      key(KeyPress, 36), key(KeyRelease, 36, time: 1100), button(ButtonPress, 1))
    #expect(
      happened == [
        .keyPressed(KeyEvent(.return)), .keyReleased(KeyEvent(.return)),
        .buttonPressed(.primary, .zero),
      ])
  }

  @Test("the key that brought the menu up only repeats, and its release belongs to nobody")
  func keysHeldBefore() {
    var translator = XEventTranslator(scale: 1)
    var keymap = [UInt8](repeating: 0, count: 32)
    keymap[36 / 8] = 1 << (36 % 8)
    translator.noteKeysDown(keymap)
    func say(_ event: XEvent) -> [InputEvent] {
      translator.translate(event, keyboard: TwoLayouts(), now: now).map(\.event)
    }
    #expect(say(key(KeyRelease, 38)).isEmpty)
    #expect(say(key(KeyPress, 36)) == [.keyPressed(KeyEvent(.return, isRepeat: true))])
    #expect(say(key(KeyRelease, 36, time: 1200)).isEmpty)
    #expect(translator.flush().isEmpty)
    #expect(say(key(KeyPress, 36, time: 1300)) == [.keyPressed(KeyEvent(.return))])
  }

  @Test("a held key that is let go without a repeat is forgotten")
  func keysLetGo() {
    var translator = XEventTranslator(scale: 1)
    translator.noteKeysDown([0, 0, 0, 0, 1 << 4])
    let release = translator.translate(key(KeyRelease, 36), keyboard: TwoLayouts(), now: now)
    #expect(release.isEmpty && translator.flush().isEmpty)
    let press = translator.translate(
      key(KeyPress, 36, time: 1100), keyboard: TwoLayouts(), now: now)
    #expect(press.map(\.event) == [.keyPressed(KeyEvent(.return))])
  }

  // MARK: XInput

  private func device(
    _ type: Int32, detail: Int32 = 0, flags: Int32 = 0, made: Bool = false,
    valuators: [Int: Double] = [:], modifiers: Int32 = 0, group: Int32 = 0
  ) -> [InputEvent] {
    var axes = ScrollAxes()
    axes.insert(.init(isVertical: true, increment: 10, value: 100), device: 9, valuator: 3)
    axes.insert(.init(isVertical: false, increment: 10, value: 0), device: 9, valuator: 2)
    var data = XIDeviceEvent()
    data.evtype = type
    data.detail = detail
    data.flags = flags
    data.sourceid = 9
    data.root_x = 30.5
    data.root_y = 20
    data.time = 1000
    data.send_event = made ? 1 : 0
    data.mods.effective = modifiers
    data.group.effective = group
    var mask = [UInt8](repeating: 0, count: 4)
    for valuator in valuators.keys { mask[valuator / 8] |= 1 << (valuator % 8) }
    var values = valuators.sorted { $0.key < $1.key }.map(\.value)
    return mask.withUnsafeMutableBufferPointer { mask in
      values.withUnsafeMutableBufferPointer { values in
        data.valuators.mask = mask.baseAddress
        data.valuators.mask_len = Int32(mask.count)
        data.valuators.values = values.baseAddress
        return withUnsafeMutablePointer(to: &data) { data in
          var event = XEvent()
          event.xcookie.type = GenericEvent
          event.xcookie.evtype = type
          event.xcookie.data = UnsafeMutableRawPointer(data)
          var translator = XEventTranslator(scale: 1)
          translator.axes = axes
          return translator.translate(event, keyboard: TwoLayouts(), now: now).map(\.event)
        }
      }
    }
  }

  @Test("XInput's events mean the same, with fractions of pixels and notches")
  func deviceEvents() {
    let place = Point(x: 30.5, y: 20)
    #expect(device(XI_Motion) == [.pointerMoved(place)])
    #expect(device(XI_Motion, valuators: [0: 1, 1: 2]) == [.pointerMoved(place)])
    #expect(device(XI_Motion, valuators: [3: 102.5]) == [.scrolled(dx: 0, dy: 0.25, place)])
    #expect(
      device(XI_Motion, valuators: [2: -10, 3: 110]) == [.scrolled(dx: -1, dy: 1, place)])
    #expect(device(XI_ButtonPress, detail: 3) == [.buttonPressed(.secondary, place)])
    #expect(device(XI_ButtonRelease, detail: 3) == [.buttonReleased(.secondary, place)])
    #expect(device(XI_ButtonPress, detail: 3, made: true).isEmpty)
  }

  @Test("the wheel buttons of a device that scrolls by axes are only an echo")
  func echoes() {
    let place = Point(x: 30.5, y: 20)
    #expect(device(XI_ButtonPress, detail: 5, flags: XIPointerEmulated).isEmpty)
    #expect(device(XI_ButtonPress, detail: 5) == [.scrolled(dx: 0, dy: 1, place)])
    #expect(
      device(XI_ButtonPress, detail: 1, flags: XIPointerEmulated)
        == [.buttonPressed(.primary, place)])
  }

  @Test("keys that come through XInput are the same keys")
  func deviceKeys() {
    #expect(
      device(XI_KeyPress, detail: 38, modifiers: ControlMask, group: 1) == [
        .keyPressed(
          KeyEvent(.character, text: "ф", alternatives: ["a"], modifiers: .control))
      ])
  }
}

@Suite("Axes that scroll") struct ScrollAxesTests {
  /// A reply to XInput's QueryDevice: one device, number 9, that scrolls with valuator 3.
  private func reply(increment: Int32, value: Int32) -> [UInt8] {
    func bytes(_ value: UInt32, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    func fixed(_ value: Int32) -> [UInt8] { bytes(UInt32(bitPattern: value), 4) + bytes(0, 4) }
    let valuator =
      bytes(2, 2) + bytes(11, 2) + bytes(9, 2) + bytes(3, 2) + bytes(0, 4) + fixed(0) + fixed(0)
      + fixed(value) + bytes(0, 8)
    let scroll =
      bytes(3, 2) + bytes(6, 2) + bytes(9, 2) + bytes(3, 2) + bytes(1, 2) + bytes(0, 2)
      + bytes(0, 4) + fixed(increment)
    let device =
      bytes(9, 2) + bytes(3, 2) + bytes(2, 2) + bytes(2, 2) + bytes(5, 2) + [1, 0]
      + Array("mouse".utf8) + [0, 0, 0] + valuator + scroll
    return [1, 0, 0, 0] + bytes(UInt32(device.count / 4), 4) + bytes(1, 2)
      + [UInt8](repeating: 0, count: 22) + device
  }

  private func axes(_ bytes: [UInt8]) -> ScrollAxes {
    guard let memory = malloc(max(bytes.count, 32)) else { return ScrollAxes() }
    memcpy(memory, bytes, bytes.count)
    return ScrollAxes(devices: XReply(taking: memory))
  }

  @Test("a device turns by fractions of its increment")
  func turns() {
    var axes = axes(reply(increment: 120, value: 1000))
    #expect(axes.has(device: 9) && !axes.has(device: 8))
    let first = axes.turn(device: 9, valuators: [(0, 5), (3, 1030)])
    #expect(first.dx == 0 && first.dy == 0.25)
    let back = axes.turn(device: 9, valuators: [(3, 910)])
    #expect(back.dy == -1)
    #expect(axes.turn(device: 8, valuators: [(3, 0)]).dy == 0)
  }

  @Test("a device that was exchanged for another jumps without turning")
  func jumps() {
    var axes = axes(reply(increment: -15, value: 0))
    #expect(axes.turn(device: 9, valuators: [(3, 90_000)]).dy == 0)
    #expect(axes.turn(device: 9, valuators: [(3, 89_985)]).dy == 1)
  }

  @Test("a reply that is cut off or makes no sense does no harm")
  func brokenReplies() {
    let whole = reply(increment: 120, value: 0)
    for length in 32..<whole.count {
      var bytes = Array(whole[..<length])
      let words = UInt32((length - 32) / 4)
      for index in 0..<4 { bytes[4 + index] = UInt8(truncatingIfNeeded: words >> (8 * index)) }
      _ = axes(bytes)
    }
    #expect(!axes(reply(increment: 0, value: 0)).has(device: 9))
  }
}
