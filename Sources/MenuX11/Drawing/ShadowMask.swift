import Glibc
import MenuPrimitives

/// The soft shadow of a rounded rectangle: its outline blurred by a Gaussian, cut down to the part that
/// can be stretched to any larger size.
///
/// The blur of a rectangle is a product of two error functions; what the round corners lack is taken
/// off it as a short sum. So the cost is that of one multiplication a pixel and step, at any blur.
struct ShadowMask: Hashable, Sendable {
  /// What a shadow looks like, in device pixels.
  struct Form: Hashable, Sendable {
    /// The radius of the corners.
    var radius: Double
    /// The standard deviation of the Gaussian.
    var deviation: Double
    /// The size of the rectangle; larger ones than `stretchable` are the same to the mask.
    var width: Int
    var height: Int

    /// Describes the shadow of a rectangle.
    init(radius: Double, deviation: Double, width: Int, height: Int) {
      self.deviation = max(deviation, 0.01)
      self.radius = min(radius, Double(min(width, height)) / 2)
      self.width = width
      self.height = height
      self.width = min(width, stretchable)
      self.height = min(height, stretchable)
    }

    /// The extent from which on opposite sides don't reach one another.
    fileprivate var stretchable: Int { 2 * (reach + Int(radius.rounded(.up))) + 1 }

    /// How far beyond the rectangle the shadow can be seen: three standard deviations.
    static func reach(_ deviation: Double) -> Int { Int((3 * deviation).rounded(.up)) }

    /// The same for this shadow.
    var reach: Int { Self.reach(deviation) }
  }

  /// What it is the mask of.
  let form: Form
  /// The coverage, with the reach around the rectangle.
  let mask: Mask

  /// How finely the lack of a corner is summed up, in steps of its height.
  private static let steps = 8

  /// Blurs a form.
  init(_ form: Form) {
    self.form = form
    let reach = form.reach
    let (width, height) = (form.width + 2 * reach, form.height + 2 * reach)
    var mask = Mask(width: width, height: height)
    let across = Self.edges(length: form.width, count: width, form)
    let down = Self.edges(length: form.height, count: height, form)
    let corner = Corner(form, width: width, height: height, steps: Self.steps)
    // Of a large rectangle each pixel feels one corner at most, of a small one all four.
    let (isWide, isHigh) = (form.width == form.stretchable, form.height == form.stretchable)
    // A quarter is worked out; the others mirror it.
    for y in 0..<(height + 1) / 2 {
      for x in 0..<(width + 1) / 2 {
        var lack = corner.lack(x, y)
        if !isWide { lack += corner.lack(width - 1 - x, y) }
        if !isHigh { lack += corner.lack(x, height - 1 - y) }
        if !isWide, !isHigh { lack += corner.lack(width - 1 - x, height - 1 - y) }
        let value = min(max(across[x] * down[y] - lack, 0), 1)
        let byte = UInt8(value * 255 + 0.5)
        mask[x, y] = byte
        mask[width - 1 - x, y] = byte
      }
      mask.copyRow(y, to: height - 1 - y)
    }
    self.mask = mask
  }

  /// The blurred profile of a line from 0 to `length`, at the middles of pixels.
  private static func edges(length: Int, count: Int, _ form: Form) -> [Double] {
    (0..<count).map { index in
      let place = Double(index - form.reach) + 0.5
      return normal(place / form.deviation) - normal((place - Double(length)) / form.deviation)
    }
  }

  /// The share of a Gaussian that lies below so many standard deviations.
  fileprivate static func normal(_ value: Double) -> Double {
    0.5 * erfc(-value * 0.5.squareRoot())
  }
}

/// What the upper left corner lacks to a right angle, blurred.
private struct Corner {
  private let steps: Int
  private let across: [Double]
  private let down: [Double]
  /// Most pixels are too far from the corner to feel it.
  private let columnMatters: [Bool]
  private let rowMatters: [Bool]

  init(_ form: ShadowMask.Form, width: Int, height: Int, steps: Int) {
    let (radius, deviation) = (form.radius, form.deviation)
    self.steps = radius > 0 ? steps : 0
    var across: [Double] = []
    var down: [Double] = []
    let slice = radius / Double(steps)
    let middles = (0..<self.steps).map { (Double($0) + 0.5) * slice }
    for index in 0..<width where self.steps > 0 {
      let place = Double(index - form.reach) + 0.5
      let outer = ShadowMask.normal(place / deviation)
      for middle in middles {
        let rise = radius - middle
        let edge = radius - (radius * radius - rise * rise).squareRoot()
        across.append(outer - ShadowMask.normal((place - edge) / deviation))
      }
    }
    for index in 0..<height where self.steps > 0 {
      let place = Double(index - form.reach) + 0.5
      for middle in middles {
        let away = (place - middle) / deviation
        down.append(exp(-0.5 * away * away) * slice / (deviation * (2 * Double.pi).squareRoot()))
      }
    }
    self.across = across
    self.down = down
    let count = self.steps
    func matters(_ values: [Double], _ index: Int) -> Bool {
      (0..<count).contains { values[index * count + $0] > 1e-4 }
    }
    columnMatters = (0..<width).map { matters(across, $0) }
    rowMatters = (0..<height).map { matters(down, $0) }
  }

  func lack(_ x: Int, _ y: Int) -> Double {
    guard columnMatters[x], rowMatters[y] else { return 0 }
    var sum = 0.0
    for step in 0..<steps { sum += across[x * steps + step] * down[y * steps + step] }
    return sum
  }
}
