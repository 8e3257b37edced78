import MenuPrimitives

/// A rounded rectangle on device pixels, and how it is put together from plain rectangles and corners.
struct PixelRoundedRect: Hashable, Sendable {
  /// The corners, clockwise from the upper left.
  enum Corner: Int, CaseIterable, Hashable, Sendable {
    case topLeft, topRight, bottomRight, bottomLeft

    var isRight: Bool { self == .topRight || self == .bottomRight }
    var isBottom: Bool { self == .bottomRight || self == .bottomLeft }
  }

  /// The rectangle that the corners are cut from.
  let rect: PixelRect
  /// The radii in the order of `Corner`, in device pixels; none is larger than the rectangle allows.
  let radii: [Double]

  /// Puts a logical rounded rectangle on the pixels.
  init(_ shape: RoundedRect, scale: Double) {
    let rect = PixelRect(shape.rect, scale: scale)
    self.init(
      rect,
      radii: [shape.topLeft, shape.topRight, shape.bottomRight, shape.bottomLeft].map {
        $0 * scale
      })
  }

  /// Rounds a rectangle of pixels; radii that don't fit beside one another shrink together.
  init(_ rect: PixelRect, radii: [Double]) {
    self.rect = rect
    if let radius = radii.first, radii.allSatisfy({ $0 == radius }) {
      // As nearly all are; the rule below comes to the same.
      let fitting = min(radius, Double(min(rect.width, rect.height)) / 2)
      let kept = fitting.isFinite ? max(fitting, 0) : 0
      self.radii = [kept, kept, kept, kept]
      return
    }
    let wanted = radii.map { $0.isFinite ? max($0, 0) : 0 }
    guard wanted.count == 4, wanted.contains(where: { $0 > 0 }) else {
      self.radii = [0, 0, 0, 0]
      return
    }
    let (width, height) = (Double(rect.width), Double(rect.height))
    let sums = [
      (wanted[0] + wanted[1], width), (wanted[2] + wanted[3], width),
      (wanted[1] + wanted[2], height), (wanted[3] + wanted[0], height),
    ]
    let factor = sums.reduce(1.0) { $1.0 > 0 ? min($0, $1.1 / $1.0) : $0 }
    self.radii = wanted.map { $0 * factor }
  }

  /// The side of the square that a corner takes, in whole pixels.
  func extent(_ corner: Corner) -> Int { Int(radii[corner.rawValue].rounded(.up)) }

  /// Whether no corner is round.
  var isPlain: Bool { radii.allSatisfy { $0 == 0 } }

  /// Whether the squares of the corners lie beside one another; in a pill of an odd height they don't.
  var hasSeparateCorners: Bool {
    extent(.topLeft) + extent(.topRight) <= rect.width
      && extent(.bottomLeft) + extent(.bottomRight) <= rect.width
      && extent(.topLeft) + extent(.bottomLeft) <= rect.height
      && extent(.topRight) + extent(.bottomRight) <= rect.height
  }

  /// Whether areas (not none) lie inside, clear of the corners and of a line along the inside of the
  /// edge.
  func surrounds(_ areas: [PixelRect], lineWidth line: Int) -> Bool {
    let inset = max(line, radii.reduce(0) { max($0, Int($1.rounded(.up))) })
    // Either clear of both sides or of top and bottom: no corner is as long as it is wide and high.
    func isClear(_ area: PixelRect) -> Bool {
      let isInside =
        area.x >= rect.x + line && area.maxX <= rect.maxX - line && area.y >= rect.y + line
        && area.maxY <= rect.maxY - line
      let isBetween = area.y >= rect.y + inset && area.maxY <= rect.maxY - inset
      let isAmid = area.x >= rect.x + inset && area.maxX <= rect.maxX - inset
      return isInside && (isBetween || isAmid)
    }
    return !areas.isEmpty && areas.allSatisfy(isClear)
  }

  /// The square of a corner.
  func square(_ corner: Corner) -> PixelRect {
    let size = extent(corner)
    return PixelRect(
      x: corner.isRight ? rect.maxX - size : rect.x,
      y: corner.isBottom ? rect.maxY - size : rect.y, width: size, height: size)
  }

  /// The rectangles that fill everything but the squares of the corners.
  var body: [PixelRect] {
    if isPlain { return [rect] }
    if radii.allSatisfy({ $0 == radii[0] }) {
      let size = extent(.topLeft)
      let bands = [
        PixelRect(x: rect.x + size, y: rect.y, width: rect.width - 2 * size, height: size),
        PixelRect(x: rect.x, y: rect.y + size, width: rect.width, height: rect.height - 2 * size),
        PixelRect(
          x: rect.x + size, y: rect.maxY - size, width: rect.width - 2 * size, height: size),
      ]
      return bands.filter { !$0.isEmpty }
    }
    let top = max(extent(.topLeft), extent(.topRight))
    let bottom = max(extent(.bottomLeft), extent(.bottomRight))
    func band(_ left: Corner, _ right: Corner, y: Int, height: Int) -> [PixelRect] {
      let (leftSize, rightSize) = (extent(left), extent(right))
      // Below a corner that is smaller than its neighbour the band is still full.
      let leftY = left.isBottom ? y : y + leftSize
      let rightY = right.isBottom ? y : y + rightSize
      return [
        PixelRect(
          x: rect.x + leftSize, y: y, width: rect.width - leftSize - rightSize, height: height),
        PixelRect(x: rect.x, y: leftY, width: leftSize, height: height - leftSize),
        PixelRect(
          x: rect.maxX - rightSize, y: rightY, width: rightSize, height: height - rightSize),
      ]
    }
    let parts =
      band(.topLeft, .topRight, y: rect.y, height: top)
      + [
        PixelRect(x: rect.x, y: rect.y + top, width: rect.width, height: rect.height - top - bottom)
      ]
      + band(.bottomLeft, .bottomRight, y: rect.maxY - bottom, height: bottom)
    return parts.filter { !$0.isEmpty }
  }

  /// The straight parts of a line along the inside of the edge.
  func edges(lineWidth: Int) -> [PixelRect] {
    let line = lineWidth
    if isPlain, rect.width <= 2 * line || rect.height <= 2 * line { return [rect] }
    func inset(_ corner: Corner) -> Int { max(extent(corner), line) }
    func extent(_ corner: Corner) -> Int { self.extent(corner) }
    let (topLeft, topRight) = (extent(.topLeft), extent(.topRight))
    let (bottomLeft, bottomRight) = (extent(.bottomLeft), extent(.bottomRight))
    let leftTop = inset(.topLeft)
    let rightTop = inset(.topRight)
    return [
      PixelRect(
        x: rect.x + topLeft, y: rect.y, width: rect.width - topLeft - topRight, height: line),
      PixelRect(
        x: rect.x + bottomLeft, y: rect.maxY - line,
        width: rect.width - bottomLeft - bottomRight, height: line),
      PixelRect(
        x: rect.x, y: rect.y + leftTop, width: line,
        height: rect.height - leftTop - inset(.bottomLeft)),
      PixelRect(
        x: rect.maxX - line, y: rect.y + rightTop, width: line,
        height: rect.height - rightTop - inset(.bottomRight)),
    ].filter { !$0.isEmpty }
  }

  /// The whole shape as a path, from the rectangle's upper left corner.
  func path(inset: Double = 0) -> Path {
    let whole = Rect(x: 0, y: 0, width: Double(rect.width), height: Double(rect.height))
    let radii = self.radii.map { max($0 - inset, 0) }
    return Path(
      rounded: whole.inset(by: inset), topLeft: radii[0], topRight: radii[1],
      bottomRight: radii[2], bottomLeft: radii[3])
  }
}
