extension Symbol {
  static let star = Symbol(
    name: "star",
    strokes: Pen.draw { pen in
      pen.polar(
        12, 12.9,
        (0..<10).map { (angle: Double($0) * 36, radius: $0.isMultiple(of: 2) ? 10 : 4.6) })
    })

  static let starFill = Symbol(name: "star.fill", strokes: star.strokes, fills: star.strokes)

  static let heart = Symbol(
    name: "heart",
    strokes: Pen.draw {
      $0.move(12, 20.5)
      $0.curve(9, 18.5, 2.75, 14.2, 2.75, 9)
      $0.curve(2.75, 6.1, 4.9, 4, 7.5, 4)
      $0.curve(9.4, 4, 11.1, 5, 12, 6.7)
      $0.curve(12.9, 5, 14.6, 4, 16.5, 4)
      $0.curve(19.1, 4, 21.25, 6.1, 21.25, 9)
      $0.curve(21.25, 14.2, 15, 18.5, 12, 20.5)
      $0.close()
    })

  static let heartFill = Symbol(name: "heart.fill", strokes: heart.strokes, fills: heart.strokes)

  static let cloud = Symbol(
    name: "cloud",
    strokes: Pen.draw {
      $0.arc(6.9, 14.6, 4.4, from: 90, to: 264)
      $0.arc(11.9, 10.2, 5.45, from: 180, to: 360, joined: true)
      $0.arc(17.2, 14.7, 4.3, from: -88, to: 90, joined: true)
      $0.close()
    })

  static let globe = Symbol(
    name: "globe",
    strokes: Pen.draw {
      $0.circle(12, 12, 9)
      $0.ellipse(12, 12, 4, 9)
      $0.lines((3, 12), (21, 12))
    }, strokeWidth: 1.9)

  static let sun = Symbol(
    name: "sun.max",
    strokes: Pen.draw { pen in
      pen.circle(12, 12, 4.1)
      for (x, y) in [(0.0, 1.0), (0.7071, 0.7071), (1.0, 0.0), (0.7071, -0.7071)] {
        pen.lines((12 - 7.75 * x, 12 - 7.75 * y), (12 - 9.75 * x, 12 - 9.75 * y))
        pen.lines((12 + 7.75 * x, 12 + 7.75 * y), (12 + 9.75 * x, 12 + 9.75 * y))
      }
    })

  static let moon = Symbol(
    name: "moon",
    strokes: Pen.draw {
      $0.move(20.5, 14.4)
      $0.curve(19.4, 14.9, 18.2, 15.1, 17, 15.1)
      $0.curve(12.6, 15.1, 9, 11.5, 9, 7.1)
      $0.curve(9, 5.8, 9.3, 4.6, 9.8, 3.5)
      $0.curve(6.1, 4.5, 3.4, 7.9, 3.4, 11.9)
      $0.curve(3.4, 16.7, 7.3, 20.6, 12.1, 20.6)
      $0.curve(15.9, 20.6, 19.2, 18.1, 20.5, 14.4)
      $0.close()
    })
}
