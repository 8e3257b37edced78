import CX11
import MenuKit
import TestSupport

@testable import MenuX11

/// A program with a connection and a loop of its own, in which the toolkit is a guest.
@MainActor final class Host {
  let server: XServer
  let display: OpaquePointer
  let window: UInt32
  let recorder = Recorder()
  private(set) var backend: X11Backend?
  /// The types of the events that were left to the program.
  var leftOver: [Int32] = []

  init(_ server: XServer, rootMask: Int = 0, variables: [String: String]? = nil) throws {
    self.server = server
    guard let display = XOpenDisplay(server.display) else { throw NeverHappened("no display") }
    self.display = display
    let root = XDefaultRootWindow(display)
    if rootMask != 0 { XSelectInput(display, root, rootMask) }
    let window = XCreateSimpleWindow(display, root, 50, 50, 200, 100, 0, 0, 0xFFFFFF)
    self.window = UInt32(window)
    XSelectInput(
      display, window, KeyPressMask | KeyReleaseMask | ButtonPressMask | ButtonReleaseMask)
    XMapWindow(display, window)
    XSync(display, 0)
    backend =
      if let variables {
        X11Backend(XConnection(borrowing: display), variable: { variables[$0] })
      } else {
        X11Backend(hostDisplay: display)
      }
    backend?.delegate = recorder
  }

  /// One round of the program's loop.
  func turn() {
    var event = XEvent()
    while XPending(display) > 0 {
      XNextEvent(display, &event)
      if backend?.handle(&event) != true { leftOver.append(event.type) }
    }
    if let backend, let deadline = backend.nextDeadline, deadline <= backend.now {
      backend.processPending()
    }
  }

  func until(_ what: String, _ condition: () throws -> Bool) async throws {
    try await eventually(what) {
      turn()
      return try condition()
    }
  }

  /// Ends the program in order.
  func close() {
    backend?.displayWillClose()
    backend = nil
    XCloseDisplay(display)
  }

  var owner: WindowID { WindowID(rawValue: UInt64(window)) }
}
