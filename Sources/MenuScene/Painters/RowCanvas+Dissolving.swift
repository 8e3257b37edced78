import MenuLayout
import MenuModel
import MenuPrimitives

extension FormerRow {
  /// How high the row was.
  var height: Double { panel.frame(ofRow: index, scrollOffset: 0).height }
}

extension RowCanvas {
  /// Draws a row on its way from what it was to what it is: parts that both have go from place to
  /// place and from colour to colour, the others fade.
  ///
  /// - Parameter progress: how far it has gone, 0 … 1.
  mutating func drawRow(dissolving progress: Double, from former: FormerRow) {
    let old = former.panel.row(former.index, text: panel.text)
    // What a cell shows is in its middle; rows have theirs where they begin.
    let across =
      row.element.kind.isCell
      ? row.frame.midX - old.frame.midX : row.frame.minX - old.frame.minX
    var before = RowCanvas(
      panel: panel, row: old,
      offset: offset + grid.round(row.frame.minY - old.frame.minY),
      slide: slide + grid.round(across),
      appearance: RowAppearance(opacity: ownOpacity, turn: turn), isLastHeader: isLastHeader)
    let (parts, oldParts) = (recordedParts(), before.recordedParts())
    for (slot, commands) in parts {
      guard slot != .ground else {
        commands.forEach { add($0) }
        continue
      }
      let others = oldParts.first { $0.slot == slot }?.commands ?? []
      for command in Self.mix(
        others, commands, progress, moves: former.moves, grid: grid)
      {
        add(command)
      }
    }
    for (slot, commands) in oldParts
    where slot != .ground && !parts.contains(where: { $0.slot == slot }) {
      for command in commands { add(command.faded(1 - progress)) }
    }
  }

  /// What is drawn on the way from some commands to others.
  private static func mix(
    _ old: [DrawCommand], _ new: [DrawCommand], _ progress: Double, moves: Bool, grid: PixelGrid
  ) -> [DrawCommand] {
    if old.count == new.count {
      let mixed = zip(old, new).map { $0.mixed(with: $1, progress, moves: moves, grid: grid) }
      if mixed.allSatisfy({ $0 != nil }) { return mixed.compactMap { $0 } }
    }
    return old.map { $0.faded(1 - progress) } + new.map { $0.faded(progress) }
  }
}

extension DrawCommand {
  /// The same, weaker.
  fileprivate func faded(_ factor: Double) -> DrawCommand {
    switch self {
    case .fill(let shape, let color): .fill(shape, color.opacity(factor))
    case .border(let shape, let width, let color):
      .border(shape, width: width, color.opacity(factor))
    case .text(let layout, let origin, let color): .text(layout, origin, color.opacity(factor))
    case .image(let image, let rect, let tint, let opacity):
      .image(image, rect, tint: tint, opacity: opacity * factor)
    case .photo(let image, let shape, let opacity):
      .photo(image, shape, opacity: opacity * factor)
    case .stroke(let path, let width, let color):
      .stroke(path, width: width, color.opacity(factor))
    case .fillPath(let path, let color): .fillPath(path, color.opacity(factor))
    case .fade(let rect, let color, let edge): .fade(rect, color.opacity(factor), from: edge)
    }
  }

  /// What lies between two commands that draw the same text or picture; nil where they don't, or
  /// where they do at different places and nothing is to move.
  fileprivate func mixed(
    with new: DrawCommand, _ progress: Double, moves: Bool, grid: PixelGrid
  ) -> DrawCommand? {
    switch (self, new) {
    case (.text(let old, let from, let color), .text(let layout, let to, let other)):
      guard old == layout, moves || from == to else { return nil }
      return .text(layout, grid.round(from.on(to, progress)), color.on(other, progress))
    case (
      .image(let old, let from, let color, let strength),
      .image(let image, let to, let other, let later)
    ):
      guard old == image, moves || from == to, from.size == to.size else { return nil }
      return .image(
        image, Rect(origin: grid.round(from.origin.on(to.origin, progress)), size: to.size),
        tint: color.on(other, progress), opacity: strength + (later - strength) * progress)
    case (.fill(let old, let color), .fill(let shape, let other)):
      return old == shape ? .fill(shape, color.on(other, progress)) : nil
    default:
      return nil
    }
  }
}

extension Point {
  /// The point on the way to another one.
  fileprivate func on(_ other: Point, _ progress: Double) -> Point {
    Point(x: x + (other.x - x) * progress, y: y + (other.y - y) * progress)
  }
}

extension Color {
  /// The colour on the way to another one.
  fileprivate func on(_ other: Color, _ progress: Double) -> Color {
    if self == other { return self }
    func part(_ old: Double, _ new: Double) -> Double { old + (new - old) * progress }
    return Color(
      red: part(red, other.red), green: part(green, other.green), blue: part(blue, other.blue),
      alpha: part(alpha, other.alpha))
  }
}

extension ResolvedElement.Kind {
  fileprivate var isCell: Bool {
    if case .cell = self { true } else { false }
  }
}
