import CTestSupport
import Foundation

/// A window as others see it.
package struct SeenWindow: Hashable, Sendable {
  /// Its number in X.
  package let id: UInt32
  /// Where it is on the screen, without its border.
  package let frame: Frame
  /// Bits of a pixel: 32 with transparency.
  package let depth: Int
  /// Whether window managers leave it alone, as they do popups.
  package let isPopup: Bool
}

extension XServer {
  /// The mapped windows on the screen, the lowest first.
  package var windows: [SeenWindow] {
    get throws {
      guard let tree = xcb_query_tree_reply(connection, xcb_query_tree(connection, root), nil)
      else {
        throw NeverHappened("the server did not answer")
      }
      defer { free(tree) }
      let children = UnsafeBufferPointer(
        start: xcb_query_tree_children(tree), count: Int(tree.pointee.children_len))
      return children.compactMap(seen)
    }
  }

  private func seen(_ id: UInt32) -> SeenWindow? {
    let attributesCookie = xcb_get_window_attributes(connection, id)
    let geometryCookie = xcb_get_geometry(connection, id)
    let attributes = xcb_get_window_attributes_reply(connection, attributesCookie, nil)
    let geometry = xcb_get_geometry_reply(connection, geometryCookie, nil)
    defer {
      free(attributes)
      free(geometry)
    }
    // Windows that are gone meanwhile, unmapped ones and those for input only don't show.
    guard let attributes = attributes?.pointee, let geometry = geometry?.pointee,
      attributes.map_state == XCB_MAP_STATE_VIEWABLE.rawValue,
      attributes._class == XCB_WINDOW_CLASS_INPUT_OUTPUT.rawValue
    else { return nil }
    return SeenWindow(
      id: id,
      frame: Frame(
        x: Int(geometry.x), y: Int(geometry.y), width: Int(geometry.width),
        height: Int(geometry.height)),
      depth: Int(geometry.depth), isPopup: attributes.override_redirect != 0)
  }

  /// The mapped popups, the lowest first; companions' windows of a pixel or two don't count.
  package var popups: [SeenWindow] {
    get throws { try windows.filter { $0.isPopup && $0.frame.width > 20 && $0.frame.height > 10 } }
  }

  /// Waits until there are as many popups as said, and returns them, the lowest first.
  @discardableResult package func waitForPopups(_ count: Int) async throws -> [SeenWindow] {
    try await eventually("there are \(count) popups, not \((try? popups.count) ?? -1)") {
      let popups = try popups
      return popups.count == count ? popups : nil
    }
  }

  /// Waits for the first popup.
  @discardableResult package func waitForPopup() async throws -> SeenWindow {
    try await eventually("there is a popup") { try popups.last }
  }

  /// Maps a plain window of the test itself and waits until it shows.
  ///
  /// - Parameter color: Its background as `0xRRGGBB`.
  package func makeWindow(_ frame: Frame, color: UInt32 = 0x336699) async throws -> UInt32 {
    let window = plainWindow(frame, color: color)
    xcb_map_window(connection, window)
    sync()
    try await eventually("the window shows") { isViewable(window) }
    return window
  }

  /// Whether a window exists and is mapped, together with all that it lies in.
  package func isViewable(_ window: UInt32) -> Bool {
    let cookie = xcb_get_window_attributes(connection, window)
    let reply = xcb_get_window_attributes_reply(connection, cookie, nil)
    defer { free(reply) }
    return reply?.pointee.map_state == UInt8(XCB_MAP_STATE_VIEWABLE.rawValue)
  }

  /// The window that a window lies in; nil when it is gone.
  package func parent(of window: UInt32) -> UInt32? {
    guard let tree = xcb_query_tree_reply(connection, xcb_query_tree(connection, window), nil)
    else { return nil }
    defer { free(tree) }
    return tree.pointee.parent
  }

  /// The place and the size of a window in the one that it lies in; nil when it is gone.
  package func frame(of window: UInt32) -> Frame? {
    guard
      let geometry = xcb_get_geometry_reply(connection, xcb_get_geometry(connection, window), nil)
    else { return nil }
    defer { free(geometry) }
    let found = geometry.pointee
    return Frame(
      x: Int(found.x), y: Int(found.y), width: Int(found.width), height: Int(found.height))
  }

  /// The place and the size of a window on the screen, without what others cut off; nil when it is gone.
  package func frameOnScreen(of window: UInt32) -> Frame? {
    guard let frame = frame(of: window) else { return nil }
    let cookie = xcb_translate_coordinates(connection, window, root, 0, 0)
    guard let place = xcb_translate_coordinates_reply(connection, cookie, nil) else { return nil }
    defer { free(place) }
    return Frame(
      x: Int(place.pointee.dst_x), y: Int(place.pointee.dst_y), width: frame.width,
      height: frame.height)
  }

  /// Puts a window into another one.
  package func reparentWindow(_ window: UInt32, into parent: UInt32) {
    xcb_reparent_window(connection, window, parent, 0, 0)
    sync()
  }

  /// The window with a title, among some windows and all that lie in them.
  package func clientWindow(named title: String, under windows: [UInt32]) throws -> UInt32? {
    for window in windows {
      if try text(of: "WM_NAME", of: window) == title { return window }
      guard let tree = xcb_query_tree_reply(connection, xcb_query_tree(connection, window), nil)
      else { continue }
      defer { free(tree) }
      let children = UnsafeBufferPointer(
        start: xcb_query_tree_children(tree), count: Int(tree.pointee.children_len))
      if let found = try clientWindow(named: title, under: Array(children)) { return found }
    }
    return nil
  }

  private func text(of name: String, of window: UInt32) throws -> String? {
    let cookie = xcb_get_property(connection, 0, window, try atom(name), 0, 0, 1024)
    guard let reply = xcb_get_property_reply(connection, cookie, nil) else { return nil }
    defer { free(reply) }
    guard reply.pointee.format == 8, let value = xcb_get_property_value(reply) else { return nil }
    return String(
      decoding: UnsafeRawBufferPointer(start: value, count: Int(reply.pointee.value_len)),
      as: UTF8.self)
  }

  /// Asks for another size of a window, as its program would.
  package func resizeWindow(_ window: UInt32, width: Int, height: Int) {
    let values = [UInt32(width), UInt32(height)]
    xcb_configure_window(
      connection, window,
      UInt16(XCB_CONFIG_WINDOW_WIDTH.rawValue | XCB_CONFIG_WINDOW_HEIGHT.rawValue), values)
    sync()
  }

  func plainWindow(_ frame: Frame, color: UInt32) -> UInt32 {
    let window = xcb_generate_id(connection)
    let values: [UInt32] = [color]
    xcb_create_window(
      connection, 24, window, root, Int16(frame.x), Int16(frame.y), UInt16(frame.width),
      UInt16(frame.height), 0, UInt16(XCB_WINDOW_CLASS_INPUT_OUTPUT.rawValue), 0,
      XCB_CW_BACK_PIXEL.rawValue, values)
    return window
  }

  /// Moves a window of the test.
  package func moveWindow(_ window: UInt32, to x: Int, _ y: Int) {
    let values = [UInt32(bitPattern: Int32(x)), UInt32(bitPattern: Int32(y))]
    let mask = XCB_CONFIG_WINDOW_X.rawValue | XCB_CONFIG_WINDOW_Y.rawValue
    xcb_configure_window(connection, window, UInt16(mask), values)
    sync()
  }

  /// Gives a window of the test the names by which window managers know its program.
  package func setClass(of window: UInt32, _ instance: String, _ name: String) {
    let text = Array(instance.utf8) + [0] + Array(name.utf8) + [0]
    xcb_change_property(
      connection, UInt8(XCB_PROP_MODE_REPLACE.rawValue), window, XCB_ATOM_WM_CLASS.rawValue,
      XCB_ATOM_STRING.rawValue, 8, UInt32(text.count), text)
    sync()
  }

  /// Destroys a window of the test.
  package func destroyWindow(_ window: UInt32) {
    xcb_destroy_window(connection, window)
    sync()
  }

  /// Destroys another program's connection together with its windows, as `xkill` does.
  package func killClient(of window: UInt32) {
    xcb_kill_client(connection, window)
    sync()
  }

  /// A property of a window as 32-bit numbers; empty when it has none.
  package func property(_ name: String, of window: UInt32) throws -> [UInt32] {
    let cookie = xcb_get_property(connection, 0, window, try atom(name), 0, 0, 1024)
    guard let reply = xcb_get_property_reply(connection, cookie, nil) else { return [] }
    defer { free(reply) }
    guard reply.pointee.format == 32, let value = xcb_get_property_value(reply) else { return [] }
    let count = Int(reply.pointee.value_len)
    return (0..<count).map { value.load(fromByteOffset: $0 * 4, as: UInt32.self) }
  }

  /// The window that gets what is typed, as long as nobody grabs the keyboard.
  package var focus: UInt32 {
    get throws {
      let cookie = xcb_get_input_focus(connection)
      guard let reply = xcb_get_input_focus_reply(connection, cookie, nil) else {
        throw NeverHappened("the server did not answer")
      }
      defer { free(reply) }
      return reply.pointee.focus
    }
  }
}
