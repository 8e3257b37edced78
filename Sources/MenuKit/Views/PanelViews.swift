import MenuLayout
import MenuModel
import MenuPrimitives
import MenuScene
import MenuViews

/// The views of one open list: those of the rows that show and of a few beside them.
///
/// It gets views from the caches, has them brought up to date and measured, gives them their place and
/// takes what they draw. A list without views has none of this.
@MainActor final class PanelViews {
  /// How many rows on either side of those that show have their views already: what comes into sight
  /// next is measured before it does.
  static let margin = 2

  private(set) weak var session: MenuSession?
  let list: ShownList
  /// What is known of the sizes of views.
  var sizes: CustomSizes
  var rows: [ElementID: HostedRow] = [:]
  /// The layout that the views were brought in line with last, and how far it was scrolled.
  var shown: (panel: PanelLayout, scrollOffset: Double, lights: Lights)?
  /// Whether a view asked for something since.
  var isDue = true
  /// Fields that have asked for the keys as they appeared.
  var greeted: Set<ElementID> = []
  /// The views that windows of other programs were seen in last.
  var keepers: [WindowID: Keeper] = [:]
  let headerCache = ReusableViewCache()
  let rowCache = ReusableViewCache()
  /// Whether the list doesn't show any more: an updater may have seen to that.
  private(set) var isClosed = false
  private var lastRevision: UInt64 = 0

  /// The rows that are lit.
  struct Lights: Equatable {
    var highlight: ElementID?
    var openRow: ElementID?
  }

  /// - Parameter sizes: what was known when the list showed last, in the same width.
  init(of list: ShownList, session: MenuSession, sizes: CustomSizes = CustomSizes()) {
    self.list = list
    self.sizes = sizes
    self.session = session
  }

  /// Lets go of all views, for good.
  func close() {
    isClosed = true
    for row in rows.values { release(row) }
    rows = [:]
    keepers = [:]
    headerCache.removeAll()
    rowCache.removeAll()
  }

  func cache(of row: HostedRow) -> ReusableViewCache { row.isHeader ? headerCache : rowCache }

  /// Lets go of the views of a row, for other rows to use.
  func release(_ row: HostedRow) {
    for hosted in row.views {
      hosted.detach()
      cache(of: row).release(row.id, in: hosted.slot)
    }
    row.views = []
  }

  // MARK: What shows

  /// What the rows of a panel show, drawn as it is at a time.
  func drawings(at time: Timestamp) -> [ElementID: RowDrawing] {
    guard let shown else { return [:] }
    var drawings: [ElementID: RowDrawing] = [:]
    for row in rows.values where isInSight(row, shown.panel, shown.scrollOffset) {
      if row.drawing == nil || row.due(at: time).map({ $0 <= time }) == true {
        lastRevision += 1
        row.drawing = RowDrawing(
          items: row.views.flatMap { $0.draw() }, revision: lastRevision)
      }
      drawings[row.id] = row.drawing
    }
    return drawings
  }

  /// When something that shows has to be drawn again; nil while nothing moves.
  func due(at time: Timestamp) -> Timestamp? {
    if isDue { return time }
    guard let shown else { return nil }
    var due: Timestamp?
    for row in rows.values where isInSight(row, shown.panel, shown.scrollOffset) {
      due = .earliest(due, row.due(at: time))
    }
    return due
  }

  private func isInSight(
    _ row: HostedRow, _ panel: PanelLayout, _ scrollOffset: Double
  ) -> Bool {
    guard let index = panel.index(of: row.id) else { return false }
    return index < panel.headerCount
      || panel.visibleRows(scrollOffset: scrollOffset).contains(index)
  }

  // MARK: What views ask

  /// A view wants to be drawn or measured again.
  func viewChanged() {
    isDue = true
    session?.viewsChanged()
  }

  /// Where a rectangle of a row is on the screen; nil when the row doesn't show.
  func screenRect(of rect: Rect, inRow row: ElementID) -> Rect? {
    guard let session, let shown, let index = shown.panel.index(of: row) else { return nil }
    return session.screenRect(
      of: rect, row: index, scrollOffset: shown.scrollOffset, in: shown.panel)
  }
}
