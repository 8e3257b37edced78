import MenuPrimitives
import MenuViews
import Testing

@MainActor @Suite("A progress bar") struct ProgressBarTests {
  let bar = ProgressBar()
  let window: Window

  init() {
    let root = View()
    bar.frame = Rect(x: 0, y: 0, width: 100, height: 6)
    root.addSubview(bar)
    window = Window(root)
  }

  private var part: String? {
    window.picture.split(separator: "\n").map { $0.drop { $0 == " " } }
      .first { $0.contains("#007aff") }.map(String.init)
  }

  @Test("draws the part that is done, and glides to the next one") func gliding() {
    #expect(part == nil)
    bar.progress = 0.5
    window.advance(by: .milliseconds(40))
    #expect(part != "fill 0,0 50x6 r3 #007aff" && window.root.nextFrame != nil)
    window.advance(by: .seconds(1))
    #expect(part == "fill 0,0 50x6 r3 #007aff" && window.root.nextFrame == nil)
    #expect(window.frames < 20)
    window.style.layoutDirection = .rightToLeft
    #expect(part == "fill 50,0 50x6 r3 #007aff")
  }

  @Test("moves to and fro while nobody knows, and asks for nothing when hidden") func waiting() {
    bar.progress = nil
    #expect(part == "fill 0,0 30x6 r3 #007aff" && window.root.nextFrame != nil)
    window.advance(by: .seconds(1))
    #expect(part == "fill 70,0 30x6 r3 #007aff")
    bar.isHidden = true
    _ = window.picture
    #expect(window.root.nextFrame == nil)
    bar.isHidden = false
    bar.progress = 1
    #expect(part == "fill 0,0 100x6 r3 #007aff" && window.root.nextFrame == nil)
  }

  @Test("pulses a few times a second for those who want less motion") func reduced() {
    window.style.reducesMotion = true
    bar.progress = nil
    window.advance(by: .seconds(1))
    #expect(window.frames <= 10 && part?.hasPrefix("fill 0,0 100x6") == true)
    bar.progress = 0.25
    #expect(part == "fill 0,0 25x6 r3 #007aff" && window.root.nextFrame == nil)
  }

  @Test("brings odd values to the nearer end") func values() {
    bar.progress = 7
    #expect(bar.progress == 1 && bar.accessibilityValue == "100 %")
    bar.progress = -.infinity
    #expect(bar.progress == 0 && bar.accessibilityRole == .progress)
    bar.progress = .nan
    #expect(bar.progress == nil && bar.accessibilityValue == nil)
  }
}

@MainActor @Suite("A spinner") struct SpinnerTests {
  @Test("turns in steps while it shows, and never for those who want less motion") func turning() {
    let spinner = Spinner()
    let root = View()
    spinner.frame = Rect(x: 0, y: 0, width: 16, height: 16)
    root.addSubview(spinner)
    let window = Window(root)
    let first = window.picture
    window.advance(by: .seconds(1))
    #expect(window.frames == 12 && first.contains("spinner.spoke.0"))
    spinner.isAnimating = false
    #expect(window.picture == "" && root.nextFrame == nil)
    spinner.isAnimating = true
    window.style.reducesMotion = true
    #expect(window.picture != "" && root.nextFrame == nil)
    window.style.reducesMotion = false
    spinner.isHidden = true
    _ = window.picture
    #expect(root.nextFrame == nil)
  }

  @Test("has a side of its own, or that of the text") func measuring() {
    let spinner = Spinner()
    let window = Window(spinner)
    #expect(spinner.measure(fitting: .unlimited) == Size(width: 16, height: 16))
    spinner.side = 37
    #expect(spinner.measure(fitting: .unlimited).width == 37)
    spinner.side = .nan
    #expect(spinner.measure(fitting: .unlimited) == .zero)
    withExtendedLifetime(window) {}
  }
}
