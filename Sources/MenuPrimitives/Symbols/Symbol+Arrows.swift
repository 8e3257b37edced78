extension Symbol {
  static let arrowClockwise = Symbol(
    name: "arrow.clockwise",
    strokes: Pen.draw {
      $0.arc(12, 12.5, 8, from: 12, to: 326)
      $0.lines((19.5, 3.5), (19.5, 8.25), (14.75, 8.25))
    })

  static let arrowUpArrowDown = Symbol(
    name: "arrow.up.arrow.down",
    strokes: Pen.draw {
      $0.lines((7.25, 20), (7.25, 4.25))
      $0.lines((3, 8.25), (7.25, 4), (11.5, 8.25))
      $0.lines((16.75, 4), (16.75, 19.75))
      $0.lines((12.5, 15.75), (16.75, 20), (21, 15.75))
    })

  static let arrowUp = Symbol(
    name: "arrow.up",
    strokes: Pen.draw {
      $0.lines((12, 20), (12, 4.25))
      $0.lines((5.75, 10.25), (12, 4), (18.25, 10.25))
    })

  static let arrowDown = Symbol(
    name: "arrow.down",
    strokes: Pen.draw {
      $0.lines((12, 4), (12, 19.75))
      $0.lines((5.75, 13.75), (12, 20), (18.25, 13.75))
    })

  static let arrowLeft = Symbol(
    name: "arrow.left",
    strokes: Pen.draw {
      $0.lines((20, 12), (4.25, 12))
      $0.lines((10.25, 5.75), (4, 12), (10.25, 18.25))
    })

  static let arrowRight = Symbol(
    name: "arrow.right",
    strokes: Pen.draw {
      $0.lines((4, 12), (19.75, 12))
      $0.lines((13.75, 5.75), (20, 12), (13.75, 18.25))
    })

  static let squareAndArrowUp = Symbol(
    name: "square.and.arrow.up",
    strokes: Pen.draw {
      $0.move(8.25, 9)
      $0.line(7.25, 9)
      $0.arc(7.25, 11.25, 2.25, from: 270, to: 180)
      $0.arc(7.25, 18.75, 2.25, from: 180, to: 90, joined: true)
      $0.arc(16.75, 18.75, 2.25, from: 90, to: 0, joined: true)
      $0.arc(16.75, 11.25, 2.25, from: 0, to: -90, joined: true)
      $0.line(15.75, 9)
      $0.lines((12, 14.5), (12, 2.75))
      $0.lines((8.25, 6.25), (12, 2.5), (15.75, 6.25))
    })

  static let leave = Symbol(
    name: "rectangle.portrait.and.arrow.right",
    strokes: Pen.draw {
      $0.move(13.5, 16.5)
      $0.line(13.5, 18.25)
      $0.arc(11.25, 18.25, 2.25, from: 0, to: 90, joined: true)
      $0.arc(5.5, 18.25, 2.25, from: 90, to: 180, joined: true)
      $0.arc(5.5, 5.75, 2.25, from: 180, to: 270, joined: true)
      $0.arc(11.25, 5.75, 2.25, from: 270, to: 360, joined: true)
      $0.line(13.5, 7.5)
      $0.lines((8.75, 12), (20.75, 12))
      $0.lines((17.25, 8.25), (21, 12), (17.25, 15.75))
    })
}
