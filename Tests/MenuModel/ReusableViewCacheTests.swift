import MenuModel
import MenuViews
import Testing

/// Which views are made, kept and used again.
@MainActor @Suite("The cache of views")
struct ReusableViewCacheTests {
  @MainActor private final class Provider {
    var count = 0
    func label() -> Label {
      count += 1
      return Label("\(count)")
    }
  }

  private let provider = Provider()
  private let cache = ReusableViewCache()

  private func row(_ serial: UInt64) -> ElementID { ElementID(serial: serial) }

  private func shared(_ identifier: String = "Label") -> ReusableViewConfiguration {
    .reusableView(reuseIdentifier: identifier, provider: provider.label) { _, _, _ in }
  }

  @Test("keeps what a row shows")
  func kept() {
    let configuration = shared()
    let first = cache.view(of: row(1), in: .wholeRow, by: configuration)
    #expect(cache.view(of: row(1), in: .wholeRow, by: configuration) === first)
    #expect(cache.shownView(of: row(1), in: .wholeRow) === first)
    #expect(provider.count == 1)
  }

  @Test("gives the view of a row that has gone to the next one of the same identifier")
  func shares() {
    let first = cache.view(of: row(1), in: .content, by: shared())
    cache.release(row(1), in: .content)
    #expect(cache.shownView(of: row(1), in: .content) == nil)
    #expect(cache.view(of: row(2), in: .content, by: shared()) === first)
    #expect(cache.view(of: row(3), in: .content, by: shared()) !== first)
    #expect(provider.count == 2)
  }

  @Test("keeps identifiers and places apart")
  func apart() {
    _ = cache.view(of: row(1), in: .content, by: shared())
    cache.release(row(1), in: .content)
    _ = cache.view(of: row(1), in: .content, by: shared("Other"))
    _ = cache.view(of: row(1), in: .trailingAccessory, by: shared())
    #expect(provider.count == 3)
  }

  @Test("prefers the view that the row had last")
  func prefers() {
    let views = (1...3).map { cache.view(of: row($0), in: .content, by: shared()) }
    for serial: UInt64 in 1...3 { cache.release(row(serial), in: .content) }
    #expect(cache.view(of: row(2), in: .content, by: shared()) === views[1])
    #expect(cache.view(of: row(3), in: .content, by: shared()) === views[2])
  }

  @Test("makes no more views than show at one time while 10,000 rows scroll by")
  func scrolling() {
    let viewport: UInt64 = 20
    for top: UInt64 in 0..<10_000 {
      if top > 0 { cache.release(row(top - 1), in: .content) }
      for serial in top..<(top + viewport) {
        _ = cache.view(of: row(serial), in: .content, by: shared())
      }
    }
    #expect(provider.count == Int(viewport))
    #expect(cache.waitingCount == 0)
  }

  @Test("gives the view of a single element to nothing else")
  func singleElement() {
    let one = ReusableViewConfiguration.singleElementView(provider: provider.label) { _, _, _ in }
    let two = ReusableViewConfiguration.singleElementView(viewClass: Label.self) { _, _, _ in }
    let first = cache.view(of: row(1), in: .wholeRow, by: one)
    cache.release(row(1), in: .wholeRow)
    #expect(cache.view(of: row(2), in: .wholeRow, by: two) !== first)
    #expect(cache.view(of: row(1), in: .wholeRow, by: one) === first)
    #expect(provider.count == 1)
  }

  @Test("gives up the views of single elements that left the sight longest ago")
  func bounded() {
    let configurations = (0..<1_000).map { _ in
      ReusableViewConfiguration.singleElementView(provider: provider.label) { _, _, _ in }
    }
    for (index, configuration) in configurations.enumerated() {
      _ = cache.view(of: row(UInt64(index)), in: .wholeRow, by: configuration)
      cache.release(row(UInt64(index)), in: .wholeRow)
    }
    #expect(provider.count == 1_000)
    #expect(cache.waitingCount == ReusableViewCache.singleElementLimit)
    _ = cache.view(of: row(999), in: .wholeRow, by: configurations[999])
    #expect(provider.count == 1_000)
    _ = cache.view(of: row(0), in: .wholeRow, by: configurations[0])
    #expect(provider.count == 1_001)
  }

  @Test("keeps no one-off view")
  func oneOff() {
    let made = ReusableViewConfiguration.viewProvider(provider.label)
    let first = cache.view(of: row(1), in: .wholeRow, by: made)
    #expect(cache.view(of: row(1), in: .wholeRow, by: made) === first)
    cache.release(row(1), in: .wholeRow)
    #expect(cache.waitingCount == 0)
    #expect(cache.view(of: row(1), in: .wholeRow, by: made) !== first)
    #expect(provider.count == 2)
    let label = Label("Given")
    let given = ReusableViewConfiguration.view(label)
    for _ in 0..<2 {
      #expect(cache.view(of: row(2), in: .wholeRow, by: given) === label)
      cache.release(row(2), in: .wholeRow)
    }
  }

  @Test("takes another view when a row that shows gets another configuration")
  func exchanged() {
    let (old, new) = (Label("Old"), Label("New"))
    _ = cache.view(of: row(1), in: .wholeRow, by: .view(old))
    #expect(cache.view(of: row(1), in: .wholeRow, by: .view(new)) === new)
    let one = ReusableViewConfiguration.singleElementView(provider: provider.label) { _, _, _ in }
    let two = ReusableViewConfiguration.singleElementView(provider: provider.label) { _, _, _ in }
    let first = cache.view(of: row(1), in: .wholeRow, by: one)
    #expect(cache.view(of: row(1), in: .wholeRow, by: two) !== first)
  }

  @Test("keeps the view when the other configuration shares it")
  func exchangedForAShared() {
    let first = cache.view(of: row(1), in: .content, by: shared())
    #expect(cache.view(of: row(1), in: .content, by: shared()) === first)
    #expect(cache.view(of: row(1), in: .content, by: shared("Other")) !== first)
    // The one before waits for whoever else shares it.
    #expect(cache.view(of: row(2), in: .content, by: shared()) === first)
  }

  @Test("forgets everything when its list closes")
  func emptied() {
    _ = cache.view(of: row(1), in: .content, by: shared())
    _ = cache.view(of: row(2), in: .content, by: shared())
    cache.release(row(1), in: .content)
    cache.removeAll()
    #expect(cache.waitingCount == 0)
    _ = cache.view(of: row(2), in: .content, by: shared())
    #expect(provider.count == 3)
  }

  @Test("stands a provider that asks for other rows meanwhile")
  func reentered() {
    let cache = cache
    let inner = shared()
    let outer = ReusableViewConfiguration.viewProvider {
      _ = cache.view(of: ElementID(serial: 2), in: .content, by: inner)
      return Label("Outer")
    }
    _ = cache.view(of: row(1), in: .content, by: outer)
    #expect(cache.shownView(of: row(2), in: .content) != nil)
    #expect(cache.shownView(of: row(1), in: .content) != nil)
  }
}
