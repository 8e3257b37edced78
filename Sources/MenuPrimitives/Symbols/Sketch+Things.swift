extension Sketch {
  static let gear = Sketch(
    outline: Pen.draw { pen in
      pen.polar(
        12, 12,
        (0..<8).flatMap { tooth in
          let middle = Double(tooth) * 45
          return [(-14.5, 7.3), (-8.5, 9.75), (8.5, 9.75), (14.5, 7.3)].map {
            (angle: middle + $0.0, radius: $0.1)
          }
        })
    }, details: Pen.draw { $0.circle(12, 12, 3.1) })

  static let wrench = Sketch(
    outline: Pen.draw {
      $0.arc(15.75, 8.25, 5.53, from: -71.6, to: -205)
      $0.line(3.75, 17.5)
      $0.curve(1.75, 19.5, 4.5, 22.25, 6.5, 20.25)
      $0.line(13.41, 13.26)
      $0.arc(15.75, 8.25, 5.53, from: 115, to: -18.4, joined: true)
      $0.line(17.75, 9.5)
      $0.line(14.5, 6.25)
      $0.close()
    }, width: 1.9)

  static let hammer = Sketch(
    outline: Pen.draw {
      $0.lines(
        (8, 3), (14.5, 3), (20.5, 8.25), (17.75, 11.25), (14.25, 8.25), (11.5, 10.5), (7, 6.5),
        closed: true)
    },
    lines: Pen.draw {
      $0.move(9.5, 8.75)
      $0.line(3.5, 17)
      $0.curve(2, 19.25, 5, 22, 6.75, 19.75)
      $0.line(12.75, 11.75)
    }, width: 1.9)

  static let bell = Sketch(
    outline: Pen.draw {
      $0.move(4, 17)
      $0.curve(5.6, 15.4, 6, 14, 6, 10.25)
      $0.curve(6, 6.4, 8.5, 3.75, 12, 3.75)
      $0.curve(15.5, 3.75, 18, 6.4, 18, 10.25)
      $0.curve(18, 14, 18.4, 15.4, 20, 17)
      $0.close()
    },
    lines: Pen.draw {
      $0.move(9.5, 20.25)
      $0.curve(10.1, 21, 11, 21.35, 12, 21.35)
      $0.curve(13, 21.35, 13.9, 21, 14.5, 20.25)
    })

  static let lock = Sketch(
    outline: Pen.draw { $0.box(4.75, 10.5, 19.25, 20.75, radius: 2.75) },
    lines: Pen.draw {
      $0.move(7.75, 10.5)
      $0.line(7.75, 7.25)
      $0.arc(12, 7.25, 4.25, from: 180, to: 360, joined: true)
      $0.line(16.25, 10.5)
    }, holes: Pen.draw { $0.circle(12, 15.6, 1.5) })

  static let lockOpen = Sketch(
    outline: lock.outline,
    lines: Pen.draw {
      $0.move(7.75, 10.5)
      $0.line(7.75, 6.5)
      $0.arc(12, 6.5, 4.25, from: 180, to: 340, joined: true)
    }, holes: lock.holes)

  static let key = Sketch(
    lines: Pen.draw {
      $0.circle(8, 16, 4.75)
      $0.lines((11.5, 12.5), (20.5, 3.5))
      $0.lines((17, 7), (20.25, 10.25))
      $0.lines((14, 10), (16.25, 12.25))
    })

  static let house = Sketch(
    outline: Pen.draw {
      $0.move(5.25, 9.25)
      $0.line(5.25, 18.25)
      $0.arc(7.5, 18.25, 2.25, from: 180, to: 90, joined: true)
      $0.arc(16.5, 18.25, 2.25, from: 90, to: 0, joined: true)
      $0.line(18.75, 9.25)
      $0.line(12, 3.5)
      $0.close()
    }, lines: Pen.draw { $0.lines((2.5, 11.5), (12, 3.25), (21.5, 11.5)) },
    details: Pen.draw { $0.lines((9.75, 20.5), (9.75, 14.25), (14.25, 14.25), (14.25, 20.5)) })

  static let building = Sketch(
    outline: Pen.draw {
      $0.box(3, 3.5, 13.5, 20.75, radius: 1.5)
      $0.move(13.5, 9)
      $0.line(19.5, 9)
      $0.arc(19.5, 10.5, 1.5, from: 270, to: 360, joined: true)
      $0.line(21, 20.75)
      $0.line(13.5, 20.75)
    },
    details: Pen.draw {
      $0.lines((6.5, 8), (10, 8))
      $0.lines((6.5, 12), (10, 12))
      $0.lines((6.5, 16), (10, 16))
      $0.lines((17.25, 13), (17.25, 13.2))
      $0.lines((17.25, 17), (17.25, 17.2))
    }, width: 1.9)

  static let clock = Sketch(
    outline: Pen.draw { $0.circle(12, 12, 9) },
    details: Pen.draw { $0.lines((12, 6.75), (12, 12), (15.75, 14.25)) })

  static let alarm = Sketch(
    outline: Pen.draw { $0.circle(12, 12.75, 7.75) },
    lines: Pen.draw {
      $0.lines((2.5, 6.5), (5.75, 3.25))
      $0.lines((21.5, 6.5), (18.25, 3.25))
      $0.lines((6.5, 18.75), (4.5, 21))
      $0.lines((17.5, 18.75), (19.5, 21))
    }, details: Pen.draw { $0.lines((12, 8.25), (12, 13), (15, 14.75)) })

  static let timer = Sketch(
    lines: Pen.draw {
      $0.circle(12, 13.5, 8)
      $0.lines((9.5, 2.25), (14.5, 2.25))
      $0.lines((12, 2.25), (12, 5.25))
      $0.lines((12, 9), (12, 13.5))
      $0.lines((18.25, 6.25), (19.75, 4.75))
    })

  static let hourglass = Sketch(
    lines: Pen.draw {
      $0.lines((5, 2.75), (19, 2.75))
      $0.lines((5, 21.25), (19, 21.25))
      $0.move(6.75, 3)
      $0.curve(6.75, 8, 10.5, 10, 10.5, 12)
      $0.curve(10.5, 14, 6.75, 16, 6.75, 21)
      $0.move(17.25, 3)
      $0.curve(17.25, 8, 13.5, 10, 13.5, 12)
      $0.curve(13.5, 14, 17.25, 16, 17.25, 21)
    }, width: 1.9)

  static let eye = Sketch(
    outline: Pen.draw {
      $0.move(2, 12)
      $0.curve(4.4, 7.4, 8, 5, 12, 5)
      $0.curve(16, 5, 19.6, 7.4, 22, 12)
      $0.curve(19.6, 16.6, 16, 19, 12, 19)
      $0.curve(8, 19, 4.4, 16.6, 2, 12)
      $0.close()
    }, details: Pen.draw { $0.circle(12, 12, 3.1) })

  static let pin = Sketch(
    outline: Pen.draw {
      $0.move(8, 2.75)
      $0.line(16, 2.75)
      $0.line(15.25, 9)
      $0.curve(17.5, 10.25, 18.5, 12, 18.5, 14.5)
      $0.line(5.5, 14.5)
      $0.curve(5.5, 12, 6.5, 10.25, 8.75, 9)
      $0.close()
    }, lines: Pen.draw { $0.lines((12, 14.5), (12, 21.5)) })

  static let flag = Sketch(
    outline: Pen.draw {
      $0.move(5, 4.25)
      $0.curve(9, 2, 13.5, 6.5, 19.5, 4.25)
      $0.line(19.5, 14)
      $0.curve(13.5, 16.25, 9, 11.75, 5, 14)
      $0.close()
    }, lines: Pen.draw { $0.lines((5, 3.75), (5, 21.5)) })

  static let gift = Sketch(
    outline: Pen.draw {
      $0.box(3, 7.5, 21, 12, radius: 1.25)
      $0.lines((4.75, 12), (4.75, 21), (19.25, 21), (19.25, 12))
    },
    lines: Pen.draw {
      $0.move(12, 7.25)
      $0.curve(10.5, 2.5, 6, 1.75, 6.25, 4.75)
      $0.curve(6.4, 6.75, 9, 7.25, 12, 7.25)
      $0.curve(15, 7.25, 17.6, 6.75, 17.75, 4.75)
      $0.curve(18, 1.75, 13.5, 2.5, 12, 7.25)
    }, details: Pen.draw { $0.lines((12, 7.5), (12, 21)) }, width: 1.9)

  static let cart = Sketch(
    outline: Pen.draw {
      $0.lines((5.75, 6.5), (21.25, 6.5), (19.25, 14.5), (7.5, 14.5), closed: true)
    },
    lines: Pen.draw {
      $0.lines((1.75, 3.25), (5, 3.25), (7.75, 17.25), (18.75, 17.25))
    },
    dots: Pen.draw {
      $0.circle(9.25, 20.5, 1.6)
      $0.circle(17.5, 20.5, 1.6)
    }, width: 1.9)

  static let bag = Sketch(
    outline: Pen.draw { $0.box(3.75, 7.5, 20.25, 21.25, radius: 2.75) },
    lines: Pen.draw {
      $0.move(8, 7.5)
      $0.line(8, 6.5)
      $0.arc(12, 6.5, 4, from: 180, to: 360, joined: true)
      $0.line(16, 7.5)
    })

  static let briefcase = Sketch(
    outline: Pen.draw { $0.box(2.25, 7, 21.75, 20, radius: 2.75) },
    lines: Pen.draw {
      $0.move(8, 7)
      $0.line(8, 5.75)
      $0.arc(9.75, 5.75, 1.75, from: 180, to: 270, joined: true)
      $0.arc(14.25, 5.75, 1.75, from: 270, to: 360, joined: true)
      $0.line(16, 7)
    }, details: Pen.draw { $0.lines((2.25, 13), (21.75, 13)) })

  static let creditcard = Sketch(
    outline: Pen.draw { $0.box(2, 5, 22, 19, radius: 2.75) },
    details: Pen.draw {
      $0.lines((2, 9.75), (22, 9.75))
      $0.lines((5.75, 15), (9.5, 15))
    })

  static let lightbulb = Sketch(
    outline: Pen.draw {
      $0.move(9, 16.75)
      $0.curve(9, 14.5, 5.5, 13, 5.5, 8.75)
      $0.curve(5.5, 5, 8.25, 2.25, 12, 2.25)
      $0.curve(15.75, 2.25, 18.5, 5, 18.5, 8.75)
      $0.curve(18.5, 13, 15, 14.5, 15, 16.75)
      $0.close()
    },
    lines: Pen.draw {
      $0.lines((9.5, 19.5), (14.5, 19.5))
      $0.lines((11, 22), (13, 22))
    }, width: 1.9)

  static let graduationcap = Sketch(
    outline: Pen.draw { $0.lines((12, 5), (22.5, 10.25), (12, 15.5), (1.5, 10.25), closed: true) },
    lines: Pen.draw {
      $0.move(5.5, 12.75)
      $0.line(5.5, 17.5)
      $0.curve(9, 21, 15, 21, 18.5, 17.5)
      $0.line(18.5, 12.75)
    }, width: 1.9)

  static let trophy = Sketch(
    outline: Pen.draw {
      $0.move(6.75, 3)
      $0.line(17.25, 3)
      $0.line(17.25, 9)
      $0.curve(17.25, 12.5, 15, 14.75, 12, 14.75)
      $0.curve(9, 14.75, 6.75, 12.5, 6.75, 9)
      $0.close()
    },
    lines: Pen.draw {
      $0.lines((12, 14.75), (12, 20))
      $0.lines((7.75, 20.75), (16.25, 20.75))
      $0.move(6.75, 5)
      $0.line(2.75, 5)
      $0.curve(2.75, 9, 4.5, 10.5, 7, 10.75)
      $0.move(17.25, 5)
      $0.line(21.25, 5)
      $0.curve(21.25, 9, 19.5, 10.5, 17, 10.75)
    }, width: 1.9)

  static let crown = Sketch(
    outline: Pen.draw {
      $0.lines(
        (2.25, 6.5), (7, 11), (12, 4), (17, 11), (21.75, 6.5), (19.75, 19.5), (4.25, 19.5),
        closed: true)
    })

  static let puzzle = Sketch(
    outline: Pen.draw {
      $0.move(3, 7)
      $0.line(8, 7)
      $0.curve(6, 1.5, 14, 1.5, 12, 7)
      $0.line(17, 7)
      $0.line(17, 11.5)
      $0.curve(22.75, 9.5, 22.75, 17.5, 17, 15.5)
      $0.line(17, 20.5)
      $0.line(3, 20.5)
      $0.line(3, 15.5)
      $0.curve(8.25, 17.25, 8.25, 9.75, 3, 11.5)
      $0.close()
    }, width: 1.9)

  static let gamecontroller = Sketch(
    outline: Pen.draw {
      $0.move(7, 5.5)
      $0.line(17, 5.5)
      $0.curve(20.5, 5.5, 22.5, 12.5, 22.25, 16.5)
      $0.curve(22, 19.5, 19, 19.75, 17.5, 17.5)
      $0.line(16, 15.25)
      $0.line(8, 15.25)
      $0.line(6.5, 17.5)
      $0.curve(5, 19.75, 2, 19.5, 1.75, 16.5)
      $0.curve(1.5, 12.5, 3.5, 5.5, 7, 5.5)
      $0.close()
    },
    details: Pen.draw {
      $0.lines((7.75, 8.25), (7.75, 12.25))
      $0.lines((5.75, 10.25), (9.75, 10.25))
    },
    holes: Pen.draw {
      $0.circle(15, 11.5, 1.3)
      $0.circle(17.5, 9, 1.3)
    }, width: 1.9)

  static let cup = Sketch(
    outline: Pen.draw {
      $0.move(3.75, 5.5)
      $0.line(17.25, 5.5)
      $0.line(17.25, 12.5)
      $0.arc(13.25, 12.5, 4, from: 0, to: 90, joined: true)
      $0.arc(7.75, 12.5, 4, from: 90, to: 180, joined: true)
      $0.close()
    },
    lines: Pen.draw {
      $0.move(17.25, 7)
      $0.curve(22.25, 6.5, 22.25, 13, 16.75, 13)
      $0.lines((2.75, 20), (18.25, 20))
    })

  static let ladybug = Sketch(
    outline: Pen.draw { $0.ellipse(12, 14, 6.25, 7.25) },
    lines: Pen.draw {
      $0.lines((8.5, 7.75), (6.25, 4))
      $0.lines((15.5, 7.75), (17.75, 4))
      $0.lines((5.75, 14), (2.25, 14))
      $0.lines((18.25, 14), (21.75, 14))
      $0.lines((6.75, 18.5), (3.5, 20.75))
      $0.lines((17.25, 18.5), (20.5, 20.75))
    }, details: Pen.draw { $0.lines((12, 7.5), (12, 21)) }, width: 1.9)
}
