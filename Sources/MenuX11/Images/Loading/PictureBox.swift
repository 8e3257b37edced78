import MenuPrimitives

/// The room into which a picture is fitted, in device pixels.
struct PictureBox: Hashable, Sendable {
  /// How wide it is.
  let width: Int
  /// How high it is.
  let height: Int

  /// A box of at least one pixel, and no larger than any monitor.
  init(width: Int, height: Int) {
    self.width = min(max(width, 1), ServerImage.maximumExtent)
    self.height = min(max(height, 1), ServerImage.maximumExtent)
  }

  /// A box of logical pixels, each so many device pixels wide.
  init(_ size: Size, scale: Double) {
    func pixels(_ extent: Double) -> Int {
      let value = (extent * scale).rounded()
      return value.isFinite ? Int(min(max(value, 1), Double(ServerImage.maximumExtent))) : 1
    }
    self.init(width: pixels(size.width), height: pixels(size.height))
  }

  /// The size that something of these proportions has when it is as large as fits.
  func fitted(_ ownWidth: Double, _ ownHeight: Double) -> (width: Int, height: Int) {
    guard ownWidth > 0, ownHeight > 0, ownWidth.isFinite, ownHeight.isFinite else {
      return (width, height)
    }
    let factor = min(Double(width) / ownWidth, Double(height) / ownHeight)
    func pixels(_ extent: Double, _ most: Int) -> Int {
      min(max(Int((extent * factor).rounded()), 1), most)
    }
    return (pixels(ownWidth, width), pixels(ownHeight, height))
  }
}
