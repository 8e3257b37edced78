extension Sketch {
  static let plus = Sketch(
    lines: Pen.draw {
      $0.lines((12, 4.25), (12, 19.75))
      $0.lines((4.25, 12), (19.75, 12))
    })

  static let minus = Sketch(lines: Pen.draw { $0.lines((4.25, 12), (19.75, 12)) })

  static let xmark = Sketch(
    lines: Pen.draw {
      $0.lines((5.75, 5.75), (18.25, 18.25))
      $0.lines((18.25, 5.75), (5.75, 18.25))
    }, width: 2.25)

  static let equal = Sketch(
    lines: Pen.draw {
      $0.lines((4.25, 8.75), (19.75, 8.75))
      $0.lines((4.25, 15.25), (19.75, 15.25))
    })

  static let divide = Sketch(
    lines: Pen.draw { $0.lines((4.25, 12), (19.75, 12)) },
    dots: Pen.draw {
      $0.circle(12, 5.75, 1.7)
      $0.circle(12, 18.25, 1.7)
    })

  static let percent = Sketch(
    lines: Pen.draw {
      $0.circle(6.75, 7, 3)
      $0.circle(17.25, 17, 3)
      $0.lines((18, 4.5), (6, 19.5))
    })

  static let number = Sketch(
    lines: Pen.draw {
      $0.lines((9.5, 3.75), (7, 20.25))
      $0.lines((17, 3.75), (14.5, 20.25))
      $0.lines((4.25, 8.75), (20.5, 8.75))
      $0.lines((3.5, 15.25), (19.75, 15.25))
    })

  static let at = Sketch(
    lines: Pen.draw {
      $0.circle(12, 12, 3.9)
      $0.move(15.9, 8.25)
      $0.line(15.9, 13)
      $0.curve(15.9, 16.75, 20.75, 16.5, 20.75, 12)
      $0.arc(12, 12, 8.75, from: 0, to: -300)
    }, width: 1.9)

  static let info = Sketch(
    lines: Pen.draw {
      $0.lines((9.75, 10), (12.25, 10), (12.25, 19.25))
      $0.lines((9, 19.5), (15.5, 19.5))
    }, dots: Pen.draw { $0.circle(12, 5.25, 1.75) }, width: 2.4)

  static let questionmark = Sketch(
    lines: Pen.draw {
      $0.move(7.5, 8)
      $0.curve(7.5, 5.25, 9.4, 3.75, 12, 3.75)
      $0.curve(14.6, 3.75, 16.5, 5.4, 16.5, 7.9)
      $0.curve(16.5, 11.25, 12, 11.25, 12, 15)
    }, dots: Pen.draw { $0.circle(12, 19.5, 1.75) }, width: 2.4)

  static let exclamationmark = Sketch(
    lines: Pen.draw { $0.lines((12, 4), (12, 14.5)) },
    dots: Pen.draw { $0.circle(12, 19.5, 1.8) }, width: 2.8)

  static let ellipsis = Sketch(
    dots: Pen.draw { pen in for x in [4.75, 12, 19.25] { pen.circle(x, 12, 1.9) } })

  static let infoCircle = Sketch(
    outline: Pen.draw { $0.circle(12, 12, 9) },
    details: Pen.draw { $0.lines((12, 11.5), (12, 16.5)) },
    holes: Pen.draw { $0.circle(12, 7.75, 1.35) })

  static let questionmarkCircle = Sketch(
    outline: Pen.draw { $0.circle(12, 12, 9) },
    details: Pen.draw {
      $0.move(9.4, 9.4)
      $0.curve(9.4, 7.9, 10.5, 6.9, 12, 6.9)
      $0.curve(13.5, 6.9, 14.6, 7.9, 14.6, 9.3)
      $0.curve(14.6, 11.3, 12, 11.5, 12, 13.5)
    }, holes: Pen.draw { $0.circle(12, 16.8, 1.3) })

  static let exclamationmarkTriangle = Sketch(
    outline: Pen.draw {
      $0.move(10.35, 4.4)
      $0.curve(11.1, 3.1, 12.9, 3.1, 13.65, 4.4)
      $0.line(21.1, 17.3)
      $0.curve(21.85, 18.6, 20.95, 20.2, 19.45, 20.2)
      $0.line(4.55, 20.2)
      $0.curve(3.05, 20.2, 2.15, 18.6, 2.9, 17.3)
      $0.close()
    }, details: Pen.draw { $0.lines((12, 9), (12, 13)) },
    holes: Pen.draw { $0.circle(12, 16.5, 1.25) })

  static let nosign = Sketch(
    lines: Pen.draw {
      $0.circle(12, 12, 9)
      $0.lines((5.75, 5.75), (18.25, 18.25))
    })

  static let power = Sketch(
    lines: Pen.draw {
      $0.arc(12, 12.75, 8, from: -54, to: 234)
      $0.lines((12, 3), (12, 11.25))
    })

  static let chevronUpDown = Sketch(
    lines: Pen.draw {
      $0.lines((6, 9), (12, 3), (18, 9))
      $0.lines((6, 15), (12, 21), (18, 15))
    }, width: 2.25)

  static let code = Sketch(
    lines: Pen.draw {
      $0.lines((7, 6.5), (1.75, 12), (7, 17.5))
      $0.lines((17, 6.5), (22.25, 12), (17, 17.5))
      $0.lines((13.75, 4.5), (10.25, 19.5))
    })

  static let command = Sketch(
    lines: Pen.draw { pen in
      pen.box(8.5, 8.5, 15.5, 15.5)
      for (x, y, start) in [(6.0, 6.0, 90.0), (18, 6, 180), (18, 18, 270), (6, 18, 0)] {
        pen.arc(x, y, 2.5, from: start, to: start + 270)
      }
    }, width: 1.9)

  static let option = Sketch(
    lines: Pen.draw {
      $0.lines((3, 5.5), (8.25, 5.5), (15.75, 18.5), (21, 18.5))
      $0.lines((14.5, 5.5), (21, 5.5))
    })

  static let shift = Sketch(
    outline: Pen.draw {
      $0.lines(
        (12, 3), (21, 12.25), (16, 12.25), (16, 20.5), (8, 20.5), (8, 12.25), (3, 12.25),
        closed: true)
    })

  static let control = Sketch(
    lines: Pen.draw { $0.lines((4.5, 14.5), (12, 7), (19.5, 14.5)) }, width: 2.25)

  static let returnKey = Sketch(
    lines: Pen.draw {
      $0.lines((20.5, 4.5), (20.5, 13.5), (4, 13.5))
      $0.lines((8.5, 8.75), (3.75, 13.5), (8.5, 18.25))
    })

  static let deleteLeft = Sketch(
    outline: Pen.draw {
      $0.move(8.25, 4.75)
      $0.line(19, 4.75)
      $0.arc(19, 7.25, 2.5, from: 270, to: 360, joined: true)
      $0.arc(19, 16.75, 2.5, from: 0, to: 90, joined: true)
      $0.line(8.25, 19.25)
      $0.line(1.75, 12)
      $0.close()
    },
    details: Pen.draw {
      $0.lines((10.5, 8.75), (17, 15.25))
      $0.lines((17, 8.75), (10.5, 15.25))
    })

  static let dollarsign = Sketch(
    lines: Pen.draw {
      $0.move(17, 7.5)
      $0.curve(16.25, 5.75, 14.5, 4.9, 12, 4.9)
      $0.curve(9, 4.9, 7, 6.25, 7, 8.5)
      $0.curve(7, 13.5, 17.25, 10.5, 17.25, 15.5)
      $0.curve(17.25, 17.75, 15.25, 19.1, 12, 19.1)
      $0.curve(9.25, 19.1, 7.25, 18.1, 6.5, 16.25)
      $0.lines((12, 2.25), (12, 21.75))
    })

  static let eurosign = Sketch(
    lines: Pen.draw {
      $0.arc(14, 12, 7.75, from: -42, to: -318)
      $0.lines((3.5, 10.25), (13.5, 10.25))
      $0.lines((3.5, 13.75), (13.5, 13.75))
    })
}
