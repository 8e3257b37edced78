import MenuModel
import MenuPrimitives

/// The popups on the screen, by the panels that they show.
@MainActor struct SurfaceStack {
  /// What a popup shows: a panel, or the tooltip of a row.
  enum Content: Hashable {
    case panel(ElementID)
    case tooltip(ElementID)

    var role: SurfaceRole {
      switch self {
      case .panel: .menu
      case .tooltip: .tooltip
      }
    }
  }

  private let backend: any PopupBackend
  private var shown: [(content: Content, surface: any PopupSurface, frame: SurfaceFrame)] = []

  init(backend: any PopupBackend) {
    self.backend = backend
  }

  var isEmpty: Bool { shown.isEmpty }
  var frames: [SurfaceFrame] { shown.map(\.frame) }

  /// Whether a tooltip shows.
  private(set) var showsTooltip = false

  /// Shows something else in one of the popups, in the same place.
  mutating func update(_ content: Content, showing list: DisplayList) {
    for index in shown.indices where shown[index].content == content {
      shown[index].frame.content = list
      shown[index].surface.present(shown[index].frame)
    }
  }

  /// Brings the screen in line: what isn't listed closes, what is new opens above the rest.
  mutating func present(
    _ wanted: [(content: Content, frame: SurfaceFrame)]
  ) throws(BackendError) {
    var kept = shown
    shown = []
    showsTooltip = wanted.contains { $0.content.role == .tooltip }
    for (content, frame) in wanted {
      let surface: any PopupSurface
      if let index = kept.firstIndex(where: { $0.content == content }) {
        surface = kept.remove(at: index).surface
      } else {
        do throws(BackendError) {
          surface = try backend.makeSurface(content.role)
        } catch {
          shown += kept
          throw error
        }
      }
      surface.present(frame)
      shown.append((content, surface, frame))
    }
    // The topmost goes first, as it came last.
    for entry in kept.reversed() { entry.surface.close() }
  }

  /// Takes everything off the screen.
  mutating func closeAll() {
    for entry in shown.reversed() { entry.surface.close() }
    shown = []
    showsTooltip = false
  }
}
