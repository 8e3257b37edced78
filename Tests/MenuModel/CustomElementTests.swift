import MenuModel
import MenuPrimitives
import MenuViews
import Testing

/// Elements that show views of the application.
@MainActor @Suite("An element with a view")
struct CustomElementTests {
  private func rows(_ elements: MenuElement...) -> [ResolvedElement] {
    MenuResolver.resolve(Menu(children: elements), isSubmenu: false, saysWhenEmpty: false)
      .menu.elements
  }

  private func content(_ element: MenuElement) -> ViewContent? {
    switch rows(element).first?.kind {
    case .customView(let view), .customAction(let view), .customContent(let view): view
    default: nil
    }
  }

  private func shared(_ identifier: String) -> ReusableViewConfiguration {
    .reusableView(reuseIdentifier: identifier, viewClass: Label.self) { _, _, _ in }
  }

  @Test("a custom view can't be chosen")
  func customView() throws {
    let element = CustomView(view: shared("Head"))
    element.accessibilityLabel = "Profile"
    let row = try #require(rows(element).first)
    #expect(row.word == "view Head")
    #expect(!row.isSelectable)
    #expect(content(element)?.attributes.accessibilityLabel == "Profile")
  }

  @Test("a custom view action has an action's attributes and runs its handler")
  func customViewAction() throws {
    var performed: [CustomViewAction] = []
    let element = CustomViewAction(
      view: shared("Row"), isEnabled: false, isDestructive: true, keepsMenuPresented: true
    ) { performed.append($0) }
    let row = try #require(rows(element).first)
    #expect(row.word == "view action Row")
    let attributes = try #require(row.content)
    #expect(!attributes.isEnabled && attributes.isDestructive && attributes.keepsMenuPresented)
    #expect(!row.isSelectable)
    element.isEnabled = true
    #expect(rows(element).first?.isSelectable == true)
    element.perform()
    #expect(performed.first === element)
  }

  @Test("custom content has a mark, too, and says whether there is an accessory")
  func customContent() throws {
    var performed = 0
    let element = CustomContentViewAction(
      contentView: shared("Title"), trailingAccessoryView: shared("Icon"), isSelected: true
    ) { _ in performed += 1 }
    let row = try #require(rows(element).first)
    #expect(row.word == "content Title")
    #expect(row.content?.mark == .selected)
    #expect(content(element)?.hasTrailingAccessory == true)
    element.trailingAccessoryView = nil
    #expect(content(element)?.hasTrailingAccessory == false)
    element.isSelected = false
    #expect(rows(element).first?.content?.mark == ResolvedElement.Mark.none)
    element.perform()
    #expect(performed == 1)
  }

  @Test("gives its configurations by place")
  func configurations() {
    let whole = CustomView(view: shared("Whole"))
    let action = CustomViewAction(view: shared("Action"))
    let content = CustomContentViewAction(
      contentView: shared("Content"), trailingAccessoryView: shared("Icon"))
    func identifiers(_ element: any ViewElement) -> [String?] {
      [.wholeRow, .content, .trailingAccessory].map {
        element.viewConfiguration(of: $0)?.reuseIdentifier
      }
    }
    #expect(identifiers(whole) == ["Whole", nil, nil])
    #expect(identifiers(action) == ["Action", nil, nil])
    #expect(identifiers(content) == [nil, "Content", "Icon"])
    #expect((content as MenuElement) is any ViewElement)
  }

  @Test("one row differs from the next when its configuration or anything else changes")
  func revisions() {
    for element: MenuElement in [
      CustomView(view: shared("A")), CustomViewAction(view: shared("A")),
      CustomContentViewAction(contentView: shared("A")),
    ] {
      let first = rows(element)
      #expect(rows(element) == first)
      element.setNeedsUpdate()
      let second = rows(element)
      #expect(second != first)
      switch element {
      case let view as CustomView: view.view = shared("A")
      case let action as CustomViewAction: action.view = shared("A")
      case let action as CustomContentViewAction: action.contentView = shared("A")
      default: Issue.record("no such element")
      }
      #expect(rows(element) != second)
    }
  }

  @Test("a change while hidden shows in the row afterwards")
  func hidden() {
    let element = CustomView(view: shared("A"))
    let first = rows(element)
    element.isHidden = true
    #expect(rows(element).isEmpty)
    element.setNeedsUpdate()
    element.isHidden = false
    #expect(rows(element) != first)
  }

  @Test("the short initializers show a view that there is, or one that is made")
  func conveniences() throws {
    let label = Label("Here")
    var made = 0
    let provider = { () -> View in
      made += 1
      return label
    }
    var performed = 0
    let elements: [any ViewElement] = [
      CustomView(view: label), CustomView(viewProvider: provider),
      CustomViewAction(view: label) { _ in performed += 1 },
      CustomViewAction(viewProvider: provider, handler: { _ in performed += 1 }),
      CustomViewAction(view: label), CustomViewAction(viewProvider: provider),
    ]
    #expect(made == 0)
    for element in elements {
      let configuration = try #require(element.viewConfiguration(of: .wholeRow))
      #expect(configuration.provider() === label)
      #expect(configuration.reuseIdentifier == nil)
      element.perform()
    }
    #expect(made == 3)
    #expect(performed == 2)
  }

  @Test("an updater is given the view by its class, the metrics and whether it is animated")
  func updaters() {
    var calls: [String] = []
    let metrics = MenuMetrics(maximumNumberOfLines: 3)
    let label = Label("L")
    let all: [ReusableViewConfiguration] = [
      .reusableView(reuseIdentifier: "A", provider: { Label("A") }) { view, metrics, animated in
        calls.append("\(view.text) \(metrics.maximumNumberOfLines) \(animated)")
      },
      .singleElementView(provider: { Label("B") }) { view, _, _ in calls.append(view.text) },
      .singleElementView(viewClass: Label.self) { view, _, _ in calls.append("C" + view.text) },
      .view(label) { view, _, _ in calls.append(view.text) },
      .view(label) { metrics, animated in
        calls.append("\(metrics.maximumNumberOfLines) \(animated)")
      },
      .view(label), .viewProvider { Label("D") },
      ReusableViewConfiguration(reuseIdentifier: nil, provider: { Label("E") }) { view, _, _ in
        calls.append(view.text)
      },
    ]
    for configuration in all { configuration.updater(configuration.provider(), metrics, true) }
    #expect(calls == ["A 3 true", "B", "C", "L", "3 true", "E"])
  }

  @Test("an updater isn't called for a view of another class")
  func otherClass() {
    var calls = 0
    let configuration = ReusableViewConfiguration.reusableView(
      reuseIdentifier: "A", viewClass: Label.self
    ) { _, _, _ in calls += 1 }
    configuration.updater(View(), MenuMetrics(), false)
    #expect(calls == 0)
    configuration.updater(Label(), MenuMetrics(), false)
    #expect(calls == 1)
  }
}
