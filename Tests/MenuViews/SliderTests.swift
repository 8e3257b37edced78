import MenuPrimitives
import MenuViews
import Testing

@MainActor @Suite("A slider") struct SliderTests {
  private let log = Log<Double>()

  /// A slider 124 wide: the knob's middle goes from 12 to 112.
  private func stage(_ slider: Slider, _ direction: LayoutDirection = .leftToRight) -> Window {
    let root = View()
    slider.frame = Rect(x: 0, y: 0, width: 124, height: 28)
    root.addSubview(slider)
    slider.onChange = { [log] in log.values.append($0) }
    let window = Window(root)
    window.style.layoutDirection = direction
    return window
  }

  @Test("a press brings the knob, a drag takes it along without a jump") func pointer() {
    let slider = Slider(in: 0...100)
    let window = stage(slider)
    window.press(62, 14)
    window.move(82, 90)
    window.move(999, 14)
    window.release(999, 14)
    #expect(log.values == [50, 70, 100])
    window.press(110, 14)
    window.move(100, 14)
    window.pointer(.cancelled)
    window.move(50, 14)
    #expect(log.values == [50, 70, 100, 90])
    #expect(!window.press(20, 14, .middle) && !window.pointer(.scrolled(dx: 0, dy: 1), 20, 14))
  }

  @Test("from right to left it grows to the left") func mirrored() {
    let slider = Slider(in: 0...100)
    let window = stage(slider, .rightToLeft)
    window.press(87, 14)
    window.release(87, 14)
    window.focusedView = slider
    window.key(.left)
    window.key(.right)
    window.key(.right)
    #expect(log.values == [25, 30, 25, 20])
  }

  @Test("keys move it by steps; Up and Down are left to others") func keys() {
    let slider = Slider(value: 5, in: 0...10, step: 1)
    let window = stage(slider)
    window.focusedView = slider
    for key in [Key.right, .pageUp, .pageDown, .left, .home, .end] { #expect(window.key(key)) }
    #expect(log.values == [6, 8, 6, 5, 0, 10])
    window.key(.right)
    #expect(log.values.count == 6)
    #expect(!window.key(.up) && !window.key(.down) && !window.key(.left, .control))
  }

  @Test("values stay between the ends and on the steps; both ends can be reached") func values() {
    let slider = Slider(value: 3.2, in: 0...10, step: 4)
    #expect(slider.value == 4)
    slider.value = 9.5
    #expect(slider.value == 10)
    slider.value = 8.5
    #expect(slider.value == 8)
    slider.value = .nan
    #expect(slider.value == 8)
    slider.value = -.infinity
    #expect(slider.value == 0 && slider.accessibilityValue == "0 %")
    let odd = Slider(value: 0.5, in: -Double.infinity...3, step: .nan)
    #expect(odd.value == 0.5 && odd.maximumValue == 1 && odd.step == 0)
    let point = Slider(in: 3...3)
    let window = stage(point)
    window.press(50, 14)
    #expect(point.value == 3 && log.values == [] && point.accessibilityValue == "0 %")
  }

  @Test("doesn't react while it is disabled") func disabled() {
    let slider = Slider(value: 0.5)
    let window = stage(slider)
    slider.isEnabled = false
    #expect(!window.press(20, 14) && !slider.acceptsFocus)
    slider.value = 0.25
    #expect(slider.value == 0.25 && log.values == [] && slider.accessibilityRole == .slider)
  }

  @Test("draws its track, the part before the value, and the knob") func look() {
    let slider = Slider(value: 0.5)
    let window = stage(slider)
    #expect(
      window.picture == """
        item 0,0 124x28
          fill 2,12 120x4 r2 #787880@0.2
          fill 2,12 60x4 r2 #007aff
          fill 51,4 22x22 r11 #000000@0.06
          fill 52,5 20x20 r10 #000000@0.14
          fill 52,4 20x20 r10 #ffffff

        """)
    window.key(.tab)
    #expect(window.picture.contains("border 50,2 24x24 r12 width 2 #007aff"))
    window.style.layoutDirection = .rightToLeft
    slider.value = 0.25
    #expect(window.picture.contains("fill 87,12 35x4 r2 #007aff"))
  }
}
