import MenuModel
import MenuPrimitives

extension LevelPlacing {
  /// Places a submenu over its parent, a little above its row (`reference/avemenukit.md`, 2.9).
  mutating func stack(_ index: Int) {
    guard let root = levels.first else { return }
    let menu = withHeader(index)
    let old = oldLevel(index)
    let inset = area.height > metrics.stackShortArea ? metrics.stackInset * Double(index) : 0
    let allowed = area.inset(dx: 0, dy: min(inset, area.height / 4))
    let limit = Size(width: sizeLimit.width, height: min(heightLimit, allowed.height))
    let panel = panel(
      index, menu: menu, maximum: limit,
      minimumWidth: max(root.frame.width, old?.frame.width ?? 0))
    if let old {
      append(index, panel, frame: slid(frame(keeping: old, size: panel.size)), like: old)
      return
    }
    let row = sourceRect(index)
    let (height, wish) = (panel.size.height, row.minY - metrics.stackRise)
    var y: Double
    switch root.down {
    case .low: y = min(root.frame.maxY - inset, wish + height) - height
    case .middle, .high:
      y = max(root.frame.minY + inset, wish)
      y = min(y, root.frame.minY + heightLimit - height)
    }
    y = max(allowed.minY, min(y, allowed.maxY - height))
    let x =
      input.direction == .leftToRight ? root.frame.minX : root.frame.maxX - panel.size.width
    let frame = slid(Rect(origin: grid.round(Point(x: x, y: y)), size: panel.size))
    append(
      index, panel, frame: frame, growthAnchor: row.center,
      across: input.direction == .leftToRight ? .high : .low, down: root.down,
      chain: input.direction)
  }

  /// The menu with the row that leads back pinned on top of its headers.
  private func withHeader(_ index: Int) -> ResolvedMenu {
    var menu = input.levels[index].menu
    guard let content = input.levels[index].sourceRow?.content else { return menu }
    menu.headers.insert(
      ResolvedElement(id: menu.id.row(.submenuHeader), kind: .submenuHeader(content)), at: 0)
    return menu
  }
}
