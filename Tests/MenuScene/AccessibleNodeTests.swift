import MenuLayout
import MenuModel
import MenuPrimitives
import MenuScene
import Testing

@Suite("What assistive technology is told")
struct AccessibleNodeTests {
  private func level(
    _ elements: [ResolvedElement], headers: [ResolvedElement] = [], height: Double = 600,
    scale: Double = 1
  ) -> StackLayout.Level {
    let panel = panel(elements, headers: headers, height: height)
    let frame = Rect(origin: Point(x: 100, y: 200), size: panel.size)
    let visible = Rect(
      x: 100, y: 200, width: frame.width * scale, height: frame.height * scale)
    return StackLayout.Level(
      panel: panel, frame: frame, visibleFrame: visible, sourceRow: nil, growthAnchor: .zero)
  }

  @Test("Every kind of row has its role, name and states")
  func roles() {
    let elements = rows(
      .titleHeader("Edit"),
      .action(
        RowContent(title: "Copy", subtitle: "To the clipboard", shortcut: "Ctrl+C")),
      .action(RowContent(title: "Bold", mark: .selected)),
      .action(RowContent(title: "Italic", mark: .mixed)),
      .action(
        RowContent(title: "X", isEnabled: false, accessibility: RowAccessibility(label: "Remove"))),
      .separator,
      .submenu(RowContent(title: "More")),
      .message("Nothing"))
    let tree = AccessibleNode(
      level(elements), state: PanelState(highlight: ElementID(2), openRow: ElementID(7)))
    #expect(tree.role == .menu)
    #expect(tree.childCount == 8)
    #expect(
      tree.children.map(\.role) == [
        .heading, .menuItem, .checkMenuItem, .checkMenuItem, .menuItem, .separator, .submenu,
        .label,
      ])
    #expect(
      tree.children.map(\.name) == [
        "Edit", "Copy", "Bold", "Italic", "Remove", "", "More", "Nothing",
      ])
    #expect(tree.children[1].description == "To the clipboard")
    #expect(tree.children[1].keyBinding == "Ctrl+C")
    #expect(
      tree.children.map(\.states) == [
        [], [.enabled, .selected], [.enabled, .checked], [.enabled, .mixed], [], [],
        [.enabled, .hasPopup, .expanded], [],
      ])
    #expect(tree.children.map(\.index) == Array(0..<8))
  }

  @Test("What the application says besides is told, each for itself")
  func details() {
    let details = RowAccessibility(
      identifier: "copy", label: "Copy it", value: "nothing yet", hint: "Puts it on the clipboard",
      language: "en")
    let tree = AccessibleNode(
      level(
        rows(
          .action(RowContent(title: "Copy", accessibility: details)),
          .searchField(SearchFieldContent(placeholder: "Find", accessibility: details)),
          .customView(
            ViewContent(attributes: RowContent(title: "", accessibility: details), revision: 0)),
          .action(RowContent(title: "Paste")))), state: PanelState())
    #expect(tree.children.map(\.details) == [details, details, details, nil])
    #expect(tree.children.map(\.name) == ["Copy it", "Copy it", "Copy it", "Paste"])
    #expect(tree.children[0].details?.hint == "Puts it on the clipboard")
  }

  @Test("Frames are where the rows show on the screen")
  func frames() {
    let level = level(plainRows(3))
    let tree = AccessibleNode(level, state: PanelState())
    #expect(tree.frame == level.frame)
    #expect(tree.children[1].frame.origin == Point(x: 100, y: 229))
    #expect(tree.children[1].frame.height == 24)
    let scaled = AccessibleNode(self.level(plainRows(3), scale: 0.5), state: PanelState())
    #expect(scaled.children[1].frame.origin == Point(x: 100, y: 214.5))
    #expect(scaled.children[1].frame.height == 12)
  }

  @Test("Of a long list the rows that show are in the tree, each with its place among all")
  func longList() {
    let headers = rows(.submenuHeader(RowContent(title: "Back")), from: 900_000)
    let level = level(plainRows(100_000), headers: headers, height: 300)
    let tree = AccessibleNode(level, state: PanelState(scrollOffset: 1_200_000))
    #expect(tree.childCount == 100_001)
    #expect(tree.children.count < 20)
    #expect(tree.children[0].name == "Back")
    #expect(tree.children[0].states.contains(.expanded))
    #expect(tree.children.dropFirst().allSatisfy { $0.name == "Row \($0.index)" })
    #expect(tree.children.dropFirst().allSatisfy { level.frame.contains($0.frame) })
  }
}
