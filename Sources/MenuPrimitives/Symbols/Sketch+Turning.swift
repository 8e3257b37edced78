extension Sketch {
  /// A turn about the middle.
  enum Turn {
    case left, right, half
  }

  /// The drawing turned.
  func turned(_ turn: Turn) -> Sketch {
    mapped { point in
      let (x, y) = (point.x, point.y)
      return switch turn {
      case .left: Point(x: y, y: 24 - x)
      case .right: Point(x: 24 - y, y: x)
      case .half: Point(x: 24 - x, y: 24 - y)
      }
    }
  }

  /// The drawing with its left side on the right.
  var mirrored: Sketch { mapped { Point(x: 24 - $0.x, y: $0.y) } }

  /// The drawing moved and made smaller or larger.
  func placed(scale: Double, dx: Double, dy: Double) -> Sketch {
    mapped { Point(x: $0.x * scale + dx, y: $0.y * scale + dy) }
  }

  /// What both drawings show.
  func with(_ other: Sketch) -> Sketch {
    func joined(_ part: KeyPath<Sketch, Path>) -> Path {
      Path(self[keyPath: part].elements + other[keyPath: part].elements)
    }
    return Sketch(
      outline: joined(\.outline), lines: joined(\.lines), details: joined(\.details),
      dots: joined(\.dots), holes: joined(\.holes), width: width)
  }

  private func mapped(_ map: (Point) -> Point) -> Sketch {
    Sketch(
      outline: outline.mapped(map), lines: lines.mapped(map), details: details.mapped(map),
      dots: dots.mapped(map), holes: holes.mapped(map), width: width)
  }
}
