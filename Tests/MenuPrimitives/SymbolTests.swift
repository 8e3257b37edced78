import MenuPrimitives
import Testing

@Suite("Built-in symbols")
struct SymbolTests {
  @Test("Every listed name leads to the symbol of that name", arguments: Symbol.systemNames)
  func found(name: String) throws {
    let symbol = try #require(Symbol(systemName: name))
    #expect(symbol.name == name)
    #expect(Image(systemName: name) == Image(symbol: symbol))
  }

  @Test("An unknown name leads to no symbol, but to an icon of the theme")
  func unknown() {
    for name in [
      "no.such.symbol", "", ".fill", "Trash", "trash.fill.fill", "trash.badge.plus.fill",
    ] {
      #expect(Symbol(systemName: name) == nil, "\(name)")
      #expect(Image(systemName: name) == Image(.icon(Icon(name, naming: .system))))
    }
  }

  @Test(
    "Every symbol has variants that differ from it",
    arguments: [".circle", ".circle.fill", ".square", ".slash", ".badge", ".badge.plus"])
  func variants(suffix: String) throws {
    for name in Symbol.systemNames where Symbol.systemNames.contains(name + suffix) == false {
      let plain = try #require(Symbol(systemName: name))
      let variant = try #require(Symbol(systemName: name + suffix))
      #expect(variant != plain)
      #expect(variant.layers != plain.layers, "\(name)")
    }
  }

  @Test("A filled symbol fills its outline and leaves the lines within it open")
  func filled() throws {
    let layers = try #require(Symbol(systemName: "trash.fill")).layers
    #expect(layers.contains { $0.ink == .filled && !$0.isCut })
    #expect(layers.contains { $0.isCut })
    for name in [
      "record.circle.fill", "person.crop.circle.fill", "circle.fill", "slash.circle.fill",
    ] {
      #expect(Symbol(systemName: name) != nil, "\(name)")
    }
    #expect(Symbol(systemName: "star")?.layers.contains { $0.ink == .filled } == false)
    #expect(Symbol(systemName: "star.fill")?.layers.contains { $0.ink == .filled } == true)
  }

  @Test("No name is listed twice")
  func distinct() {
    #expect(Set(Symbol.systemNames).count == Symbol.systemNames.count)
  }

  @Test("Drawings stay on their square and lie in its middle", arguments: Symbol.systemNames)
  func onTheSquare(name: String) throws {
    let symbol = try #require(Symbol(systemName: name))
    let boxes = symbol.layers.compactMap { layer -> Rect? in
      switch layer.ink {
      case .filled: layer.path.extent
      case .stroked(let width): layer.path.extent?.inset(by: -width / 2)
      }
    }
    let box = boxes.reduce(Rect.zero) { $0.union($1) }
    #expect(!box.isEmpty)
    #expect(Rect(x: 0, y: 0, width: 24, height: 24).contains(box), "\(box)")
    #expect(abs(box.midX - 12) < 1.5, "\(box)")
    #expect(abs(box.midY - 12) < 1.5, "\(box)")
    #expect(max(box.width, box.height) >= 14, "\(box)")
  }

  @Test(
    "Paths begin with a move, so that nothing is drawn from nowhere", arguments: Symbol.systemNames)
  func beginWithMove(name: String) throws {
    let symbol = try #require(Symbol(systemName: name))
    for path in symbol.layers.map(\.path) {
      guard let first = path.elements.first else { continue }
      guard case .move = first else {
        Issue.record("\(name) begins with \(first)")
        continue
      }
    }
  }
}

extension Path {
  /// The box around the drawn line; nil for an empty path.
  fileprivate var extent: Rect? {
    var points: [Point] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .curve(let end, let first, let second):
        let start = points.last ?? end
        for part in stride(from: 0.125, through: 1, by: 0.125) {
          let (t, s) = (part, 1 - part)
          func along(_ axis: KeyPath<Point, Double>) -> Double {
            s * s * s * start[keyPath: axis] + 3 * s * s * t * first[keyPath: axis]
              + 3 * s * t * t * second[keyPath: axis] + t * t * t * end[keyPath: axis]
          }
          points.append(Point(x: along(\.x), y: along(\.y)))
        }
      case .close: break
      }
    }
    guard let first = points.first else { return nil }
    let (left, right) = (points.map(\.x).min() ?? first.x, points.map(\.x).max() ?? first.x)
    let (top, bottom) = (points.map(\.y).min() ?? first.y, points.map(\.y).max() ?? first.y)
    return Rect(x: left, y: top, width: max(right - left, 1e-9), height: max(bottom - top, 1e-9))
  }
}
