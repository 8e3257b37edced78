import Dispatch
import MenuModel
import Testing

/// Elements that are asked for when their list shows.
@MainActor @Suite("A lazy element")
struct LazyMenuElementTests {
  /// Keeps what a provider was given, to answer when a test wants it.
  @MainActor private final class Asked {
    var completions: [LazyMenuElement.Completion] = []
    func answer(_ titles: String..., to load: Int? = nil) {
      completions[load ?? completions.count - 1](titles.map { Action(title: $0) })
    }
  }

  private let asked = Asked()

  private func lazy(shouldCache: Bool = false) -> LazyMenuElement {
    LazyMenuElement(shouldCache: shouldCache) { [asked] in asked.completions.append($0) }
  }

  private func list(_ elements: MenuElement..., headers: [MenuElement] = []) -> ShownList {
    ShownList(
      menu: Menu(children: elements, headers: headers), conditions: ResolvingConditions())
  }

  private func rows(_ list: ShownList) -> [String] {
    list.resolve()
    return list.resolution.menu.elements.map(\.word)
  }

  // MARK: When it is asked

  @Test("is asked when its list shows, and not by being resolved otherwise")
  func asking() {
    let menu = Menu(children: [lazy()])
    for _ in 0..<2 {
      let resolution = MenuResolver.resolve(menu, under: ResolvingConditions())
      #expect(resolution.menu.elements.map(\.word) == ["(loading)"])
    }
    #expect(asked.completions.isEmpty)
    let list = ShownList(menu: menu, conditions: ResolvingConditions())
    #expect(asked.completions.count == 1)
    #expect(rows(list) == ["(loading)"])
    #expect(asked.completions.count == 1)
  }

  @Test("isn't asked before its submenu opens")
  func submenu() {
    let submenu = Menu(title: "Sub", children: [lazy()])
    let root = list(submenu)
    #expect(rows(root) == ["Sub"])
    #expect(asked.completions.isEmpty)
    _ = ShownList(menu: submenu, conditions: ResolvingConditions(isSubmenu: true))
    #expect(asked.completions.count == 1)
  }

  @Test("is asked inside groups, inline menus, headers and other lazy elements")
  func nested() {
    let outer = LazyMenuElement { [lazy = lazy()] completion in completion([lazy]) }
    let list = list(
      Group(elements: [lazy()]), .inline(lazy()), outer, headers: [lazy()])
    #expect(asked.completions.count == 4)
    #expect(rows(list) == ["(loading)", "---", "(loading)", "---", "(loading)"])
    #expect(list.resolution.menu.headers.map(\.word) == ["(loading)"])
  }

  @Test("is asked when it comes into an open list, or out of hiding")
  func later() {
    let hidden = lazy()
    hidden.isHidden = true
    let list = list(hidden)
    #expect(asked.completions.isEmpty)
    hidden.isHidden = false
    list.resolve()
    #expect(asked.completions.count == 1)
    list.menu.children.append(lazy())
    list.resolve()
    #expect(asked.completions.count == 2)
  }

  @Test("without a provider is no row")
  func noProvider() {
    #expect(rows(list(LazyMenuElement(provider: nil))) == [])
  }

  // MARK: What it is answered

  @Test("shows what it is given at once, without a row that says it loads")
  func synchronous() {
    let lazy = LazyMenuElement { $0([Action(title: "John"), Action(title: "Diane")]) }
    let list = list(lazy)
    #expect(list.resolution.menu.elements.map(\.word) == ["John", "Diane"])
  }

  @Test("shows what it is given later")
  func late() {
    let list = list(Action(title: "See All"), lazy())
    #expect(rows(list) == ["See All", "(loading)"])
    asked.answer("John", "Diane")
    #expect(rows(list) == ["See All", "John", "Diane"])
  }

  @Test("replaces what it was given when it is given something again")
  func twice() {
    let list = list(lazy())
    asked.answer("John")
    asked.answer("Diane")
    #expect(rows(list) == ["Diane"])
  }

  @Test("goes on loading when it is given nothing ever")
  func never() {
    let list = list(lazy())
    asked.completions = []
    #expect(rows(list) == ["(loading)"])
    list.close()
  }

  @Test("may be given elements on any thread, which are made on the main actor")
  func otherThread() async {
    let lazy = LazyMenuElement { completion in
      DispatchQueue.global().async {
        completion([Action(title: Self.titleOnTheMainActor())])
      }
    }
    let list = list(lazy)
    #expect(rows(list) == ["(loading)"])
    await Changes.until { rows(list) == ["John"] }
  }

  private static func titleOnTheMainActor() -> String {
    MainActor.preconditionIsolated()
    return "John"
  }

  @Test("keeps the name of the row that loads from update to update")
  func identity() {
    let list = list(lazy())
    let first = list.resolution.menu.elements
    list.menu.title = "Changed"
    #expect(rows(list) == ["# Changed", "(loading)"])
    #expect(list.resolution.menu.elements.last == first.first)
  }

  // MARK: When the list closes

  @Test("forgets what it was given, and is asked again the next time")
  func uncached() {
    let lazy = lazy()
    let list = list(lazy)
    asked.answer("John")
    list.close()
    let again = self.list(lazy)
    #expect(rows(again) == ["(loading)"])
    #expect(asked.completions.count == 2)
  }

  @Test("ignores what comes for a list that has closed")
  func tooLate() {
    let lazy = lazy()
    list(lazy).close()
    asked.answer("John")
    let again = list(lazy)
    #expect(rows(again) == ["(loading)"])
    asked.answer("Old", to: 0)
    #expect(rows(again) == ["(loading)"])
    asked.answer("New", to: 1)
    #expect(rows(again) == ["New"])
    asked.answer("Old", to: 0)
    #expect(rows(again) == ["New"])
  }

  @Test("keeps what it was given, when it caches")
  func cached() {
    let lazy = lazy(shouldCache: true)
    let list = list(lazy)
    asked.answer("John")
    list.close()
    #expect(rows(self.list(lazy)) == ["John"])
    #expect(asked.completions.count == 1)
  }

  @Test("keeps what it is given after the list has closed, when it caches")
  func cachedLate() {
    let lazy = lazy(shouldCache: true)
    list(lazy).close()
    let again = list(lazy)
    #expect(rows(again) == ["(loading)"])
    again.close()
    asked.answer("John")
    #expect(rows(list(lazy)) == ["John"])
    #expect(asked.completions.count == 1)
  }

  @Test("keeps what it has as long as another list shows it")
  func twoLists() {
    let lazy = lazy()
    let (first, second) = (list(lazy), list(lazy))
    asked.answer("John")
    first.close()
    #expect(rows(second) == ["John"])
    second.close()
    #expect(rows(list(lazy)) == ["(loading)"])
    #expect(asked.completions.count == 2)
  }

  @Test("with another provider begins anew")
  func otherProvider() {
    let lazy = lazy(shouldCache: true)
    let list = list(lazy)
    asked.answer("John")
    lazy.provider = { $0([Action(title: "Diane")]) }
    #expect(rows(list) == ["Diane"])
    asked.answer("John")
    #expect(rows(list) == ["Diane"])
    lazy.provider = nil
    #expect(rows(list) == [])
    list.close()
    var count = 0
    lazy.provider = { _ in count += 1 }
    #expect(count == 0)
  }

  @Test("doesn't keep itself alive by a provider that never answers")
  func released() {
    weak var gone: LazyMenuElement?
    do {
      let lazy = lazy()
      gone = lazy
      list(lazy).close()
    }
    #expect(gone == nil)
    asked.answer("John")
  }

  @Test("that brings forth others without end, at once, comes to an end")
  func endless() {
    final class Endless {
      var count = 0
      @MainActor func element() -> LazyMenuElement {
        LazyMenuElement { [self] completion in
          count += 1
          completion([Action(title: "\(self.count)"), self.element()])
        }
      }
    }
    let endless = Endless()
    let list = list(endless.element())
    #expect(endless.count > 1 && endless.count < 1_000)
    list.close()
  }

  // MARK: By a function that may wait

  @Test("shows what a function returns")
  func function() async {
    let list = list(LazyMenuElement { [Action(title: "John")] })
    #expect(rows(list) == ["(loading)"])
    await Changes.until { rows(list) == ["John"] }
  }

  @Test("cancels the function when the list closes, and calls it anew the next time")
  func cancelled() async {
    final class Calls { var count = 0, cancelled = 0 }
    let calls = Calls()
    for shouldCache in [false, true] {
      (calls.count, calls.cancelled) = (0, 0)
      let lazy = LazyMenuElement(shouldCache: shouldCache) {
        calls.count += 1
        do {
          try await Task.sleep(for: .seconds(3_600))
        } catch {
          calls.cancelled += 1
          // Whoever waits is told of changes.
          Action(title: "Here").title = "Gone"
          throw error
        }
        return []
      }
      let list = list(lazy)
      while calls.count == 0 { await Task.yield() }
      list.close()
      await Changes.until { calls.cancelled == 1 }
      #expect(rows(self.list(lazy)) == ["(loading)"])
      while calls.count == 1 { await Task.yield() }
      #expect(calls.count == 2)
    }
  }

  @Test("says what failed and tries again when the user wants that")
  func failure() async throws {
    struct Offline: Error, CustomStringConvertible { let description = "No connection" }
    final class Calls { var count = 0 }
    let calls = Calls()
    let lazy = LazyMenuElement(shouldCache: true) { () async throws -> [MenuElement] in
      calls.count += 1
      if calls.count == 1 { throw Offline() }
      return [Action(title: "John")]
    }
    let list = list(lazy)
    let strings = MenuStrings.current
    await Changes.until { rows(list) == [strings.loadingFailed, strings.tryAgain] }
    let failed = list.resolution.menu.elements
    #expect(failed[0].content?.subtitle == "No connection")
    #expect(!failed[0].isSelectable)
    #expect(failed[1].content?.keepsMenuPresented == true)
    let retry = try #require(list.resolution.source(of: failed[1].id))
    retry.perform()
    #expect(rows(list) == ["(loading)"])
    await Changes.until { rows(list) == ["John"] }
  }

  @Test("keeps no failure, even when it caches")
  func failureIsForgotten() async {
    struct Offline: Error {}
    let lazy = LazyMenuElement(shouldCache: true) { () async throws -> [MenuElement] in
      throw Offline()
    }
    let list = list(lazy)
    await Changes.until { rows(list).count == 2 }
    list.close()
    #expect(rows(self.list(lazy)) == ["(loading)"])
  }
}
