import MenuPrimitives

extension TextMeasurer {
  /// Lays out a shortcut beside a title; nil when it would need more than half of the room for both: a
  /// part of it would say nothing, and the title needs the room.
  func shortcut(_ string: String, _ font: FontSpec, _ room: Double) -> TextLayout? {
    let line = fitting(string, font, room / 2)
    return line.isTruncated ? nil : line
  }

  /// Lays out text within a width, in as few lines as it takes.
  ///
  /// Text is measured without a limit first, so that it is laid out (and kept by the measurer) once,
  /// however wide the panel turns out. No more of it is laid out than any panel could show.
  func fitting(
    _ string: String, _ font: FontSpec, _ width: Double, lines: Int = 1
  ) -> TextLayout {
    let limit = 2_048
    let isLong = string.utf8.count > limit
    let shown = isLong ? String(decoding: Array(string.utf8.prefix(limit)), as: UTF8.self) : string
    if !isLong {
      let line = line(shown, font: font)
      // The hair is for sums that were rounded on the way.
      if line.size.width <= width + 1e-3 { return line }
    }
    var layout = layout(
      shown, font: font, maximumWidth: max(0, width), maximumLines: max(1, lines))
    if isLong { layout.isTruncated = true }
    return layout
  }
}
