import MenuModel
import MenuPrimitives

extension LevelPlacing {
  /// The greatest height of a list.
  var heightLimit: Double {
    switch input.style {
    case .cascading: area.height
    case .stacked:
      area.height < metrics.stackShortArea ? area.height : area.height - metrics.stackReserve
    }
  }

  /// The greatest size of a list.
  var sizeLimit: Size {
    Size(width: area.width * metrics.maximumWorkAreaShare, height: heightLimit)
  }

  mutating func placeRoot() {
    let menu = input.levels[0].menu
    if let old = oldLevel(0), keepRoot(menu, old) { return }

    var panel = panel(0, menu: menu, maximum: sizeLimit, minimumWidth: input.minimumWidth)
    var solution = input.placement.solution(for: panel.size, in: area)
    let least = min(panel.size.height, metrics.leastUsefulHeight)
    if solution.frame.height < least || solution.frame.width < panel.size.width / 2 {
      // Nothing else fits: it may cover what it belongs to.
      var placement = input.placement
      placement.adjustment.formUnion([.slideX, .slideY])
      solution = placement.solution(for: panel.size, in: area)
    }
    var frame = Rect(origin: grid.round(solution.frame.origin), size: panel.size)
    if solution.frame.size != panel.size {
      let fits = grid.inside(solution.frame)
      // A list that is only too high may still become wider, when its views turn out to wish it.
      let width = fits.width < panel.size.width ? fits.width : sizeLimit.width
      panel = self.panel(
        0, menu: menu, maximum: Size(width: width, height: fits.height),
        minimumWidth: min(input.minimumWidth, fits.width))
      frame = Rect(
        x: solution.across == .low ? fits.maxX - panel.size.width : fits.minX,
        y: solution.down == .low ? fits.maxY - panel.size.height : fits.minY,
        width: panel.size.width, height: panel.size.height)
    }
    append(
      0, panel, frame: frame, growthAnchor: solution.anchor, across: solution.across,
      down: solution.down, chain: input.direction)
  }

  /// Leaves the root where it was, if its new size allows.
  private mutating func keepRoot(_ menu: ResolvedMenu, _ old: StackLayout.Level) -> Bool {
    let width = max(old.frame.width, input.minimumWidth)
    var limit = old.panel.constraints.maximumSize
    var panel = panel(0, menu: menu, maximum: limit, minimumWidth: width)
    var frame = frame(keeping: old, size: panel.size)
    if !area.contains(frame), !input.placement.adjustment.contains(.slideY) {
      // It would have to move over its source: it scrolls instead.
      limit.height = old.down == .low ? old.frame.maxY - area.minY : area.maxY - old.frame.minY
      guard limit.height >= min(panel.size.height, metrics.leastUsefulHeight) else { return false }
      panel = self.panel(0, menu: menu, maximum: limit, minimumWidth: width)
      frame = self.frame(keeping: old, size: panel.size)
    }
    if frame != old.frame { frame = slid(frame) }
    append(0, panel, frame: frame, like: old)
    return true
  }
}
