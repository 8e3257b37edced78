public import MenuKit
public import MenuPrimitives
public import MenuViews

/// A display of its own with a backend on it, someone who uses it, and someone who looks at it from
/// outside: what `BackendConformance` needs of those who write a backend.
///
/// All coordinates are logical pixels of the screen. Nothing is on the screen at first, and no button
/// is down. Errors that a member throws end the promise that is being looked at.
@MainActor public protocol BackendStage: AnyObject {
  /// The backend, the same all the time. The suite sets its delegate.
  var backend: any PopupBackend { get }

  /// The monitors, with what panels and docks take of them. Two or more show more than one.
  var monitors: [Rect] { get }

  /// Does what a user does. It has reached the display when this returns, the backend perhaps not.
  func perform(_ gesture: UserGesture) async throws

  /// Lets the backend do what there is to do, and time pass, until something holds.
  ///
  /// - Returns: false when it never did, after a wait that is longer than anything takes.
  func run(until condition: () throws -> Bool) async throws -> Bool

  /// Where panels show, without their shadows, the lowest first. What the backend has asked of the
  /// display so far must have been done.
  func visiblePanels() throws -> [Rect]

  /// What is seen at a point, after what the backend has asked for so far.
  func visibleColor(at point: Point) throws -> Color

  /// How much the display has been asked for so far: requests, drawings, or whatever costs.
  var cost: Int { get }

  /// How much of the input somebody holds, as another program sees it. The backend gets no chance to
  /// do anything meanwhile.
  func inputHold() throws -> InputHold

  /// Shows a window of another program.
  func showWindow(_ frame: Rect) async throws -> WindowID

  /// Takes that window away.
  func destroyWindow(_ window: WindowID) async throws

  /// Lets another program offer a text. It does when this returns.
  func offerText(_ text: String, in selection: ClipboardSelection) async throws

  /// What another program gets that asks for text, with the backend at work meanwhile; nil: none.
  func readText(from selection: ClipboardSelection) async throws -> String?

  /// Breaks the connection to the display, as a crash of it does.
  func loseDisplay() async throws
}
