import MenuLayout
import MenuPrimitives

/// Everything of a panel that moves, as one row of numbers, so that one tween moves it all.
struct PanelLook {
  /// The numbers, in an order that only this type knows.
  var numbers: SIMD16<Double>

  init(numbers: SIMD16<Double>) { self.numbers = numbers }

  /// A panel in its frame, whole and fully shown.
  init(cornerRadius: Double) {
    numbers = .zero
    opacity = 1
    contentOpacity = 1
    shadowOpacity = 1
    scale = 1
    radius = cornerRadius
  }

  /// How strongly the panel, its content and its shadow show.
  var opacity: Double {
    get { numbers[0] }
    set { numbers[0] = newValue }
  }
  var contentOpacity: Double {
    get { numbers[1] }
    set { numbers[1] = newValue }
  }
  var shadowOpacity: Double {
    get { numbers[2] }
    set { numbers[2] = newValue }
  }
  /// The factor of its size, and how far its upper left corner is from where the layout has it.
  var scale: Double {
    get { numbers[3] }
    set { numbers[3] = newValue }
  }
  var shift: Point {
    get { Point(x: numbers[4], y: numbers[5]) }
    set { (numbers[4], numbers[5]) = (newValue.x, newValue.y) }
  }
  /// What is cut from its edges, and the radius of the corners that are left. A panel that shrinks
  /// reaches below its layout: that much is cut from its bottom less than nothing.
  var cutTop: Double {
    get { numbers[6] }
    set { numbers[6] = newValue }
  }
  var cutRight: Double {
    get { numbers[7] }
    set { numbers[7] = newValue }
  }
  var cutBottom: Double {
    get { numbers[8] }
    set { numbers[8] = newValue }
  }
  var radius: Double {
    get { numbers[9] }
    set { numbers[9] = newValue }
  }

  /// Takes place, size and shape from another look, and leaves how strongly everything shows.
  func shaped(like other: PanelLook) -> PanelLook {
    var look = other
    (look.opacity, look.contentOpacity, look.shadowOpacity) = (
      opacity, contentOpacity, shadowOpacity
    )
    return look
  }

  /// Scales it about a point of the screen.
  mutating func scale(by factor: Double, about anchor: Point, frame: Rect) {
    shift = Point(
      x: (shift.x + frame.minX - anchor.x) * factor + anchor.x - frame.minX,
      y: (shift.y + frame.minY - anchor.y) * factor + anchor.y - frame.minY)
    scale *= factor
  }

  /// What is told to those who draw.
  ///
  /// - Parameters:
  ///   - frame: the panel's frame in the layout.
  ///   - anchor: the point of the screen that the scale is told about.
  ///   - cornerRadius: the radius of the panel's corners at rest.
  ///   - overhang: how much higher than its layout the panel is painted.
  func appearance(
    frame: Rect, anchor: Point, cornerRadius: Double, overhang: Double = 0
  ) -> PanelAppearance {
    PanelAppearance(
      opacity: opacity.unit, contentOpacity: contentOpacity.unit, scale: max(0.01, scale),
      anchor: anchor,
      translation: Point(
        x: shift.x - (anchor.x - frame.minX) * (1 - scale),
        y: shift.y - (anchor.y - frame.minY) * (1 - scale)),
      clip: clip(frame.size, cornerRadius: cornerRadius, overhang: overhang),
      shadowOpacity: shadowOpacity.unit, overhang: overhang)
  }

  private func clip(_ size: Size, cornerRadius: Double, overhang: Double) -> RoundedRect? {
    // Springs swing over; only what is painted can show.
    let (top, right, bottom) = (max(0, cutTop), max(0, cutRight), max(-overhang, cutBottom))
    let isWhole =
      overhang == 0 && max(top, right, bottom) < 0.05 && abs(radius - cornerRadius) < 0.05
    if isWhole { return nil }
    return RoundedRect(
      Rect(
        x: 0, y: top, width: max(0, size.width - right),
        height: max(0, size.height - top - bottom)),
      radius: max(0, radius))
  }
}

extension Double {
  /// The value brought inside 0 … 1: a spring swings over.
  fileprivate var unit: Double { Swift.min(Swift.max(self, 0), 1) }
}
