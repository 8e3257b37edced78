extension DisplayList: CustomStringConvertible {
  /// The list as text, a line for each item and for each command, stable from run to run: what golden
  /// files hold.
  public var description: String {
    items.map { item in
      "item \(item.bounds.golden)\n"
        + item.commands.map { "  \($0.golden)\n" }.joined()
    }.joined()
  }
}

extension DrawCommand {
  fileprivate var golden: String {
    switch self {
    case .fill(let shape, let color): "fill \(shape.golden) \(color.golden)"
    case .border(let shape, let width, let color):
      "border \(shape.golden) width \(width.golden) \(color.golden)"
    case .text(let layout, let origin, let color):
      "text \(layout.golden) at \(origin.golden) \(color.golden)"
    case .image(let image, let rect, let tint, let opacity):
      "image \(image.golden) \(rect.golden) \(tint.golden)"
        + (opacity == 1 ? "" : " opacity \(opacity.golden)")
    case .photo(let image, let shape, let opacity):
      "photo \(image.golden) \(shape.golden)" + (opacity == 1 ? "" : " opacity \(opacity.golden)")
    case .stroke(let path, let width, let color):
      "stroke \(path.golden) width \(width.golden) \(color.golden)"
    case .fillPath(let path, let color): "path \(path.golden) \(color.golden)"
    case .fade(let rect, let color, let edge): "fade \(rect.golden) \(color.golden) from \(edge)"
    }
  }
}

extension Double {
  /// The number with at most two decimals, without trailing zeros; as Swift writes it when it is too large
  /// for that, or no number.
  package var golden: String {
    guard abs(self) < 1e15 else { return "\(self)" }
    let hundredths = Int64((self * 100).rounded())
    let (whole, part) = (abs(hundredths) / 100, abs(hundredths) % 100)
    let sign = hundredths < 0 ? "-" : ""
    if part == 0 { return "\(sign)\(whole)" }
    if part % 10 == 0 { return "\(sign)\(whole).\(part / 10)" }
    return "\(sign)\(whole).\(part < 10 ? "0" : "")\(part)"
  }
}

extension Point {
  package var golden: String { "\(x.golden),\(y.golden)" }
}

extension Rect {
  package var golden: String {
    "\(minX.golden),\(minY.golden) \(width.golden)x\(height.golden)"
  }
}

extension RoundedRect {
  fileprivate var golden: String {
    let radii = [topLeft, topRight, bottomRight, bottomLeft]
    if radii.allSatisfy({ $0 == 0 }) { return rect.golden }
    if radii.allSatisfy({ $0 == topLeft }) { return "\(rect.golden) r\(topLeft.golden)" }
    return "\(rect.golden) r\(radii.map(\.golden).joined(separator: "/"))"
  }
}

extension Color {
  fileprivate var golden: String {
    func byte(_ part: Double) -> String {
      let value = part.isNaN ? 0 : Int((min(max(part, 0), 1) * 255).rounded())
      let digits = String(value, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }
    let rgb = "#\(byte(red))\(byte(green))\(byte(blue))"
    return alpha == 1 ? rgb : "\(rgb)@\(alpha.golden)"
  }
}

extension TextLayout {
  fileprivate var golden: String {
    let text = lines.map(\.text).joined(separator: "\\n")
    let weight = font.weight == .regular ? "" : " \(font.weight)"
    return "\"\(text)\" \(font.size.golden)\(weight)"
  }
}

extension Image {
  fileprivate var golden: String {
    let name =
      switch source {
      case .file(let path): "file \(path)"
      case .pixels(let buffer): "pixels \(buffer.width)x\(buffer.height)"
      case .symbol(let symbol): "symbol \(symbol.name)"
      case .icon(let icon): "icon \(icon.name)"
      }
    return switch rendering {
    case .automatic: name
    case .alwaysOriginal: name + " original"
    case .alwaysTemplate: name + " template"
    case .tinted(let color): name + " in \(color.golden)"
    }
  }
}

extension Path {
  fileprivate var golden: String {
    elements.map { element in
      switch element {
      case .move(let point): "M\(point.golden)"
      case .line(let point): "L\(point.golden)"
      case .curve(let point, let control1, let control2):
        "C\(control1.golden),\(control2.golden),\(point.golden)"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }
}
