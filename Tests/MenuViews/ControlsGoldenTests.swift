import MenuPrimitives
import MenuTesting
import MenuViews
import Testing

@MainActor @Suite("All controls") struct ControlsGoldenTests {
  /// Every control in the states that it has, below one another.
  private func controls() -> View {
    func off<Control: View>(_ control: Control, _ disable: (Control) -> Void) -> Control {
      disable(control)
      return control
    }
    let text = StyledText(string: "Auto")
    text.append(
      StyledText(
        string: "beta",
        attributes: [
          .font: Font.preferredFont(forTextStyle: .caption1), .foregroundColor: Color.systemPurple,
          .baselineOffset: 5,
        ]))
    let styled = Label()
    styled.attributedText = text
    let photo = ImageView(
      Image(path: "photo.jpeg"), size: Size(width: 24, height: 24), contentMode: .fill)
    photo.cornerRadius = 12
    let selected = Button("Go", appearance: .plain)
    selected.isSelected = true
    return VStack(
      spacing: 4, insets: Insets(all: 8),
      [
        Label("Title", style: .title2), styled, photo,
        Button("Open", image: Image(systemName: "folder")), selected,
        Button("Done", appearance: .prominent), off(Button("Off")) { $0.isEnabled = false },
        Toggle(), Toggle(isOn: true), off(Toggle(isOn: true)) { $0.isEnabled = false },
        Slider(value: 0.3), off(Slider(value: 0.3)) { $0.isEnabled = false },
        ProgressBar(progress: 0.3), ProgressBar(progress: nil), Spinner(),
        TextField("Name"), TextField(placeholder: "Search", appearance: .search),
        off(TextField("Off", appearance: .search)) { $0.isEnabled = false },
        ForeignWindowView(size: Size(width: 80, height: 40)),
      ])
  }

  private func window(_ change: (inout ViewStyle) -> Void = { _ in }) -> Window {
    let root = controls()
    let window = Window(root, size: Size(width: 260, height: 700))
    window.style.fontSize = 40.0 / 3
    change(&window.style)
    root.setNeedsRefresh()
    root.layoutIfNeeded()
    return window
  }

  @Test("look the same as before", arguments: ["light", "dark", "sharp", "mirrored", "large"])
  func goldens(name: String) {
    let window = window { style in
      switch name {
      case "dark": style.palette = .dark
      case "sharp": style.palette = .highContrast
      case "mirrored": style.layoutDirection = .rightToLeft
      case "large": style.fontSize = 17
      default: break
      }
    }
    #expect(Golden.mismatch(window.picture, named: "controls-\(name).txt") == nil)
  }

  @Test("lie on whole device pixels", arguments: [1, 1.25, 1.5, 2, 3])
  func grid(scale: Double) {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let window = window { style in
        style.scale = scale
        style.layoutDirection = direction
      }
      let list = window.root.displayList()
      var count = 0
      var off: [String] = []
      func check(_ edges: [Double], of part: DrawCommand?) {
        count += edges.count
        for edge in edges where abs((edge * scale).rounded() - edge * scale) > 1e-6 {
          off.append("\(edge) of \(part.map { "\($0)" } ?? "an item")")
        }
      }
      for item in list.items {
        check(item.bounds.edges, of: nil)
        for command in item.commands {
          switch command {
          // The soft edge of a knob is meant to be soft.
          case .fill(_, let color) where color.red == 0 && color.alpha < 0.2: break
          case .fill(let shape, _), .border(let shape, _, _), .photo(_, let shape, _):
            check(shape.rect.edges, of: command)
          case .image(_, let rect, _, _), .fade(let rect, _, _):
            check(rect.edges, of: command)
          case .text(_, let origin, _): check([origin.y], of: command)
          case .stroke, .fillPath: break
          }
        }
      }
      #expect(count > 100)
      #expect(off == [])
    }
  }

  @Test("say what they are and what they are at") func accessibility() {
    let root = controls()
    let roles = root.subviews.map(\.accessibilityRole)
    #expect(
      Set(roles) == [
        .text, .image, .button, .toggle, .slider, .progress, .busy, .textField, .searchField,
      ])
    let values = root.subviews.compactMap(\.accessibilityValue)
    #expect(values == ["off", "on", "on", "30 %", "30 %", "30 %", "Name", "", "Off"])
  }

  @Test("get the focus in their order, and only where they can be used") func focus() {
    let window = window()
    var focused: [String] = []
    while window.key(.tab), let view = window.focusedView, focused.count < 20 {
      let name = "\(type(of: view))"
      focused.append(name)
      if focused.count > 1, view === window.root.subviews[3] { break }
    }
    #expect(
      focused == [
        "Button", "Button", "Button", "Toggle", "Toggle", "Slider", "TextField", "TextField",
        "Button",
      ])
  }
}

extension Rect {
  fileprivate var edges: [Double] { [minX, minY, maxX, maxY] }
}
