import MenuModel
import MenuPrimitives

/// Places the levels of a stack one after the other, the root first.
struct LevelPlacing {
  let input: StackLayout.Input
  let text: any TextMeasurer
  /// The part of the work area that panels use, on the grid.
  let area: Rect
  /// Where panels come from that need no measuring.
  private let oldPanels: [PanelLayout]
  /// The levels that stay where they are.
  private let oldLevels: [StackLayout.Level]
  var levels: [StackLayout.Level] = []
  /// The panel that was laid out last: within other limits it is hardly another one.
  private var latest: (index: Int, panel: PanelLayout)?

  init(_ input: StackLayout.Input, text: any TextMeasurer, previous: StackLayout?) {
    self.input = input
    self.text = text
    area = LevelPlacing.area(of: input)
    oldPanels = previous?.levels.map(\.panel) ?? []
    guard let previous, previous.placement == input.placement, previous.style == input.style,
      previous.direction == input.direction, previous.workArea == input.workArea
    else {
      oldLevels = []
      return
    }
    let same = zip(previous.levels, input.levels).prefix { old, new in
      old.panel.id == new.menu.id && old.sourceRow == new.sourceRow?.id
        && old.panel.metrics == input.metrics && old.panel.constraints.grid == input.grid
    }
    oldLevels = same.map(\.0)
  }

  var grid: PixelGrid { input.grid }
  var metrics: LayoutMetrics { input.metrics }

  /// Places the next level.
  mutating func place(_ index: Int) {
    if index == 0 {
      placeRoot()
    } else {
      switch input.style {
      case .cascading: cascade(index)
      case .stacked: stack(index)
      }
    }
  }

  /// The levels with what depends on all of them.
  func finished() -> [StackLayout.Level] {
    guard input.style == .stacked, let root = levels.first else { return levels }
    var levels = levels
    for index in levels.indices.dropLast() {
      let scale = power(metrics.stackScale, levels.count - 1 - index)
      let frame = levels[index].frame
      let height = frame.height * scale
      levels[index].visibleFrame = Rect(
        x: frame.midX - frame.width * scale / 2,
        y: root.down == .low ? frame.maxY - height : frame.minY,
        width: frame.width * scale, height: height)
    }
    return levels
  }

  /// The level of the previous layout that this one goes on from.
  func oldLevel(_ index: Int) -> StackLayout.Level? {
    index < oldLevels.count ? oldLevels[index] : nil
  }

  /// The panel of a level within limits, laid out anew only when no earlier one serves.
  mutating func panel(
    _ index: Int, menu: ResolvedMenu, maximum: Size, minimumWidth: Double = 0
  ) -> PanelLayout {
    let constraints = LayoutConstraints(
      grid: grid, maximumSize: maximum, minimumWidth: min(minimumWidth, area.width),
      direction: input.direction, isTouch: input.isTouch)
    let customSizes = input.levels[index].customSizes
    let old = index < oldPanels.count ? oldPanels[index] : nil
    if let old, old.metrics == metrics {
      var same = constraints
      // As wide as it is, whatever made it so.
      if old.size.width >= constraints.minimumWidth - grid.pixel / 2 {
        same.minimumWidth = old.constraints.minimumWidth
      }
      if old.constraints == same,
        let panel = old.patched(menu, fitting: same, customSizes: customSizes, text: text)
      {
        return panel
      }
    }
    for earlier in [latest?.index == index ? latest?.panel : nil, old, input.levels[index].kept] {
      guard let earlier, earlier.metrics == metrics,
        let panel = earlier.patched(
          menu, fitting: constraints, customSizes: customSizes, text: text)
      else { continue }
      return panel
    }
    let panel = PanelLayout(
      menu, metrics: metrics, text: text, customSizes: customSizes, fitting: constraints)
    latest = (index, panel)
    return panel
  }

  /// Adds a level that came out of a placement.
  mutating func append(
    _ index: Int, _ panel: PanelLayout, frame: Rect, growthAnchor: Point,
    across: PlacementAxis.Side, down: PlacementAxis.Side, chain: LayoutDirection
  ) {
    // Once more, so that the same place is the same number, by whatever sums it was found.
    let frame = Rect(origin: grid.round(frame.origin), size: frame.size)
    var level = StackLayout.Level(
      panel: panel, frame: frame, visibleFrame: frame,
      sourceRow: input.levels[index].sourceRow?.id, growthAnchor: growthAnchor)
    level.across = across
    level.down = down
    level.chain = chain
    levels.append(level)
  }

  /// Adds a level again that was open before, at its place.
  mutating func append(_ index: Int, _ panel: PanelLayout, frame: Rect, like old: StackLayout.Level)
  {
    append(
      index, panel, frame: frame, growthAnchor: old.growthAnchor, across: old.across,
      down: old.down, chain: old.chain)
  }

  /// The frame of a level whose size has changed: the edges at which it hangs stay.
  func frame(keeping old: StackLayout.Level, size: Size) -> Rect {
    let origin = Point(
      x: kept(old.frame.minX, old.frame.width, size.width, old.across),
      y: kept(old.frame.minY, old.frame.height, size.height, old.down))
    return Rect(origin: grid.round(origin), size: size)
  }

  /// A frame moved into the work area by as little as possible.
  func slid(_ frame: Rect) -> Rect {
    Rect(
      origin: Point(
        x: max(area.minX, min(frame.minX, area.maxX - frame.width)),
        y: max(area.minY, min(frame.minY, area.maxY - frame.height))),
      size: frame.size)
  }

  /// What shows on the screen of the row that opened a level.
  func sourceRect(_ index: Int) -> Rect {
    let parent = levels[index - 1]
    let panel = parent.panel
    var rect = Rect(x: 0, y: panel.viewport.minY, width: panel.size.width, height: 0)
    if let row = input.levels[index].sourceRow.flatMap({ panel.index(of: $0.id) }) {
      let state = input.levels[index - 1]
      let offset = panel.limited(state.scrollOffset)
      let frame = panel.frame(ofRow: row, scrollOffset: offset, strips: state.strips)
      let bounds = row < panel.headerCount ? Rect(origin: .zero, size: panel.size) : panel.viewport
      let top = min(max(frame.minY, bounds.minY), bounds.maxY)
      rect.origin.y = top
      rect.size.height = max(0, min(frame.maxY, bounds.maxY) - top)
      // A cell of a palette may lie partly outside.
      rect.origin.x = min(max(frame.minX, 0), panel.size.width)
      rect.size.width = max(0, min(frame.maxX, panel.size.width) - rect.minX)
    }
    return rect.offset(dx: parent.frame.minX, dy: parent.frame.minY)
  }

  private func kept(
    _ origin: Double, _ length: Double, _ newLength: Double, _ side: PlacementAxis.Side
  ) -> Double {
    switch side {
    case .high: origin
    case .middle: origin + (length - newLength) / 2
    case .low: origin + length - newLength
    }
  }

  private func power(_ base: Double, _ exponent: Int) -> Double {
    (0..<max(0, exponent)).reduce(1) { result, _ in result * base }
  }

  /// Small work areas can't spare a margin.
  private static func area(of input: StackLayout.Input) -> Rect {
    let margin = input.metrics.screenMargin
    let (across, down) = (margin.leading + margin.trailing, margin.top + margin.bottom)
    var area = input.workArea
    if ![area.minX, area.minY, area.maxX, area.maxY].allSatisfy(\.isFinite) {
      // No screen is like that; a small one is a place that every screen has.
      area = Rect(x: 0, y: 0, width: 640, height: 480)
    }
    if area.width >= 10 * across, area.height >= 10 * down {
      area = Rect(
        x: area.minX + margin.leading, y: area.minY + margin.top, width: area.width - across,
        height: area.height - down)
    }
    return input.grid.inside(area)
  }
}
