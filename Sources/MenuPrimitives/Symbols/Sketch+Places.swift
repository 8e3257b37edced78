extension Sketch {
  static let location = Sketch(
    outline: Pen.draw { $0.lines((21, 3), (14.25, 21), (11, 13), (3, 9.75), closed: true) })

  static let mappin = Sketch(
    lines: Pen.draw { $0.lines((12, 9.5), (12, 21.5)) },
    dots: Pen.draw { $0.circle(12, 6.25, 4.25) })

  static let mapMarker = Sketch(
    outline: Pen.draw {
      $0.move(12, 21.75)
      $0.curve(8, 17.5, 5, 13.5, 5, 9.5)
      $0.curve(5, 5.25, 8, 2.25, 12, 2.25)
      $0.curve(16, 2.25, 19, 5.25, 19, 9.5)
      $0.curve(19, 13.5, 16, 17.5, 12, 21.75)
      $0.close()
    }, details: Pen.draw { $0.circle(12, 9.5, 2.75) })

  static let map = Sketch(
    outline: Pen.draw {
      $0.lines(
        (2.5, 6), (8.75, 3.5), (15.25, 6), (21.5, 3.5), (21.5, 18), (15.25, 20.5), (8.75, 18),
        (2.5, 20.5), closed: true)
    },
    details: Pen.draw {
      $0.lines((8.75, 3.75), (8.75, 17.75))
      $0.lines((15.25, 6.25), (15.25, 20.25))
    }, width: 1.9)

  static let airplane = Sketch(
    outline: Pen.draw {
      $0.move(21.75, 12)
      $0.curve(21.75, 10.75, 20.25, 10.25, 18.75, 10.25)
      $0.line(14.5, 10.25)
      $0.line(9.25, 2.75)
      $0.line(7, 2.75)
      $0.line(9.5, 10.25)
      $0.line(5.5, 10.5)
      $0.line(3.5, 8)
      $0.line(2, 8)
      $0.line(3.25, 12)
      $0.line(2, 16)
      $0.line(3.5, 16)
      $0.line(5.5, 13.5)
      $0.line(9.5, 13.75)
      $0.line(7, 21.25)
      $0.line(9.25, 21.25)
      $0.line(14.5, 13.75)
      $0.line(18.75, 13.75)
      $0.curve(20.25, 13.75, 21.75, 13.25, 21.75, 12)
      $0.close()
    }, width: 1.6)

  static let car = Sketch(
    outline: Pen.draw {
      $0.move(2.5, 18)
      $0.line(2.5, 13.5)
      $0.curve(2.5, 11.75, 3.5, 11.25, 4.5, 10.75)
      $0.line(6.25, 6.25)
      $0.curve(6.6, 5.4, 7.3, 5, 8.25, 5)
      $0.line(15.75, 5)
      $0.curve(16.7, 5, 17.4, 5.4, 17.75, 6.25)
      $0.line(19.5, 10.75)
      $0.curve(20.5, 11.25, 21.5, 11.75, 21.5, 13.5)
      $0.line(21.5, 18)
      $0.close()
    },
    lines: Pen.draw {
      $0.lines((5, 18), (5, 20.25))
      $0.lines((19, 18), (19, 20.25))
    }, details: Pen.draw { $0.lines((5, 10.75), (19, 10.75)) },
    holes: Pen.draw {
      $0.circle(6.75, 14.5, 1.3)
      $0.circle(17.25, 14.5, 1.3)
    }, width: 1.9)

  static let bus = Sketch(
    outline: Pen.draw { $0.box(4, 3, 20, 18.75, radius: 2.75) },
    lines: Pen.draw {
      $0.lines((7.25, 18.75), (7.25, 21.25))
      $0.lines((16.75, 18.75), (16.75, 21.25))
    },
    details: Pen.draw {
      $0.lines((4, 12.25), (20, 12.25))
      $0.lines((4, 7), (20, 7))
    },
    holes: Pen.draw {
      $0.circle(7.75, 15.5, 1.2)
      $0.circle(16.25, 15.5, 1.2)
    }, width: 1.9)

  static let tent = Sketch(
    outline: Pen.draw { $0.lines((12, 3.5), (22, 20), (2, 20), closed: true) },
    details: Pen.draw { $0.lines((8.5, 20), (12, 13), (15.5, 20)) })

  static let cross = Sketch(
    outline: Pen.draw {
      $0.lines(
        (8.75, 2.75), (15.25, 2.75), (15.25, 8.75), (21.25, 8.75), (21.25, 15.25), (15.25, 15.25),
        (15.25, 21.25), (8.75, 21.25), (8.75, 15.25), (2.75, 15.25), (2.75, 8.75), (8.75, 8.75),
        closed: true)
    })
}
