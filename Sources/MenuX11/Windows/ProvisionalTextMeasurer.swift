import MenuPrimitives

/// Measures every character alike, until the real measurer arrives.
final class ProvisionalTextMeasurer: TextMeasurer {
  func metrics(of font: FontSpec) -> FontMetrics {
    FontMetrics(ascent: font.size * 0.8, descent: font.size * 0.2, lineHeight: font.size)
  }

  func layout(
    _ text: String, font: FontSpec, maximumWidth: Double?, maximumLines: Int
  ) -> TextLayout {
    let width = min(Double(text.count) * font.size * 0.5, maximumWidth ?? .infinity)
    return TextLayout(
      lines: [.init(text: text, width: width, baseline: font.size * 0.8)],
      size: Size(width: width, height: font.size), isTruncated: false, font: font)
  }
}

extension X11Backend {
  /// Makes the measurer of this display.
  func makeTextMeasurer() -> any TextMeasurer { ProvisionalTextMeasurer() }
}
