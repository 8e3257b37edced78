import CX11
import MenuPrimitives

/// Pixels of rows as they looked before, so that a light that comes back to a row is copied and not
/// drawn: on the server that is two copies in place of a dozen requests.
///
/// One sheet holds the panel as it was when the memo began, the other whatever rows have shown since.
/// A look is known by its commands, so what is recalled is what would have been drawn.
@MainActor final class LookMemo {
  private let context: RenderContext
  private let first: RenderTarget
  private let later: RenderTarget
  private let copier: GC
  private let base: [DisplayItem]
  private var looks: [Int: DisplayItem] = [:]
  /// The items that have changed so far.
  private var moved: [Int] = []

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
    copy(panel.bounds, from: panel, to: first)
  }

  isolated deinit {
    guard context.isOpen else { return }
    XFreeGC(context.display, copier)
  }

  /// Whether changes are of the kind that the memo is for. Items that lie over others that have
  /// changed before are not: the pixels that were kept show both.
  func takes(_ changed: [Int], of list: DisplayList) -> Bool {
    guard list.items.count == base.count else { return false }
    for index in changed where !moved.contains(index) {
      let bounds = list.items[index].bounds
      guard bounds == base[index].bounds,
        moved.allSatisfy({ !base[$0].bounds.intersects(bounds) })
      else { return false }
      moved.append(index)
    }
    return true
  }

  /// Puts items into the panel that have looked like this before; false, and nothing is done, when
  /// one of them hasn't.
  func recall(_ changed: [Int], of list: DisplayList, into panel: RenderTarget) -> Bool {
    let sheets = changed.map { index -> RenderTarget? in
      if base[index] == list.items[index] { return first }
      return looks[index] == list.items[index] ? later : nil
    }
    guard sheets.allSatisfy({ $0 != nil }) else { return false }
    for (index, sheet) in zip(changed, sheets) {
      if let sheet { copy(area(of: list.items[index], in: panel), from: sheet, to: panel) }
    }
    return true
  }

  /// Keeps how items look in the panel.
  func keep(_ changed: [Int], of list: DisplayList, in panel: RenderTarget) {
    for index in changed where base[index] != list.items[index] {
      looks[index] = list.items[index]
      copy(area(of: list.items[index], in: panel), from: panel, to: later)
    }
  }

  private func area(of item: DisplayItem, in panel: RenderTarget) -> PixelRect {
    PixelRect(item.bounds, scale: panel.scale).intersection(panel.bounds)
  }

  private func copy(_ area: PixelRect, from source: RenderTarget, to target: RenderTarget) {
    guard !area.isEmpty else { return }
    XCopyArea(
      context.display, source.pixmap, target.pixmap, copier, Int32(area.x), Int32(area.y),
      UInt32(area.width), UInt32(area.height), Int32(area.x), Int32(area.y))
  }
}

extension DisplayList {
  /// The few items that differ from a list of the same items in the same places; nil when more than a
  /// light has moved. Items that lie over one another can't be kept apart.
  func changedItems(since old: DisplayList) -> [Int]? {
    guard items.count == old.items.count else { return nil }
    var changed: [Int] = []
    for index in items.indices where items[index] != old.items[index] {
      guard items[index].bounds == old.items[index].bounds, changed.count < 4,
        changed.allSatisfy({ !items[$0].bounds.intersects(items[index].bounds) })
      else { return nil }
      changed.append(index)
    }
    return changed
  }
}
