/// A rectangle with rounded corners, each with a radius of its own.
public struct RoundedRect: Hashable, Sendable {
  /// The rectangle that the corners are cut from.
  public var rect: Rect
  /// The radii of the upper left, upper right, lower right and lower left corner.
  public var topLeft, topRight, bottomRight, bottomLeft: Double

  /// Makes a rectangle whose four corners have the same radius.
  public init(_ rect: Rect, radius: Double = 0) {
    self.init(rect, topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// Makes a rectangle from four radii, in logical pixels.
  public init(
    _ rect: Rect, topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double
  ) {
    self.rect = rect
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }
}

/// One thing to draw, in logical pixels of its panel or view.
public enum DrawCommand: Hashable, Sendable {
  /// Fills the inside.
  case fill(RoundedRect, Color)
  /// Draws a line of the given width along the inside of the edge.
  case border(RoundedRect, width: Double, Color)
  /// Draws measured text; the point is the upper left corner of the layout.
  case text(TextLayout, Point, Color)
  /// Draws a picture fitted into a rectangle, keeping its proportions; a template takes the colour.
  case image(Image, Rect, tint: Color, opacity: Double)
  /// Draws a picture so that it covers a shape, keeping its proportions; what hangs over is cut off.
  case photo(Image, RoundedRect, opacity: Double)
  /// Strokes a path with round ends and joins.
  case stroke(Path, width: Double, Color)
  /// Fills the inside of a path (nonzero rule).
  case fillPath(Path, Color)
  /// Fills with a colour that fades in from its transparent start edge to its full end edge.
  case fade(Rect, Color, from: Edge)

  /// The edge of a rectangle.
  public enum Edge: Hashable, Sendable {
    case top, bottom, left, right
  }
}

/// Commands that are drawn together and replaced together, with the only area that they touch.
///
/// A row of a panel is one item, so that a highlight that moves repaints two rows.
public struct DisplayItem: Hashable, Sendable {
  /// The area outside of which the commands draw nothing; they are clipped to it.
  public var bounds: Rect
  /// What is drawn, back to front.
  public var commands: [DrawCommand]

  /// Makes an item from its area and its commands.
  public init(bounds: Rect, commands: [DrawCommand]) {
    self.bounds = bounds
    self.commands = commands
  }
}

/// Everything that a surface shows, back to front, in logical pixels from its upper left corner.
public struct DisplayList: Hashable, Sendable {
  /// The items, back to front.
  public var items: [DisplayItem]

  /// Makes a list from items, back to front.
  public init(items: [DisplayItem] = []) {
    self.items = items
  }

  /// The places of the items that differ from those of a list of as many.
  package func changedItems(since old: DisplayList) -> [Int] {
    var changed: [Int] = []
    for index in items.indices
    where items[index].bounds != old.items[index].bounds
      || items[index].commands != old.items[index].commands
    {
      if changed.isEmpty { changed.reserveCapacity(4) }
      changed.append(index)
    }
    return changed
  }

  /// The areas that must be drawn again when this list replaces `old`; empty when they look the same.
  public func damage(from old: DisplayList) -> [Rect] {
    guard items.count == old.items.count else { return damage(fromOtherCount: old) }
    var areas: [Rect] = []
    for (new, old) in zip(items, old.items) where new != old {
      if new.bounds == old.bounds {
        if !new.bounds.isEmpty { areas.append(new.damage(from: old)) }
      } else {
        areas += [new.bounds, old.bounds].filter { !$0.isEmpty }
      }
    }
    return areas
  }

  /// One area around everything that came or went between what is the same at either end.
  private func damage(fromOtherCount old: DisplayList) -> [Rect] {
    let start = zip(items, old.items).prefix { $0 == $1 }.count
    let (new, old) = (items.dropFirst(start), old.items.dropFirst(start))
    let end = zip(new.reversed(), old.reversed()).prefix { $0 == $1 }.count
    let all = (new.dropLast(end) + old.dropLast(end)).reduce(Rect.zero) { $0.union($1.bounds) }
    return all.isEmpty ? [] : [all]
  }
}

extension DisplayItem {
  /// The part of the same area over which the commands differ: as much as those reach that aren't the
  /// same, and where there is text among them the whole height.
  fileprivate func damage(from old: DisplayItem) -> Rect {
    let start = zip(commands, old.commands).prefix { $0 == $1 }.count
    let end = zip(commands.dropFirst(start).reversed(), old.commands.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    let changed =
      commands[start..<(commands.count - end)] + old.commands[start..<(old.commands.count - end)]
    var reach = Rect.zero
    for command in changed {
      guard let part = command.reach(in: bounds) else { return bounds }
      reach = reach.union(part)
    }
    return reach.intersection(bounds)
  }
}

extension DrawCommand {
  /// How far it reaches; nil where that isn't plain.
  fileprivate func reach(in bounds: Rect) -> Rect? {
    switch self {
    case .fill(let shape, _), .border(let shape, _, _), .photo(_, let shape, _): shape.rect
    case .image(_, let rect, _, _), .fade(let rect, _, _): rect
    // Letters may lean out of their layout, but not by half of their size; up and down they may be as
    // tall as they like.
    case .text(let layout, let origin, _):
      Rect(x: origin.x, y: bounds.minY, width: layout.size.width, height: bounds.height)
        .inset(dx: -layout.font.size / 2, dy: 0)
    case .stroke, .fillPath: nil
    }
  }
}
