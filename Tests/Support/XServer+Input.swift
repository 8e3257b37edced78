import CTestSupport
import Foundation

/// A button of the pointer, by its number in X.
package enum TestButton: Int, Hashable, Sendable {
  case left = 1
  case middle, right, wheelUp, wheelDown
}

/// What still holds the input of a display.
package struct HeldInput: OptionSet, Hashable, Sendable {
  package let rawValue: Int
  package static let pointer = HeldInput(rawValue: 1)
  package static let keyboard = HeldInput(rawValue: 2)

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

extension XServer {
  /// Moves the pointer, as a hand does.
  package func move(to x: Int, _ y: Int) async throws {
    try await xdotool("mousemove", "\(x)", "\(y)")
  }

  /// Presses a button, after a move when a place is given.
  package func press(_ button: TestButton = .left, at place: (x: Int, y: Int)? = nil) async throws {
    try await xdotool(moving(to: place) + ["mousedown", "\(button.rawValue)"])
  }

  /// Lets a button go, after a move when a place is given.
  package func release(
    _ button: TestButton = .left, at place: (x: Int, y: Int)? = nil
  ) async throws {
    try await xdotool(moving(to: place) + ["mouseup", "\(button.rawValue)"])
  }

  /// Presses and releases a button, after a move when a place is given.
  package func click(_ button: TestButton = .left, at place: (x: Int, y: Int)? = nil) async throws {
    try await xdotool(moving(to: place) + ["click", "\(button.rawValue)"])
  }

  /// Presses and releases keys one after the other, by their names in X, such as `Down`, `ctrl+n`.
  package func type(_ keys: String...) async throws {
    try await type(keys)
  }

  /// Presses and releases keys one after the other.
  package func type(_ keys: [String]) async throws {
    try await xdotool(["key", "--delay", "0"] + keys)
  }

  /// Holds a key down.
  package func keyDown(_ key: String) async throws {
    try await xdotool("keydown", key)
  }

  /// Lets a key go.
  package func keyUp(_ key: String) async throws {
    try await xdotool("keyup", key)
  }

  /// Runs xdotool through XTEST; its events are with the server when this returns.
  package func xdotool(_ arguments: String...) async throws {
    try await xdotool(arguments)
  }

  private func xdotool(_ arguments: [String]) async throws {
    try await complete("xdotool", arguments)
  }

  private func moving(to place: (x: Int, y: Int)?) -> [String] {
    place.map { ["mousemove", "\($0.x)", "\($0.y)"] } ?? []
  }

  /// Where the pointer is.
  package var pointer: (x: Int, y: Int) {
    get throws {
      let cookie = xcb_query_pointer(connection, root)
      guard let reply = xcb_query_pointer_reply(connection, cookie, nil) else {
        throw NeverHappened("the server did not answer")
      }
      defer { free(reply) }
      return (Int(reply.pointee.root_x), Int(reply.pointee.root_y))
    }
  }

  /// Lets the pointer look like the bar of text editors everywhere.
  package func showTextCursor() {
    let (font, cursor) = (xcb_generate_id(connection), xcb_generate_id(connection))
    xcb_open_font(connection, font, 6, "cursor")
    // The bar's glyph, and its mask.
    xcb_create_glyph_cursor(
      connection, cursor, font, font, 152, 153, 0, 0, 0, .max, .max, .max)
    xcb_change_window_attributes(connection, root, XCB_CW_CURSOR.rawValue, [cursor])
    sync()
  }

  /// A number that stands for what the pointer looks like, as long as who made that picture lives.
  package var cursorLook: UInt32 { ts_cursor_look(connection) }

  /// Takes input for the test's own connection, as another program would; what could not be taken is
  /// in the result.
  package func grab(_ wanted: HeldInput = [.pointer, .keyboard]) throws -> HeldInput {
    var refused: HeldInput = []
    if wanted.contains(.pointer) {
      let cookie = xcb_grab_pointer(
        connection, 1, root, UInt16(XCB_EVENT_MASK_BUTTON_PRESS.rawValue),
        UInt8(XCB_GRAB_MODE_ASYNC.rawValue), UInt8(XCB_GRAB_MODE_ASYNC.rawValue), 0, 0, 0)
      let reply = xcb_grab_pointer_reply(connection, cookie, nil)
      if reply?.pointee.status != 0 { refused.insert(.pointer) }
      free(reply)
    }
    if wanted.contains(.keyboard) {
      let cookie = xcb_grab_keyboard(
        connection, 1, root, 0, UInt8(XCB_GRAB_MODE_ASYNC.rawValue),
        UInt8(XCB_GRAB_MODE_ASYNC.rawValue))
      let reply = xcb_grab_keyboard_reply(connection, cookie, nil)
      if reply?.pointee.status != 0 { refused.insert(.keyboard) }
      free(reply)
    }
    return refused
  }

  /// Gives back what `grab` took.
  package func ungrab() {
    xcb_ungrab_pointer(connection, 0)
    xcb_ungrab_keyboard(connection, 0)
    sync()
  }

  /// What another program holds at this moment: tried by taking it.
  package func heldInput() throws -> HeldInput {
    let held = try grab()
    ungrab()
    return held
  }

  /// Waits until nobody holds the pointer or the keyboard.
  package func waitForFreeInput() async throws {
    try await eventually("nobody holds the pointer or the keyboard") { try heldInput().isEmpty }
  }

  /// Waits until another program holds the pointer and the keyboard.
  package func waitForHeldInput(_ wanted: HeldInput = [.pointer, .keyboard]) async throws {
    try await eventually("a program takes the pointer and the keyboard") {
      try heldInput().isSuperset(of: wanted)
    }
  }

  /// Returns when the server has done everything that was asked of it.
  func sync() {
    free(xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), nil))
  }
}
