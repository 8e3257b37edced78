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

  @Test("An unknown name leads to no symbol and no picture")
  func unknown() {
    #expect(Symbol(systemName: "no.such.symbol") == nil)
    #expect(Symbol(systemName: "") == nil)
    #expect(Image(systemName: "Trash") == nil)
  }

  @Test("No name is listed twice")
  func distinct() {
    #expect(Set(Symbol.systemNames).count == Symbol.systemNames.count)
  }

  @Test("Drawings stay on their square and lie in its middle", arguments: Symbol.systemNames)
  func onTheSquare(name: String) throws {
    let symbol = try #require(Symbol(systemName: name))
    let half = symbol.strokeWidth / 2
    let boxes = [symbol.strokes.extent?.inset(by: -half), symbol.fills.extent].compactMap { $0 }
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
    for path in [symbol.strokes, symbol.fills] {
      guard let first = path.elements.first else { continue }
      guard case .move = first else {
        Issue.record("\(name) begins with \(first)")
        continue
      }
    }
  }
}

extension Path {
  /// The box around all points that the pen touches; nil for an empty path.
  fileprivate var extent: Rect? {
    let points = elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .curve(let point, _, _): [point]
      case .close: []
      }
    }
    guard let first = points.first else { return nil }
    let (left, right) = (points.map(\.x).min() ?? first.x, points.map(\.x).max() ?? first.x)
    let (top, bottom) = (points.map(\.y).min() ?? first.y, points.map(\.y).max() ?? first.y)
    return Rect(x: left, y: top, width: max(right - left, 1e-9), height: max(bottom - top, 1e-9))
  }
}
