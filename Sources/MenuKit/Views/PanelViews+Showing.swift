import MenuLayout
import MenuModel
import MenuPrimitives
import MenuScene
import MenuViews

extension PanelViews {
  /// What views are brought in line with.
  struct Situation {
    var panel: PanelLayout
    var scrollOffset: Double
    var lights: Lights
    /// Whether what changes moves.
    var isAnimated: Bool
    var appearance: SessionAppearance
    var text: any TextMeasurer
    /// Rows that keep their views out of sight, because of what the user does with them.
    var held: Set<ElementID>
  }

  /// Brings the views in line with the rows that show.
  ///
  /// - Returns: whether their sizes are as the panel was laid out with; otherwise it is to be laid out
  ///   with `sizes` and shown again.
  func show(_ situation: Situation) -> Bool {
    let panel = situation.panel
    if !isDue, let shown, shown.panel === panel, shown.scrollOffset == situation.scrollOffset,
      shown.lights == situation.lights, sizes == panel.customSizes
    {
      return true
    }
    if let old = shown?.panel, old.size.width != panel.size.width || old.metrics != panel.metrics {
      // What was measured for another width says nothing.
      sizes = CustomSizes()
      for row in rows.values { row.measuredRoom = nil }
    }
    shown = (panel, situation.scrollOffset, situation.lights)

    let wanted = rowsWithViews(situation)
    let ids = Set(wanted.map { panel.element(at: $0).id })
    // First, so that those that come can use what those that go had.
    for (id, row) in rows where !ids.contains(id) {
      release(row)
      rows[id] = nil
    }
    for index in wanted where !isClosed { bring(index, situation) }
    if isClosed { return true }
    isDue = rows.values.contains { row in row.views.contains(where: \.needsMeasure) }
    guard sizes == panel.customSizes, !isDue else { return false }
    for index in wanted { place(index, situation) }
    return true
  }

  /// The rows that have their views: the pinned ones, those that show, and a few beside them.
  private func rowsWithViews(_ situation: Situation) -> [Int] {
    let panel = situation.panel
    guard panel.hasViews else { return [] }
    let visible = panel.visibleRows(scrollOffset: situation.scrollOffset)
    let near = (visible.lowerBound - Self.margin)..<(visible.upperBound + Self.margin)
    let scrolling = near.clamped(to: panel.headerCount..<max(panel.headerCount, panel.rowCount))
    let held = situation.held.compactMap(panel.index(of:)).filter {
      $0 >= panel.headerCount && !scrolling.contains($0)
    }
    return (Array(0..<panel.headerCount) + Array(scrolling) + held).filter {
      panel.element(at: $0).kind.hasViews
    }
  }

  /// Gets the views of a row, brings them up to date and measures them.
  private func bring(_ index: Int, _ situation: Situation) {
    let panel = situation.panel
    let element = panel.element(at: index)
    let row = rows[element.id] ?? makeRow(element, isHeader: index < panel.menu.headers.count)
    switch element.kind {
    case .customView(let content):
      update(row, content, [.wholeRow], index, situation)
      measure(row, content, index, situation)
    case .customAction(let content):
      update(row, content, [.wholeRow], index, situation)
      measure(row, content, index, situation)
    case .customContent(let content):
      let slots: [ViewSlot] =
        content.hasTrailingAccessory ? [.content, .trailingAccessory] : [.content]
      update(row, content, slots, index, situation)
      measure(row, content, index, situation)
    case .searchField(let content): update(row, content, index, situation)
    case .action, .submenu, .submenuHeader, .titleHeader, .separator, .message, .loading, .cell:
      break
    }
  }

  private func makeRow(_ element: ResolvedElement, isHeader: Bool) -> HostedRow {
    let takesInput: Bool
    switch element.kind {
    // Whether a field is enabled may change.
    case .customView, .searchField: takesInput = true
    case .customAction, .customContent, .action, .submenu, .submenuHeader, .titleHeader,
      .separator, .message, .loading, .cell:
      takesInput = false
    }
    let row = HostedRow(element.id, isHeader: isHeader, takesInput: takesInput)
    rows[element.id] = row
    return row
  }

  /// Has the views brought up to date that are new or whose element looks different now.
  private func update(
    _ row: HostedRow, _ content: ViewContent, _ slots: [ViewSlot], _ index: Int,
    _ situation: Situation
  ) {
    let style = style(of: row.id, content.attributes, situation)
    for hosted in row.views { hosted.restyle(style, text: situation.text) }
    let told = HostedRow.Told(
      content: content,
      metrics: situation.panel.menuMetrics(ofRow: index, attributes: content.attributes))
    guard told != row.told || row.lacksView else { return }
    row.lacksView = false
    let isAnimated = situation.isAnimated && row.told != nil
    row.told = told
    row.drawing = nil
    let element = source(ofRow: index, in: situation.panel) as? any ViewElement
    for slot in ViewSlot.all where !isClosed {
      let configuration = slots.contains(slot) ? element?.viewConfiguration(of: slot) : nil
      let hosted = host(configuration, in: slot, of: row, style: style, text: situation.text)
      guard let configuration, let hosted else { continue }
      ElementChanges.heeding { configuration.updater(hosted.view, told.metrics, isAnimated) }
    }
  }

  /// Takes the view of a place into the row, and lets go of the one that was there before.
  private func host(
    _ configuration: ReusableViewConfiguration?, in slot: ViewSlot, of row: HostedRow,
    style: ViewStyle, text: any TextMeasurer
  ) -> HostedView? {
    let old = row.view(in: slot)
    let view = configuration.map { cache(of: row).view(of: row.id, in: slot, by: $0) }
    if let old, old.view === view, old.isAttached { return old }
    old?.detach()
    row.views.removeAll { $0.slot == slot }
    guard let view else {
      if old != nil { cache(of: row).release(row.id, in: slot) }
      return nil
    }
    guard
      let hosted = HostedView(
        view, slot: slot, in: row, style: style, text: text, owner: self)
    else {
      row.lacksView = true
      report(conflictOf: row)
      return nil
    }
    row.views.append(hosted)
    return hosted
  }

  /// The element that a row was made from.
  func source(ofRow index: Int, in panel: PanelLayout) -> MenuElement? {
    let resolution = list.resolution
    // The layout may have put a row that leads back before all others.
    let place = index - (panel.rowCount - resolution.menu.rowCount)
    let headers = resolution.headerSources
    if place < 0 { return nil }
    if place < headers.count { return headers[place] }
    let rest = place - headers.count
    return rest < resolution.elementSources.count ? resolution.elementSources[rest] : nil
  }

  private func measure(
    _ row: HostedRow, _ content: ViewContent, _ index: Int, _ situation: Situation
  ) {
    let panel = situation.panel
    if let accessory = row.view(in: .trailingAccessory), accessory.needsMeasure {
      let box = panel.metrics.accessorySize
      row.accessorySize = accessory.measure(fitting: box).limited(to: box)
      row.placedIn = nil
    }
    guard let main = row.main else { return }
    let room = panel.viewRoom(ofRow: index, isWish: false)
    guard main.needsMeasure || row.measuredRoom != room else { return }
    guard main.isAttached else {
      // The application has taken it away; its room stays.
      _ = main.measure(fitting: .zero)
      return
    }
    row.measuredRoom = room
    row.placedIn = nil
    var size = main.measure(fitting: Size(width: room, height: .infinity))
    let wish = panel.viewRoom(ofRow: index, isWish: true)
    if wish > room {
      size.width = main.measure(fitting: Size(width: wish, height: .infinity)).width
    }
    let line = situation.text.metrics(of: panel.metrics.titleFont).lineHeight
    if let fault = sizes.note(size, of: row.id, content, line: line) {
      report(fault, size, of: main.view)
    }
  }

  /// Gives the views of a row their places in it.
  private func place(_ index: Int, _ situation: Situation) {
    let panel = situation.panel
    guard let row = rows[panel.element(at: index).id], row.placedIn !== panel else { return }
    row.placedIn = panel
    let layout = panel.row(index, text: situation.text)
    let corner = layout.frame.origin
    if let area = layout.view, let main = row.main {
      main.place(area.offset(dx: -corner.x, dy: -corner.y))
    }
    if let box = layout.accessory, let hosted = row.view(in: .trailingAccessory) {
      let size = row.accessorySize
      let area = panel.constraints.grid.round(
        Rect(
          x: box.midX - size.width / 2, y: box.midY - size.height / 2, width: size.width,
          height: size.height))
      hosted.place(area.offset(dx: -corner.x, dy: -corner.y))
    }
  }
}

extension ViewSlot {
  fileprivate static let all: [ViewSlot] = [.wholeRow, .content, .trailingAccessory]
}

extension Size {
  /// No larger than another one; what makes no sense is as large.
  fileprivate func limited(to most: Size) -> Size {
    func limit(_ length: Double, _ most: Double) -> Double {
      length.isNaN || length < 0 ? most : min(length, most)
    }
    return Size(width: limit(width, most.width), height: limit(height, most.height))
  }
}
