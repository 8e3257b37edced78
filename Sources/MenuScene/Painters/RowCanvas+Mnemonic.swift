import MenuLayout
import MenuModel
import MenuPrimitives

extension RowCanvas {
  /// Draws the line under the letter that chooses the row, while the menu is walked with the keys.
  mutating func drawMnemonic(_ content: RowContent, _ color: Color) {
    guard panel.state.showsMnemonics, let mnemonic = content.mnemonic, let title = row.title
    else { return }
    let wanted = mnemonic.lowercased()
    for line in title.layout.lines {
      guard let index = line.text.firstIndex(where: { $0.lowercased() == wanted }) else { continue }
      let font = title.layout.font
      let before = width(line.text[..<index], font)
      let through = width(line.text[...index], font)
      // In a line that reads from the right the letters before it are on its right.
      let x = line.text[index].readsFromTheRight ? line.width - through : before
      let thickness = max(grid.pixel, grid.round(font.size / 14))
      let origin = title.origin.offset(dx: x + slide, dy: offset + line.baseline + font.size / 10)
      let stroke = Rect(
        origin: grid.round(origin),
        size: Size(width: grid.round(through - before), height: thickness))
      return fill(RoundedRect(stroke), color)
    }
  }

  private func width(_ text: Substring, _ font: FontSpec) -> Double {
    text.isEmpty ? 0 : panel.text.line(String(text), font: font).size.width
  }
}

extension Character {
  /// Whether it belongs to a script that is written from right to left (Hebrew, Arabic, their kin).
  var readsFromTheRight: Bool {
    unicodeScalars.contains {
      (0x590...0x8FF).contains($0.value) || (0xFB1D...0xFEFC).contains($0.value)
    }
  }
}
