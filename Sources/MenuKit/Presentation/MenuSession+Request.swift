import MenuLayout
import MenuModel
import MenuPrimitives
import MenuScene
import MenuTracking

extension MenuSession {
  /// Everything that a session starts from, found out before anything shows.
  struct Request {
    let menu: Menu
    let backend: any PopupBackend
    let source: MenuPresentationSource
    private(set) var placement: MenuPresentationSource.Placement
    private(set) var location: Point
    /// The width of the control that the menu hangs from; zero without one.
    private(set) var controlWidth: Double
    let opening: MenuTracker.Opening
    /// Where the pointer is, when that is known.
    let pointer: Point?
    let input: SessionRequest
    let style: SubmenuStyle
    let elementOrder: Menu.ElementOrder
    let density: Density
    let colorScheme: DisplayEnvironment.ColorScheme?
    let fontSize: Double?
    let theme: Theme?
    let tracking: TrackingConfiguration
    let animated: Bool

    @MainActor init(
      presentation: MenuPresentation, trigger: PresentationTrigger, animated: Bool
    ) throws(PresentationFailure) {
      guard let backend = presentation.backend ?? PopupBackends.current else {
        throw PresentationFailure(reason: .failed("no display has been opened"))
      }
      guard let menu = presentation.menu else {
        throw PresentationFailure(reason: .empty, misuse: "without a menu")
      }
      guard let origin = presentation.source else {
        throw PresentationFailure(reason: .sourceLost, misuse: "without a source")
      }
      guard let source = origin.resolve(on: backend) else {
        throw PresentationFailure(
          reason: .sourceLost, misuse: "from a view or a window that isn't on the screen")
      }
      let held: PressedButton? =
        switch trigger {
        case .press(let press): press
        case .program:
          presentation.transferringLongPressGestureRecognizer?.heldPress(on: backend)
            ?? source.pressed(at: backend.now)
        case .key: nil
        }
      self.menu = menu
      self.backend = backend
      self.source = origin
      self.placement = source.placement
      self.location = source.location
      self.controlWidth = source.controlWidth
      self.pointer = held?.location ?? source.pointer?.location
      self.opening =
        held.map { .press($0.button, $0.location) } ?? (trigger == .key ? .key : .program)
      self.input = SessionRequest(owner: source.owner, press: held)
      self.style = presentation.submenuStyle
      self.elementOrder = presentation.preferredElementOrder
      self.density = presentation.density
      self.colorScheme = presentation.colorScheme
      self.fontSize = presentation.fontSize
      self.theme = presentation.theme
      self.tracking = presentation.tracking
      self.animated = animated
    }

    /// Looks where the source is now, if it is one that can move.
    @MainActor mutating func followSource() {
      guard let found = source.followed(on: backend) else { return }
      (placement, location, controlWidth) = (found.placement, found.location, found.controlWidth)
    }
  }
}

extension MenuPresentationSource.Resolution {
  /// The button that the pointer holds while it is asked for a menu.
  fileprivate func pressed(at time: Timestamp) -> PressedButton? {
    guard let pointer, let button = pointer.heldButton else { return nil }
    return PressedButton(button: button, location: pointer.location, time: time)
  }
}
