import MenuPrimitives
import Testing

@Suite("Geometry")
struct GeometryTests {
  let box = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test("A rectangle holds its left and top edges, not its right and bottom ones")
  func containsPoints() {
    #expect(box.contains(Point(x: 10, y: 20)))
    #expect(box.contains(Point(x: 39.9, y: 59.9)))
    #expect(!box.contains(Point(x: 40, y: 30)))
    #expect(!box.contains(Point(x: 20, y: 60)))
    #expect(!box.contains(Point(x: 9.99, y: 30)))
  }

  @Test("A rectangle contains itself and what lies inside")
  func containsRectangles() {
    #expect(box.contains(box))
    #expect(box.contains(box.inset(by: 1)))
    #expect(!box.contains(box.offset(dx: 0.1)))
  }

  @Test("Rectangles that only share an edge do not intersect")
  func intersections() {
    #expect(
      box.intersection(box.offset(dx: 10, dy: -5)) == Rect(x: 20, y: 20, width: 20, height: 35))
    #expect(!box.intersects(box.offset(dx: 30)))
    #expect(box.intersection(box.offset(dy: 100)).isEmpty)
    #expect(box.intersects(box.offset(dx: 29)))
  }

  @Test("The union holds both; an empty rectangle adds nothing")
  func unions() {
    let other = Rect(x: 0, y: 50, width: 15, height: 30)
    #expect(box.union(other) == Rect(x: 0, y: 20, width: 40, height: 60))
    #expect(box.union(.zero) == box)
    #expect(Rect.zero.union(box) == box)
  }

  @Test("Insets never turn a rectangle inside out")
  func insets() {
    #expect(box.inset(dx: 5, dy: 10) == Rect(x: 15, y: 30, width: 20, height: 20))
    #expect(box.inset(by: 100).isEmpty)
    #expect(box.inset(by: 100).width == 0)
  }

  @Test("The distance is zero inside and straight outside")
  func distances() {
    #expect(box.distance(to: box.center) == 0)
    #expect(box.distance(to: Point(x: 25, y: 10)) == 10)
    #expect(box.distance(to: Point(x: 43, y: 64)) == 5)
    #expect(box.clamping(Point(x: 100, y: 0)) == Point(x: 40, y: 20))
    #expect(Point(x: 0, y: 0).distance(to: Point(x: 3, y: 4)) == 5)
  }

  @Test("Edges and middle follow from origin and size")
  func edges() {
    #expect((box.minX, box.minY, box.maxX, box.maxY) == (10, 20, 40, 60))
    #expect(box.center == Point(x: 25, y: 40))
    #expect(Rect(origin: box.origin, size: box.size) == box)
    #expect(Insets(all: 3) == Insets(top: 3, leading: 3, bottom: 3, trailing: 3))
  }

  @Test("A path is scaled about the origin and then moved, with its control points")
  func paths() {
    let path = Path([
      .move(Point(x: 1, y: 2)), .line(Point(x: 3, y: 4)),
      .curve(Point(x: 5, y: 6), control1: Point(x: 7, y: 8), control2: Point(x: 9, y: 10)), .close,
    ])
    #expect(
      path.transformed(scale: 2, dx: 100, dy: 200)
        == Path([
          .move(Point(x: 102, y: 204)), .line(Point(x: 106, y: 208)),
          .curve(
            Point(x: 110, y: 212), control1: Point(x: 114, y: 216),
            control2: Point(x: 118, y: 220)), .close,
        ]))
  }
}
