import MenuPrimitives
import MenuViews
import Testing

@MainActor @Suite("A view for another program's window") struct ForeignWindowTests {
  let root = View()
  let view = ForeignWindowView(window: WindowID(rawValue: 42), size: Size(width: 60, height: 40))
  let window: Window

  init() {
    view.frame = Rect(x: 10, y: 20, width: 60, height: 40)
    root.addSubview(view)
    window = Window(root)
  }

  private var embedded: [EmbeddedWindow] {
    _ = root.displayList()
    return root.embeddedWindows
  }
  private let id = WindowID(rawValue: 42)

  @Test("says where it is to be, and how much of it shows") func place() {
    let whole = Rect(x: 10, y: 20, width: 60, height: 40)
    #expect(embedded == [EmbeddedWindow(id: id, frame: whole, clip: whole)])
    view.frame.origin.y = 80
    let low = Rect(x: 10, y: 80, width: 60, height: 40)
    let part = Rect(x: 10, y: 80, width: 60, height: 20)
    #expect(embedded == [EmbeddedWindow(id: id, frame: low, clip: part)])
  }

  @Test("keeps it while it doesn't show, and lets it go when it goes") func keeping() {
    _ = embedded
    view.isHidden = true
    #expect(embedded.map(\.clip) == [.zero] && embedded.map(\.id) == [id])
    view.isHidden = false
    #expect(embedded.first?.clip.isEmpty == false)
    view.window = WindowID(rawValue: 43)
    #expect(embedded.map(\.id.rawValue) == [43])
    view.removeFromSuperview()
    #expect(embedded == [])
  }

  @Test("of two views for one window the first has it") func twice() {
    let other = ForeignWindowView(window: id, size: .zero)
    other.frame = Rect(x: 100, y: 20, width: 60, height: 40)
    root.addSubview(other)
    #expect(embedded.map(\.frame.minX) == [10])
  }

  @Test("one that is lost leaves a placeholder, until there is another one") func losing() {
    var losses = 0
    view.onLoss = { losses += 1 }
    #expect(!window.picture.contains("macwindow") && embedded.count == 1)
    root.embeddedWindowLost(WindowID(rawValue: 7))
    #expect(!view.isLost)
    root.embeddedWindowLost(id)
    root.embeddedWindowLost(id)
    #expect(view.isLost && losses == 1 && embedded == [])
    #expect(
      window.picture == """
        item 10,20 60x40
          fill 10,20 60x40 #787880@0.2
          image symbol macwindow 30,30 20x20 #3c3c43@0.36

        """)
    view.window = WindowID(rawValue: 8)
    #expect(!view.isLost && embedded.count == 1)
    view.window = nil
    #expect(embedded == [] && window.picture.contains("macwindow"))
  }

  @Test("asks for the size that it was given") func measuring() {
    #expect(view.measure(fitting: .unlimited) == Size(width: 60, height: 40))
    #expect(view.measure(fitting: Size(width: 20, height: 100)) == Size(width: 20, height: 40))
    view.preferredSize = Size(width: Double.nan, height: -.infinity)
    #expect(view.measure(fitting: .unlimited) == .zero && view.accessibilityRole == .image)
  }
}
