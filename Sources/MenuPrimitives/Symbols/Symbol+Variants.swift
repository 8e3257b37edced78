/// What the end of a symbol's name says about it.
enum SymbolVariant: CaseIterable {
  case filledCircle, filledSquare, filledSlash, filled, circle, square, slash, plusBadge, minusBadge
  case badge

  /// The end of the name; longer ones come before those that they end with.
  var suffix: String {
    switch self {
    case .filledCircle: ".circle.fill"
    case .filledSquare: ".square.fill"
    case .filledSlash: ".slash.fill"
    case .filled: ".fill"
    case .circle: ".circle"
    case .square: ".square"
    case .slash: ".slash"
    case .plusBadge: ".badge.plus"
    case .minusBadge: ".badge.minus"
    case .badge: ".badge"
    }
  }

  /// The drawing that a name with an end stands for; nil when there is none.
  static func layers(named name: String) -> [Symbol.Layer]? {
    for variant in allCases where name.hasSuffix(variant.suffix) {
      if let sketch = Sketch.named(String(name.dropLast(variant.suffix.count))) {
        return variant.layers(of: sketch)
      }
    }
    return nil
  }

  /// The variant of a drawing.
  func layers(of sketch: Sketch) -> [Symbol.Layer] {
    switch self {
    case .filled: sketch.filled
    case .circle: Self.ground(Self.disc, filled: false) + Self.small(sketch.plain, isCut: false)
    case .filledCircle: Self.ground(Self.disc, filled: true) + Self.small(sketch.plain, isCut: true)
    case .square: Self.ground(Self.tile, filled: false) + Self.small(sketch.plain, isCut: false)
    case .filledSquare: Self.ground(Self.tile, filled: true) + Self.small(sketch.plain, isCut: true)
    case .slash: sketch.plain + Self.strike
    case .filledSlash: sketch.filled + Self.strike
    case .plusBadge: sketch.plain + Self.badge(Self.minus + Self.upright)
    case .minusBadge: sketch.plain + Self.badge(Self.minus)
    case .badge: sketch.plain + Self.dot
    }
  }

  private static let disc = Pen.draw { $0.circle(12, 12, 9.5) }
  private static let tile = Pen.draw { $0.box(3, 3, 21, 21, radius: 4) }
  private static let line = Pen.draw { $0.lines((3.75, 3.75), (20.25, 20.25)) }
  private static let minus = Pen.draw { $0.lines((15.5, 18.25), (22, 18.25)) }.elements
  private static let upright = Pen.draw { $0.lines((18.75, 15), (18.75, 21.5)) }.elements

  private static let strike = [
    Symbol.Layer(line, .stroked(width: 5), isCut: true), Symbol.Layer(line, .stroked(width: 2)),
  ]

  private static let dot = [
    Symbol.Layer(Pen.draw { $0.circle(18.25, 5.75, 5.5) }, .filled, isCut: true),
    Symbol.Layer(Pen.draw { $0.circle(18.25, 5.75, 3.75) }, .filled),
  ]

  private static func ground(_ path: Path, filled: Bool) -> [Symbol.Layer] {
    (filled ? [Symbol.Layer(path, .filled)] : []) + [Symbol.Layer(path, .stroked(width: 1.8))]
  }

  /// A drawing made small enough to lie within a circle.
  private static func small(_ layers: [Symbol.Layer], isCut: Bool) -> [Symbol.Layer] {
    layers.map { layer in
      var layer = layer
      layer.path = layer.path.transformed(scale: 0.54, dx: 5.52, dy: 5.52)
      if case .stroked(let width) = layer.ink { layer.ink = .stroked(width: width * 0.85) }
      layer.isCut = isCut
      return layer
    }
  }

  private static func badge(_ mark: [Path.Element]) -> [Symbol.Layer] {
    [
      Symbol.Layer(Pen.draw { $0.circle(18.75, 18.25, 5.5) }, .filled, isCut: true),
      Symbol.Layer(Path(mark), .stroked(width: 2)),
    ]
  }
}
