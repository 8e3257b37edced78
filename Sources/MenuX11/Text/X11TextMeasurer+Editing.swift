import MenuPrimitives

extension X11TextMeasurer {
  func editableLine(
    _ text: String, font: FontSpec, direction: LayoutDirection?
  ) -> EditableLine {
    let drawable = DrawableText(owned: text)
    let base: BidiLevels.Base =
      switch direction {
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      case nil: .automatic
      }
    guard let face = fonts.primary(for: font) else {
      let nowhere = EditableLine.Extent(left: 0, right: 0, direction: .leftToRight)
      return EditableLine(
        layout: TextLayout(lines: [], size: .zero, isTruncated: false, font: font),
        direction: direction ?? .leftToRight, extents: text.map { _ in nowhere })
    }
    let line = shape(
      drawable.scalars, isPlain: drawable.isPlain, font: font, face: face, base: base)
    let found: LayoutDirection = line.base == .rightToLeft ? .rightToLeft : .leftToRight
    let extents = CharacterExtents(
      line, owners: drawable.owners, count: text.count, direction: direction ?? found)
    return EditableLine(
      layout: layout([line], font: font, face: face, isTruncated: drawable.isCut),
      direction: direction ?? found,
      extents: extents.all.map { extent in
        EditableLine.Extent(
          left: logical(extent.left), right: logical(extent.right), direction: extent.direction)
      })
  }
}
