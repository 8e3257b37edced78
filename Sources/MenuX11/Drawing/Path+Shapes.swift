import MenuPrimitives

extension Path {
  /// A part of a path that is drawn without lifting the pen.
  struct Subpath {
    var start: Point
    /// Lines and curves.
    var elements: [Element]
    var isClosed: Bool
  }

  /// The parts, in order.
  var subpaths: [Subpath] {
    var parts: [Subpath] = []
    for element in elements {
      switch element {
      case .move(let point): parts.append(Subpath(start: point, elements: [], isClosed: false))
      case .close:
        if !parts.isEmpty { parts[parts.count - 1].isClosed = true }
      case .line(let point), .curve(let point, _, _):
        guard let last = parts.last else {
          parts.append(Subpath(start: point, elements: [], isClosed: false))
          continue
        }
        if last.isClosed {
          parts.append(Subpath(start: last.start, elements: [element], isClosed: false))
        } else {
          parts[parts.count - 1].elements.append(element)
        }
      }
    }
    return parts
  }

  /// A rectangle that holds the path: its points and the control points of its curves.
  var controlBounds: Rect? {
    var points: [Point] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .curve(let point, let control1, let control2): points += [point, control1, control2]
      case .close: break
      }
    }
    guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }),
      let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// How far the control points of a quarter of a circle lie from its ends, in radii.
  private static let arc = 0.5522847498307936

  /// A rectangle with rounded corners, clockwise.
  init(
    rounded rect: Rect, topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double
  ) {
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let k = 1 - Self.arc
    self.init([
      .move(point(left + topLeft, top)),
      .line(point(right - topRight, top)),
      .curve(
        point(right, top + topRight), control1: point(right - topRight * k, top),
        control2: point(right, top + topRight * k)),
      .line(point(right, bottom - bottomRight)),
      .curve(
        point(right - bottomRight, bottom), control1: point(right, bottom - bottomRight * k),
        control2: point(right - bottomRight * k, bottom)),
      .line(point(left + bottomLeft, bottom)),
      .curve(
        point(left, bottom - bottomLeft), control1: point(left + bottomLeft * k, bottom),
        control2: point(left, bottom - bottomLeft * k)),
      .line(point(left, top + topLeft)),
      .curve(
        point(left + topLeft, top), control1: point(left, top + topLeft * k),
        control2: point(left + topLeft * k, top)),
      .close,
    ])
  }

  /// The same path with every contour turned the other way is a hole under the nonzero rule.
  var reversed: Path {
    Path(
      subpaths.flatMap { part -> [Element] in
        var points = [part.start]
        for element in part.elements {
          switch element {
          case .line(let point), .move(let point), .curve(let point, _, _): points.append(point)
          case .close: break
          }
        }
        var result: [Element] = [.move(points[points.count - 1])]
        for index in part.elements.indices.reversed() {
          switch part.elements[index] {
          case .curve(_, let control1, let control2):
            result.append(.curve(points[index], control1: control2, control2: control1))
          case .line, .move, .close: result.append(.line(points[index]))
          }
        }
        return result + [.close]
      })
  }
}
