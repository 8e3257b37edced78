extension Picture {
  /// Two pictures side by side, each in the middle of the height of the higher one, on its own ground:
  /// the colour of its corner.
  package func beside(_ other: Picture) -> Picture {
    let height = max(height, other.height)
    let (left, right) = (raised(to: height), other.raised(to: height))
    var pixels: [UInt32] = []
    pixels.reserveCapacity((width + other.width) * height)
    for y in 0..<height {
      pixels += left.pixels[y * left.width..<(y + 1) * left.width]
      pixels += right.pixels[y * right.width..<(y + 1) * right.width]
    }
    return Picture(width: width + other.width, height: height, pixels: pixels)
  }

  /// The picture with so few colours that they fit into a table, if they can be made to, and hardly a
  /// step in shadows: greys have more bits than other colours.
  package var thrifty: Picture {
    let steps: [(grey: UInt32, color: UInt32)] = [(7, 5), (6, 5), (6, 4)]
    let pictures = steps.lazy.map { reduced(grey: $0.grey, color: $0.color) }
    return pictures.first { $0.colorCount <= 256 } ?? reduced(grey: 7, color: 5)
  }

  private func reduced(grey: UInt32, color: UInt32) -> Picture {
    let pixels = pixels.map { pixel -> UInt32 in
      let channels = [pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255]
      let isGrey = (channels.max() ?? 0) - (channels.min() ?? 0) <= 8
      return channels.reduce(0xff) { sum, channel in
        let bits = isGrey ? grey : color
        let high = channel & (0xff << (8 - bits) & 0xff)
        return sum << 8 | high | high >> bits
      }
    }
    return Picture(width: width, height: height, pixels: pixels)
  }

  private func raised(to height: Int) -> Picture {
    let ground = pixels.first ?? 0
    let above = (height - self.height) / 2
    let below = height - self.height - above
    return Picture(
      width: width, height: height,
      pixels: Array(repeating: ground, count: above * width) + pixels
        + Array(repeating: ground, count: below * width))
  }
}
