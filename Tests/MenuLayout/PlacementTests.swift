import MenuLayout
import MenuPrimitives
import Testing

@Suite struct `A placement` {
  private let work = Rect(x: 0, y: 0, width: 1000, height: 1000)

  /// The origin of a box of 100 at an anchor of 40 that begins at `low`, gravity that of the same end.
  private func origin(low: Double, end: Int) -> Double {
    let spot = end == 0 ? low - 100 : end == 1 ? low + 20 - 50 : low + 40
    if spot >= 0 && spot + 100 <= 1000 { return spot }
    // Flipped to the other side where it fits, else slid inside.
    let flipped = end == 0 ? low + 40 : end == 1 ? spot : low - 100
    if flipped >= 0 && flipped + 100 <= 1000 { return flipped }
    return min(max(spot, 0), 900)
  }

  @Test(arguments: PopupPlacement.Corner.allCases)
  func `is solved wherever the anchor lies`(corner: PopupPlacement.Corner) {
    let ends: (Int, Int) =
      switch corner {
      case .topLeft: (0, 0)
      case .top: (1, 0)
      case .topRight: (2, 0)
      case .left: (0, 1)
      case .center: (1, 1)
      case .right: (2, 1)
      case .bottomLeft: (0, 2)
      case .bottom: (1, 2)
      case .bottomRight: (2, 2)
      }
    // Off the screen, at its edges, near them and in the middle.
    for x in [-200.0, 0, 480, 960, 1200] {
      for y in [-200.0, 0, 480, 960, 1200] {
        let placement = PopupPlacement(
          anchorRect: Rect(x: x, y: y, width: 40, height: 40), anchor: corner, gravity: corner)
        #expect(
          placement.frame(for: Size(width: 100, height: 100), inWorkArea: work)
            == Rect(
              x: origin(low: x, end: ends.0), y: origin(low: y, end: ends.1), width: 100,
              height: 100))
      }
    }
  }

  @Test func `hangs at the anchor and extends by gravity, moved by the offset along it`() {
    func frame(
      _ anchor: PopupPlacement.Corner, _ gravity: PopupPlacement.Corner
    ) -> Rect {
      PopupPlacement(
        anchorRect: Rect(x: 500, y: 500, width: 40, height: 20), anchor: anchor, gravity: gravity,
        offset: Point(x: 5, y: 7)
      ).frame(for: Size(width: 100, height: 60), inWorkArea: work)
    }
    #expect(frame(.topLeft, .bottomRight) == Rect(x: 505, y: 507, width: 100, height: 60))
    #expect(frame(.topLeft, .topLeft) == Rect(x: 395, y: 433, width: 100, height: 60))
    #expect(frame(.bottomRight, .topRight) == Rect(x: 545, y: 453, width: 100, height: 60))
    #expect(frame(.bottom, .bottom) == Rect(x: 475, y: 527, width: 100, height: 60))
    #expect(frame(.right, .left) == Rect(x: 435, y: 487, width: 100, height: 60))
    #expect(frame(.center, .center) == Rect(x: 475, y: 487, width: 100, height: 60))
  }

  @Test func `gives way in the order of flip, slide, resize, as far as it may`() {
    func frame(_ adjustment: PopupPlacement.Adjustment, height: Double = 300) -> Rect {
      PopupPlacement(
        anchorRect: Rect(x: 100, y: 800, width: 50, height: 20), anchor: .bottomLeft,
        gravity: .bottomRight, adjustment: adjustment
      ).frame(for: Size(width: 100, height: height), inWorkArea: work)
    }
    #expect(frame([]) == Rect(x: 100, y: 820, width: 100, height: 300))
    #expect(frame(.flipY) == Rect(x: 100, y: 500, width: 100, height: 300))
    #expect(frame(.slideY) == Rect(x: 100, y: 700, width: 100, height: 300))
    #expect(frame(.resizeY) == Rect(x: 100, y: 820, width: 100, height: 180))
    #expect(frame(.all) == Rect(x: 100, y: 500, width: 100, height: 300))
    // Too high for either side.
    #expect(frame(.all, height: 900) == Rect(x: 100, y: 100, width: 100, height: 900))
    #expect(frame(.all, height: 1200) == Rect(x: 100, y: 0, width: 100, height: 1000))
    #expect(
      frame([.flipY, .resizeY], height: 900) == Rect(x: 100, y: 0, width: 100, height: 800))
    #expect(frame(.flipY, height: 900) == Rect(x: 100, y: 820, width: 100, height: 900))
  }

  @Test func `keeps the end it hangs at when a box is slid that is too long`() {
    func frame(_ gravity: PopupPlacement.Corner) -> Rect {
      PopupPlacement(
        anchorRect: Rect(x: 500, y: 500, width: 0, height: 0), anchor: .center, gravity: gravity,
        adjustment: [.slideX, .slideY]
      ).frame(for: Size(width: 1100, height: 1200), inWorkArea: work)
    }
    #expect(frame(.bottomRight).origin == .zero)
    #expect(frame(.topLeft).origin == Point(x: -100, y: -200))
  }

  @Test func `of a context menu leaves the pointer just outside`() {
    let size = Size(width: 100, height: 80)
    func frame(_ x: Double, _ y: Double, _ direction: LayoutDirection = .leftToRight) -> Rect {
      PopupPlacement.contextMenu(at: Point(x: x, y: y), direction: direction)
        .frame(for: size, inWorkArea: work)
    }
    #expect(frame(300, 300) == Rect(x: 302, y: 302, width: 100, height: 80))
    #expect(frame(950, 300) == Rect(x: 849, y: 302, width: 100, height: 80))
    #expect(frame(300, 950) == Rect(x: 302, y: 869, width: 100, height: 80))
    #expect(frame(300, 300, .rightToLeft) == Rect(x: 199, y: 302, width: 100, height: 80))
    for (x, y) in [(0.0, 0.0), (300, 300), (999, 999), (0, 999), (999, 0)] {
      #expect(!frame(x, y).contains(Point(x: x, y: y)))
    }
  }

  @Test func `of a pull-down menu lies below its control, else above, and never over it`() {
    let control = Rect(x: 100, y: 600, width: 80, height: 30)
    func frame(_ height: Double, _ direction: LayoutDirection = .leftToRight) -> Rect {
      PopupPlacement.pullDown(from: control, direction: direction)
        .frame(for: Size(width: 120, height: height), inWorkArea: work)
    }
    #expect(frame(300) == Rect(x: 100, y: 630, width: 120, height: 300))
    #expect(frame(500) == Rect(x: 100, y: 100, width: 120, height: 500))
    #expect(frame(700) == Rect(x: 100, y: 0, width: 120, height: 600))
    #expect(frame(300, .rightToLeft) == Rect(x: 60, y: 630, width: 120, height: 300))
  }

  @Test func `of a submenu lies beside its row`() {
    let size = Size(width: 100, height: 80)
    func frame(_ x: Double, _ y: Double, _ direction: LayoutDirection = .leftToRight) -> Rect {
      PopupPlacement.submenu(
        beside: Rect(x: x, y: y, width: 150, height: 24), direction: direction, overlap: 3, rise: 5
      ).frame(for: size, inWorkArea: work)
    }
    #expect(frame(100, 100).origin == Point(x: 247, y: 95))
    #expect(frame(800, 100).origin == Point(x: 703, y: 95))
    #expect(frame(100, 960).origin == Point(x: 247, y: 920))
    #expect(frame(300, 100, .rightToLeft).origin == Point(x: 203, y: 95))
    #expect(frame(50, 100, .rightToLeft).origin == Point(x: 197, y: 95))
  }

  @Test func `in the middle of a rectangle stays there as far as it fits`() {
    func frame(_ rect: Rect) -> Rect {
      PopupPlacement.centered(in: rect).frame(
        for: Size(width: 100, height: 80), inWorkArea: work)
    }
    #expect(frame(Rect(x: 400, y: 400, width: 200, height: 200)).origin == Point(x: 450, y: 460))
    #expect(frame(Rect(x: 0, y: 980, width: 20, height: 20)).origin == Point(x: 0, y: 920))
  }

  @Test func `at an attachment point grows away from the source, and flips over it`() {
    let size = Size(width: 250, height: 200)
    func frame(_ point: Point, _ source: Rect?) -> Rect {
      PopupPlacement.attachment(point, of: source).frame(for: size, inWorkArea: work)
    }
    let high = Rect(x: 400, y: 100, width: 100, height: 40)
    #expect(frame(Point(x: 450, y: 144), high).origin == Point(x: 325, y: 144))
    #expect(frame(Point(x: 450, y: 96), high).origin == Point(x: 325, y: 144))
    let low = Rect(x: 400, y: 900, width: 100, height: 40)
    #expect(frame(Point(x: 450, y: 896), low).origin == Point(x: 325, y: 696))
    #expect(frame(Point(x: 450, y: 944), low).origin == Point(x: 325, y: 696))
    #expect(frame(Point(x: 450, y: 500), nil).origin == Point(x: 325, y: 500))
    #expect(frame(Point(x: 450, y: 950), nil).origin == Point(x: 325, y: 750))
    #expect(frame(Point(x: 20, y: 500), nil).origin == Point(x: 0, y: 500))
  }

  @Test func `never makes a box larger, and keeps it inside whenever it may be made smaller`() {
    var random = Walk(seed: 1)
    for _ in 0..<20_000 {
      let area = Rect(
        x: random.double(in: -2000..<2000), y: random.double(in: -2000..<2000),
        width: random.double(in: 0..<2000), height: random.double(in: 0..<2000))
      let placement = PopupPlacement(
        anchorRect: Rect(
          x: random.double(in: -3000..<3000), y: random.double(in: -3000..<3000),
          width: random.double(in: 0..<500), height: random.double(in: 0..<500)),
        anchor: random.pick(PopupPlacement.Corner.allCases),
        gravity: random.pick(PopupPlacement.Corner.allCases),
        offset: Point(x: random.double(in: -50..<50), y: random.double(in: -50..<50)),
        adjustment: PopupPlacement.Adjustment(rawValue: UInt8(random.int(in: 0..<64))))
      let size = Size(width: random.double(in: 0..<1500), height: random.double(in: 0..<1500))
      let frame = placement.frame(for: size, inWorkArea: area)
      #expect(frame.width <= size.width && frame.height <= size.height)
      #expect(frame.width >= 0 && frame.height >= 0)
      if placement.adjustment.contains(.resizeX) {
        #expect(frame.minX >= area.minX - 1e-6 && frame.maxX <= area.maxX + 1e-6)
      } else {
        #expect(frame.width == size.width)
      }
      if placement.adjustment.contains(.resizeY) {
        #expect(frame.minY >= area.minY - 1e-6 && frame.maxY <= area.maxY + 1e-6)
      } else {
        #expect(frame.height == size.height)
      }
      if placement.adjustment.contains(.slideX), size.width <= area.width {
        #expect(frame.width == size.width)
      }
    }
  }

  @Test func `makes something of numbers that are none`() {
    let frame = PopupPlacement(
      anchorRect: Rect(x: .nan, y: .infinity, width: .nan, height: -.infinity), anchor: .top,
      gravity: .bottom, offset: Point(x: .nan, y: .infinity)
    ).frame(for: Size(width: .infinity, height: .nan), inWorkArea: work)
    #expect(work.contains(frame))
  }
}
