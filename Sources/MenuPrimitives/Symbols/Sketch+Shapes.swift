extension Sketch {
  static let circle = Sketch(outline: Pen.draw { $0.circle(12, 12, 9) })
  static let square = Sketch(outline: Pen.draw { $0.box(3.5, 3.5, 20.5, 20.5, radius: 3) })
  static let rectangle = Sketch(outline: Pen.draw { $0.box(2, 5, 22, 19, radius: 2.75) })
  static let capsule = Sketch(outline: Pen.draw { $0.box(1.75, 6.5, 22.25, 17.5, radius: 5.5) })
  static let oval = Sketch(outline: Pen.draw { $0.ellipse(12, 12, 10.25, 6.5) })
  static let hexagon = Sketch(
    outline: Pen.draw { $0.polar(12, 12, (0..<6).map { (angle: Double($0) * 60, radius: 10) }) })
  static let diamond = Sketch(
    outline: Pen.draw { $0.lines((12, 2.25), (21.75, 12), (12, 21.75), (2.25, 12), closed: true) })
  static let triangle = Sketch(
    outline: Pen.draw { $0.lines((12, 4), (21.25, 19.75), (2.75, 19.75), closed: true) })

  static let star = Sketch(
    outline: Pen.draw { pen in
      pen.polar(
        12, 12.9,
        (0..<10).map { (angle: Double($0) * 36, radius: $0.isMultiple(of: 2) ? 10 : 4.6) })
    })

  static let heart = Sketch(
    outline: Pen.draw {
      $0.move(12, 20.5)
      $0.curve(9, 18.5, 2.75, 14.2, 2.75, 9)
      $0.curve(2.75, 6.1, 4.9, 4, 7.5, 4)
      $0.curve(9.4, 4, 11.1, 5, 12, 6.7)
      $0.curve(12.9, 5, 14.6, 4, 16.5, 4)
      $0.curve(19.1, 4, 21.25, 6.1, 21.25, 9)
      $0.curve(21.25, 14.2, 15, 18.5, 12, 20.5)
      $0.close()
    })

  static let shield = Sketch(
    outline: Pen.draw {
      $0.move(12, 2.25)
      $0.curve(14.25, 4, 17, 5, 20, 5.25)
      $0.line(20, 11.5)
      $0.curve(20, 16.5, 16.75, 20, 12, 21.75)
      $0.curve(7.25, 20, 4, 16.5, 4, 11.5)
      $0.line(4, 5.25)
      $0.curve(7, 5, 9.75, 4, 12, 2.25)
      $0.close()
    })

  static let checkmarkShield = Sketch(
    outline: shield.outline,
    details: Pen.draw { $0.lines((8.25, 12), (11, 14.75), (15.75, 9.25)) })

  static let seal = Sketch(
    outline: Pen.draw { pen in
      pen.polar(
        12, 12,
        (0..<24).map { (angle: Double($0) * 15, radius: $0.isMultiple(of: 2) ? 10 : 8.4) })
    }, details: Pen.draw { $0.lines((8, 12.25), (10.9, 15.25), (16, 9)) })

  static let squareGrid = Sketch(
    dots: Pen.draw { pen in
      for x in [3.25, 13.0] {
        for y in [3.25, 13.0] { pen.box(x, y, x + 7.75, y + 7.75, radius: 1.9) }
      }
    })

  static let smallGrid = Sketch(
    dots: Pen.draw { pen in
      for x in [2.75, 9.5, 16.25] {
        for y in [2.75, 9.5, 16.25] { pen.box(x, y, x + 5, y + 5, radius: 1.25) }
      }
    })

  static let rowGrid = Sketch(
    outline: Pen.draw {
      $0.box(3, 3.5, 21, 10.5, radius: 2)
      $0.box(3, 13.5, 21, 20.5, radius: 2)
    })

  static let stack = Sketch(
    outline: Pen.draw { $0.box(3.25, 10, 20.75, 21, radius: 2.5) },
    lines: Pen.draw {
      $0.lines((5.25, 6.5), (18.75, 6.5))
      $0.lines((7.5, 3), (16.5, 3))
    })

  static let layers = Sketch(
    outline: Pen.draw { $0.lines((12, 2.5), (21.5, 8), (12, 13.5), (2.5, 8), closed: true) },
    lines: Pen.draw {
      $0.lines((2.5, 12.25), (12, 17.75), (21.5, 12.25))
      $0.lines((2.5, 16.5), (12, 22), (21.5, 16.5))
    }, width: 1.8)

  static let windowSplit = Sketch(
    outline: Pen.draw { $0.box(2, 4, 22, 20, radius: 3) },
    details: Pen.draw {
      $0.lines((2, 8.5), (22, 8.5))
      $0.lines((12, 8.5), (12, 20))
    }, width: 1.9)

  static let window = Sketch(
    outline: Pen.draw { $0.box(2, 4, 22, 20, radius: 3) },
    details: Pen.draw { $0.lines((2, 8.75), (22, 8.75)) }, width: 1.9)

  static let splitColumns = Sketch(
    outline: Pen.draw { $0.box(2, 4.5, 22, 19.5, radius: 3) },
    details: Pen.draw { $0.lines((12, 4.5), (12, 19.5)) }, width: 1.9)

  static let sidebarLeft = Sketch(
    outline: Pen.draw { $0.box(2, 4.5, 22, 19.5, radius: 3) },
    details: Pen.draw {
      $0.lines((9, 4.5), (9, 19.5))
      $0.lines((4.75, 8), (6.25, 8))
      $0.lines((4.75, 11), (6.25, 11))
    }, width: 1.9)

  static let sidebarRight = sidebarLeft.mirrored

  static let cube = Sketch(
    outline: Pen.draw {
      $0.lines(
        (12, 2.25), (20.75, 7.1), (20.75, 16.9), (12, 21.75), (3.25, 16.9), (3.25, 7.1),
        closed: true)
    },
    details: Pen.draw {
      $0.lines((3.5, 7.25), (12, 12), (20.5, 7.25))
      $0.lines((12, 12), (12, 21.5))
    }, width: 1.9)
}
