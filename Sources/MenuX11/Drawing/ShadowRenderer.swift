import CX11
import MenuKit
import MenuPrimitives

/// Draws soft shadows from masks that the server keeps: nine pieces, of which the corners are as they
/// are and the others are repeated.
@MainActor final class ShadowRenderer {
  private let context: RenderContext
  private var tiles: [ShadowTile] = []

  /// How many kinds of shadows are kept: a menu and its small panels need one or two.
  private static let limit = 4

  /// Prepares to draw; makes no mask yet.
  init(_ context: RenderContext) {
    self.context = context
  }

  /// Draws the shadow of a rounded rectangle, under the rectangle as well.
  ///
  /// - Parameters:
  ///   - body: What casts the shadow, in device pixels of the picture.
  ///   - radius: The radius of its corners, in device pixels.
  ///   - scale: Device pixels in one logical pixel of the shadow's numbers.
  func draw(
    _ shadow: Shadow, of body: PixelRect, radius: Double, scale: Double, to picture: Picture
  ) {
    let color = PremultipliedColor(shadow.color)
    let deviation = min(max(shadow.blur, 0) * scale / 2, 128)
    guard !body.isEmpty, !color.isInvisible, deviation.isFinite else { return }
    let form = ShadowMask.Form(
      radius: radius, deviation: deviation, width: body.width, height: body.height)
    guard let tile = tile(form) else { return }
    let place = PixelRect(
      x: body.x + PixelRect.pixel(shadow.offset.x * scale),
      y: body.y + PixelRect.pixel(shadow.offset.y * scale), width: body.width,
      height: body.height)
    tile.draw(context.solid(color), around: place, under: body, to: picture)
  }

  private func tile(_ form: ShadowMask.Form) -> ShadowTile? {
    for tile in tiles where tile.form == form { return tile }
    guard let made = ShadowTile(context, ShadowMask(form)) else { return nil }
    if tiles.count >= Self.limit { tiles.removeFirst() }
    tiles.append(made)
    return made
  }
}

/// A shadow's mask on the server, with the strips that are repeated.
@MainActor private final class ShadowTile {
  let form: ShadowMask.Form
  private let whole: MaskPicture
  /// The middle column, for the edges above and below, and the middle row, for those at the sides.
  private let column: MaskPicture
  private let row: MaskPicture
  private let core: MaskPicture
  private let width: Int
  private let height: Int

  init?(_ context: RenderContext, _ shadow: ShadowMask) {
    let mask = shadow.mask
    (width, height) = (mask.width, mask.height)
    guard let whole = MaskPicture(context, mask),
      let column = MaskPicture(context, width: 1, height: mask.height, repeats: true),
      let row = MaskPicture(context, width: mask.width, height: 1, repeats: true),
      let core = MaskPicture(context, width: 1, height: 1, repeats: true)
    else { return nil }
    column.copy(from: whole, x: mask.width / 2, y: 0)
    row.copy(from: whole, x: 0, y: mask.height / 2)
    core.copy(from: whole, x: mask.width / 2, y: mask.height / 2)
    form = shadow.form
    (self.whole, self.column, self.row, self.core) = (whole, column, row, core)
  }

  /// Draws the mask around a place at least as large as the form; `body` will cover a part of it.
  func draw(
    _ source: Picture, around place: PixelRect, under body: PixelRect, to picture: Picture
  ) {
    let reach = form.reach
    let extraWidth = place.width - form.width
    let extraHeight = place.height - form.height
    let left = Piece(start: place.x - reach, mask: 0, length: width / 2)
    let right = Piece(
      start: left.start + width / 2 + extraWidth, mask: width / 2, length: width - width / 2)
    let top = Piece(start: place.y - reach, mask: 0, length: height / 2)
    let bottom = Piece(
      start: top.start + height / 2 + extraHeight, mask: height / 2, length: height - height / 2)
    let middle = Piece(start: left.start + left.length, mask: 0, length: extraWidth)
    let center = Piece(start: top.start + top.length, mask: 0, length: extraHeight)
    for y in [top, bottom] {
      for x in [left, right] { whole.draw(source, x, y, to: picture) }
      column.draw(source, middle, y, to: picture)
    }
    for x in [left, right] { row.draw(source, x, center, to: picture) }
    // What casts the shadow covers its middle, but for a large offset.
    let inside = PixelRect(
      x: middle.start, y: center.start, width: middle.length, height: center.length)
    if inside.intersection(body) != inside { core.draw(source, middle, center, to: picture) }
  }
}

/// A stretch of pixels along one axis, and where it lies in a mask.
struct Piece {
  var start: Int
  var mask: Int
  var length: Int
}
