import MenuLayout
import MenuModel
import MenuPrimitives
import MenuScene
import MenuViews

/// The views of one row of an open menu, and what they were told last.
@MainActor final class HostedRow {
  /// What decides how the views look; an updater is called when it differs.
  struct Told: Equatable {
    var content: ViewContent
    var metrics: MenuMetrics
  }

  let id: ElementID
  /// Whether it is one of the list's headers, whose views come from a cache of their own.
  let isHeader: Bool
  /// Whether its views get input.
  let takesInput: Bool
  var views: [HostedView] = []
  var told: Told?
  /// Where the views were placed: a layout that never changes.
  var placedIn: PanelLayout?
  /// How wide a view was when it was measured last.
  var measuredRoom: Double?
  var accessorySize = Size.zero
  var drawing: RowDrawing?
  /// Whether a view that it should have is somewhere else.
  var lacksView = false

  init(_ id: ElementID, isHeader: Bool, takesInput: Bool) {
    self.id = id
    self.isHeader = isHeader
    self.takesInput = takesInput
  }

  /// The view that decides how high the row is, and that gets its input.
  var main: HostedView? { views.first { $0.slot != .trailingAccessory } }

  func view(in slot: ViewSlot) -> HostedView? { views.first { $0.slot == slot } }

  /// When it has to be drawn again.
  func due(at time: Timestamp) -> Timestamp? {
    if drawing == nil { return time }
    return views.reduce(nil) { .earliest($0, $1.due(at: time)) }
  }
}
