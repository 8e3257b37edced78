// Stands in for parts of lower rooms that are being written; goes when they are there.
import MenuLayout
import MenuModel
import MenuPrimitives
import MenuScene
import MenuTracking

extension PopupPlacement {
  static func contextMenu(at point: Point) -> PopupPlacement {
    PopupPlacement(
      anchorRect: Rect(origin: point, size: .zero), anchor: .topLeft, gravity: .bottomRight)
  }
  static func pullDown(from rect: Rect) -> PopupPlacement {
    PopupPlacement(anchorRect: rect, anchor: .bottomLeft, gravity: .bottomRight)
  }
  static func centered(in rect: Rect) -> PopupPlacement {
    PopupPlacement(anchorRect: rect, anchor: .center, gravity: .center)
  }
  static func attachment(_ point: Point, source: Rect) -> PopupPlacement {
    PopupPlacement(
      anchorRect: Rect(origin: point, size: .zero), anchor: .center, gravity: .bottom)
  }
}
extension LayoutMetrics {
  var cornerRadius: Double { 10 }
}
extension MenuTracker {
  func scrollOffset(atLevel level: Int) -> Double { levels[level].scrollOffset }
  func highlight(atLevel level: Int) -> ElementID? { levels[level].highlight }
}
extension Animator {
  mutating func themeChanged(_ theme: Theme, motion: Motion) {}
}
