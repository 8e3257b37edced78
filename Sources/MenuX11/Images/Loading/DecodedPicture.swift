/// A picture as it is drawn: the part that has colours of its own, and the part that takes the colour of
/// the text beside it.
struct DecodedPicture: Hashable, Sendable {
  /// Pixels in a row.
  let width: Int
  /// Number of rows.
  let height: Int
  /// What has colours of its own; nil when nothing has.
  let colors: PremultipliedPixels?
  /// What takes a colour; nil when nothing does.
  let coverage: Mask?

  /// Takes a picture in colours of its own.
  init(_ colors: PremultipliedPixels) {
    width = colors.width
    height = colors.height
    self.colors = colors
    coverage = nil
  }

  /// Takes both parts, of the same size.
  init(colors: PremultipliedPixels?, coverage: Mask) {
    width = coverage.width
    height = coverage.height
    self.colors = colors
    self.coverage = coverage
  }

  /// The picture as a drawing in one colour, wherever it isn't clear.
  var asTemplate: DecodedPicture {
    guard let colors else { return self }
    var mask = Mask(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let own = UInt8(colors.values[y * width + x] >> 24)
        mask[x, y] = UInt8(clamping: Int(own) + Int(coverage?[x, y] ?? 0))
      }
    }
    return DecodedPicture(colors: nil, coverage: mask)
  }

  /// Takes apart two renderings of the same drawing, of which the part that takes a colour is black in
  /// the first and white in the second.
  init(black: PremultipliedPixels, white: PremultipliedPixels) {
    var mask = Mask(width: black.width, height: black.height)
    var own = black.values
    var hasOwn = false
    var takes = false
    for y in 0..<black.height {
      for x in 0..<black.width {
        let index = y * black.width + x
        let (dark, light) = (black.values[index], white.values[index])
        let share = UInt8(clamping: Int(light >> 8 & 0xFF) - Int(dark >> 8 & 0xFF))
        guard share > 0 else {
          hasOwn = hasOwn || dark >> 24 > 0
          continue
        }
        takes = true
        mask[x, y] = share
        let alpha = max(Int(dark >> 24) - Int(share), 0)
        own[index] = UInt32(alpha) << 24 | dark & 0xFFFFFF
        // What rounding leaves over of a drawing in one colour isn't worth a picture.
        hasOwn = hasOwn || alpha > 3
      }
    }
    guard takes else {
      self.init(black)
      return
    }
    self.init(
      colors: hasOwn
        ? PremultipliedPixels(width: black.width, height: black.height, values: own) : nil,
      coverage: mask)
  }
}
