import CX11
import MenuPrimitives

/// Pixels of rows as they looked before, so that a light that comes back to a row is copied and not
/// drawn: on the server that is two copies in place of a dozen requests.
///
/// One sheet holds the panel as it was when the memo began, the other whatever rows have shown since.
/// A look is known by its commands, so what is recalled is what would have been drawn.
@MainActor final class LookMemo {
  /// Where the pixels of an item are kept.
  struct Look {
    /// The pixels, at the same place in the panel.
    let area: PixelRect
    /// The sheet.
    let pixmap: Pixmap
  }

  private let context: RenderContext
  private let first: RenderTarget
  private let later: RenderTarget
  private let copier: GC
  private let base: [DisplayItem]
  /// What the items looked like whose pixels are in the later sheet.
  private var kept: [DisplayItem?]
  /// The pixels of the items that have changed so far.
  private var areas: [PixelRect?]

  /// Begins with a panel that shows a list; nil when there is no room for the sheets.
  init?(
    of panel: RenderTarget, showing list: DisplayList, visual: UnsafeMutablePointer<Visual>?,
    context: RenderContext
  ) {
    func sheet() -> RenderTarget? {
      RenderTarget(
        context, visual: visual, depth: panel.depth, width: panel.width, height: panel.height,
        scale: panel.scale)
    }
    var values = XGCValues()
    guard let first = sheet(), let later = sheet(),
      let copier = XCreateGC(context.display, panel.pixmap, UInt(GCGraphicsExposures), &values)
    else { return nil }
    self.context = context
    self.first = first
    self.later = later
    self.copier = copier
    base = list.items
    kept = Array(repeating: nil, count: base.count)
    areas = Array(repeating: nil, count: base.count)
    copy(panel.bounds, from: panel.pixmap, to: first)
  }

  isolated deinit {
    guard context.isOpen else { return }
    XFreeGC(context.display, copier)
  }

  /// Whether changes are of the kind that the memo is for. Items that lie over others that have
  /// changed before are not: the pixels that were kept show both.
  func takes(_ changed: [Int], of list: DisplayList) -> Bool {
    guard list.items.count == base.count else { return false }
    for index in changed where areas[index] == nil {
      let bounds = list.items[index].bounds
      guard bounds == base[index].bounds,
        base.indices.allSatisfy({ areas[$0] == nil || !base[$0].bounds.intersects(bounds) })
      else { return false }
      areas[index] = PixelRect(bounds, scale: first.scale).intersection(first.bounds)
    }
    return true
  }

  /// Where items are to be had as they look in a list of as many; nil when one of them hasn't looked
  /// like this since it changed first.
  func looks(of changed: [Int], in list: DisplayList) -> [Look]? {
    guard list.items.count == base.count else { return nil }
    var looks: [Look] = []
    looks.reserveCapacity(changed.count)
    for index in changed {
      guard let look = look(of: index, in: list) else { return nil }
      looks.append(look)
    }
    return looks
  }

  /// Where one item is to be had.
  func look(of index: Int, in list: DisplayList) -> Look? {
    guard let area = areas[index] else { return nil }
    if base[index] == list.items[index] { return Look(area: area, pixmap: first.pixmap) }
    if kept[index] == list.items[index] { return Look(area: area, pixmap: later.pixmap) }
    return nil
  }

  /// Puts looks that were found into the panel.
  func copy(_ looks: [Look], to panel: RenderTarget) {
    for look in looks { copy(look.area, from: look.pixmap, to: panel) }
  }

  /// Keeps how items look in the panel.
  func keep(_ changed: [Int], of list: DisplayList, in panel: RenderTarget) {
    for index in changed where base[index] != list.items[index] {
      guard let area = areas[index] else { continue }
      kept[index] = list.items[index]
      copy(area, from: panel.pixmap, to: later)
    }
  }

  private func copy(_ area: PixelRect, from pixmap: Pixmap, to target: RenderTarget) {
    guard !area.isEmpty else { return }
    XCopyArea(
      context.display, pixmap, target.pixmap, copier, Int32(area.x), Int32(area.y),
      UInt32(area.width), UInt32(area.height), Int32(area.x), Int32(area.y))
  }
}

extension DisplayList {
  /// The few items that differ from a list of the same items in the same places; nil when more than a
  /// light has moved. Items that lie over one another can't be kept apart.
  func movedLights(since old: DisplayList) -> [Int]? {
    guard items.count == old.items.count else { return nil }
    let changed = changedItems(since: old)
    guard changed.count <= 4 else { return nil }
    for (place, index) in changed.enumerated() {
      guard items[index].bounds == old.items[index].bounds,
        changed[..<place].allSatisfy({ !items[$0].bounds.intersects(items[index].bounds) })
      else { return nil }
    }
    return changed
  }
}
