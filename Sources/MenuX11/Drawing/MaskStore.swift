import CX11
import MenuPrimitives

/// What a mask shows: the key under which it is kept.
enum MaskShape: Hashable {
  /// The upper left corner of a rounded rectangle, in device pixels; with a line width only its edge.
  case corner(radius: Double, lineWidth: Double?, isRight: Bool, isBottom: Bool)
  /// A path in device pixels from the mask's upper left corner.
  case filled(Path)
  /// A stroke of a path in device pixels from the mask's upper left corner.
  case stroked(Path, width: Double)
  /// A symbol on a square of so many device pixels.
  case symbol(Symbol, size: Int)
}

/// Masks that the server keeps, so that a shape is rasterised and sent once and then drawn by number.
///
/// They are glyphs of an anonymous font: the server batches and caches those best, and none of them
/// needs a pixmap.
@MainActor final class MaskStore {
  /// A mask on the server.
  struct Stored {
    var glyph: UInt32
    var width: Int
    var height: Int
  }

  private let display: OpaquePointer
  private let set: GlyphSet
  private let rasterizer = ShapeRasterizer()
  private var stored: [MaskShape: Stored] = [:]
  /// The corners that were asked for last, which are nearly always those that are asked for next.
  private var recentCorners: [RecentCorner] = []
  private var next: UInt32 = 0
  private var area = 0

  /// Pixels that are kept in all; beyond it everything is sent anew.
  private static let areaLimit = 1 << 21
  /// Pixels of one mask.
  private static let maskLimit = 1 << 20

  /// Makes an empty store.
  init(_ display: OpaquePointer, format: UnsafeMutablePointer<XRenderPictFormat>) {
    self.display = display
    set = XRenderCreateGlyphSet(display, format)
  }

  /// Gives everything back to the server; nothing can be drawn any more.
  func close() {
    XRenderFreeGlyphSet(display, set)
  }

  /// Draws masks in the colour of a source, each with its upper left corner at a point.
  func draw(
    _ masks: [(Stored, x: Int, y: Int)], source: Picture, operation: Int32 = PictOpOver,
    to picture: Picture
  ) {
    guard !masks.isEmpty else { return }
    // On the stack and in loops: a highlight that moves is drawn this way each time.
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: masks.count) { glyphs in
      withUnsafeTemporaryAllocation(of: XGlyphElt32.self, capacity: masks.count) { elements in
        var (penX, penY) = (0, 0)
        for (index, (mask, x, y)) in masks.enumerated() {
          glyphs.initializeElement(at: index, to: mask.glyph)
          elements.initializeElement(
            at: index,
            to: XGlyphElt32(
              glyphset: set, chars: glyphs.baseAddress?.advanced(by: index), nchars: 1,
              xOff: Int32(x - penX), yOff: Int32(y - penY)))
          (penX, penY) = (x, y)
        }
        XRenderCompositeText32(
          display, operation, source, picture, nil, 0, 0, 0, 0, elements.baseAddress,
          Int32(elements.count))
      }
    }
  }

  /// The mask of a corner; with a line width that isn't zero only of its edge.
  func corner(
    _ corner: PixelRoundedRect.Corner, radius: Double, lineWidth: Double, extent: Int
  ) -> Stored? {
    for known in recentCorners
    where known.corner == corner && known.radius == radius && known.lineWidth == lineWidth {
      return known.mask
    }
    let shape = MaskShape.corner(
      radius: radius, lineWidth: lineWidth == 0 ? nil : lineWidth, isRight: corner.isRight,
      isBottom: corner.isBottom)
    guard let mask = mask(shape, width: extent, height: extent) else { return nil }
    if recentCorners.count >= Self.recentLimit { recentCorners.removeFirst() }
    recentCorners.append(
      RecentCorner(corner: corner, radius: radius, lineWidth: lineWidth, mask: mask))
    return mask
  }

  /// A corner and where it is kept, found without hashing.
  private struct RecentCorner {
    var corner: PixelRoundedRect.Corner
    var radius: Double
    var lineWidth: Double
    var mask: Stored
  }

  private static let recentLimit = 12

  /// The mask of a shape; nil when it is empty or too large.
  func mask(_ shape: MaskShape, width: Int, height: Int) -> Stored? {
    if let known = stored[shape] { return known }
    guard width > 0, height > 0, width * height <= Self.maskLimit, let rasterizer else {
      return nil
    }
    var mask = Mask(width: width, height: height)
    rasterizer.draw(shape, into: &mask)
    if area + width * height > Self.areaLimit { removeAll() }
    let made = add(mask)
    stored[shape] = made
    area += width * height
    return made
  }

  private func add(_ mask: Mask) -> Stored {
    next &+= 1
    var glyph = Glyph(next)
    var info = XGlyphInfo(
      width: UInt16(clamping: mask.width), height: UInt16(clamping: mask.height), x: 0, y: 0,
      xOff: 0, yOff: 0)
    mask.coverage.withUnsafeBytes { bytes in
      XRenderAddGlyphs(
        display, set, &glyph, &info, 1, bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
        Int32(bytes.count))
    }
    return Stored(glyph: next, width: mask.width, height: mask.height)
  }

  private func removeAll() {
    let glyphs = stored.values.map { Glyph($0.glyph) }
    if !glyphs.isEmpty {
      XRenderFreeGlyphs(display, set, glyphs, Int32(glyphs.count))
    }
    stored = [:]
    recentCorners = []
    area = 0
  }
}

extension ShapeRasterizer {
  /// Adds a shape to a mask of its size.
  func draw(_ shape: MaskShape, into mask: inout Mask) {
    switch shape {
    case .corner(let radius, let lineWidth, let isRight, let isBottom):
      drawCorner(radius: radius, lineWidth: lineWidth, into: &mask)
      mask = mask.flipped(horizontally: isRight, vertically: isBottom)
    case .filled(let path): fill(path, into: &mask)
    case .stroked(let path, let width): stroke(path, width: width, into: &mask)
    case .symbol(let symbol, let size):
      let scale = Double(size) / 24
      for layer in symbol.layers { draw(layer, scale: scale, into: &mask) }
    }
  }

  private func draw(_ layer: Symbol.Layer, scale: Double, into mask: inout Mask) {
    let path = layer.path.transformed(scale: scale, dx: 0, dy: 0)
    var part = Mask(width: mask.width, height: mask.height)
    switch layer.ink {
    case .filled: fill(path, into: &part)
    case .stroked(let width): stroke(path, width: width * scale, into: &part)
    }
    if layer.isCut { mask.subtract(part) } else { mask.unite(part) }
  }

  /// The upper left corner: the quarter of a disc, or of a ring, around (radius, radius).
  private func drawCorner(radius: Double, lineWidth: Double?, into mask: inout Mask) {
    // The whole rounded square is drawn; all but its corner lies outside the mask.
    let whole = Rect(x: 0, y: 0, width: 4 * radius + 8, height: 4 * radius + 8)
    var path = Path(
      rounded: whole, topLeft: radius, topRight: 0, bottomRight: 0, bottomLeft: 0)
    if let lineWidth {
      let hole = whole.inset(dx: lineWidth, dy: lineWidth)
      let inner = max(radius - lineWidth, 0)
      path.elements +=
        Path(rounded: hole, topLeft: inner, topRight: 0, bottomRight: 0, bottomLeft: 0)
        .reversed.elements
    }
    fill(path, into: &mask)
  }
}
