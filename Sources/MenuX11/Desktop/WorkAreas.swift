/// What the window manager says about the parts of the screen that panels and docks leave free.
struct WorkAreas: Hashable, Sendable {
  /// One rectangle for each monitor (mutter), or one for the whole screen.
  var areas: [PixelRect] = []
  /// Whether `areas` are made for the monitors.
  var arePerMonitor = false

  /// Knows nothing: monitors are free as a whole.
  init() {}

  /// Reads `_GTK_WORKAREAS_Dn`, or where that isn't there `_NET_WORKAREA` for a desktop.
  ///
  /// Numbers that don't come in fours, and a desktop that isn't among them, count as nothing said.
  init(perMonitor: [UInt32], perDesktop: [UInt32], desktop: UInt32) {
    if !perMonitor.isEmpty, perMonitor.count % 4 == 0 {
      areas = Self.rectangles(perMonitor)
      arePerMonitor = true
    } else if perDesktop.count % 4 == 0, desktop < perDesktop.count / 4 {
      areas = [Self.rectangles(perDesktop)[Int(desktop)]]
    }
  }

  /// The free part of one of the monitors.
  ///
  /// A rectangle for the whole screen is right on a screen of one monitor only; with several, it cuts
  /// off what a panel between them or at the screen's edge takes, so it counts for the first alone.
  func area(of index: Int, in layout: MonitorLayout) -> PixelRect {
    let frame = layout.monitors[index].frame
    guard arePerMonitor || layout.monitors.count == 1 || index == layout.primaryIndex else {
      return frame
    }
    let parts = areas.map { $0.intersection(frame) }.filter { !$0.isEmpty }
    // A manager that leaves almost nothing free is mistaken.
    let best = parts.max { $0.width * $0.height < $1.width * $1.height } ?? frame
    return best.width * 4 >= frame.width && best.height * 4 >= frame.height ? best : frame
  }

  private static func rectangles(_ numbers: [UInt32]) -> [PixelRect] {
    stride(from: 0, to: numbers.count - 3, by: 4).map { at in
      let values = numbers[at..<at + 4].map { Int(Int32(bitPattern: $0)) }
      let clamped = values.map { min(max($0, -32768), 65535) }
      return PixelRect(x: clamped[0], y: clamped[1], width: clamped[2], height: clamped[3])
    }
  }
}
