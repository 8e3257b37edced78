extension Sketch {
  static let display = Sketch(
    outline: Pen.draw { $0.box(2.25, 3.5, 21.75, 16.5, radius: 2.5) },
    lines: Pen.draw {
      $0.lines((12, 16.5), (12, 20.5))
      $0.lines((8, 20.5), (16, 20.5))
    })

  static let tv = Sketch(
    outline: Pen.draw { $0.box(2.25, 4, 21.75, 17.5, radius: 2.5) },
    lines: Pen.draw { $0.lines((7.5, 21), (16.5, 21)) })

  static let laptop = Sketch(
    outline: Pen.draw { $0.box(4.25, 4.5, 19.75, 16, radius: 2) },
    lines: Pen.draw { $0.lines((1.75, 19.5), (22.25, 19.5)) })

  static let iphone = Sketch(
    outline: Pen.draw { $0.box(6.25, 1.75, 17.75, 22.25, radius: 2.75) },
    details: Pen.draw { $0.lines((10.75, 18.75), (13.25, 18.75)) })

  static let printer = Sketch(
    outline: Pen.draw {
      $0.move(6.5, 18)
      $0.line(4.75, 18)
      $0.arc(4.75, 15.5, 2.5, from: 90, to: 180, joined: true)
      $0.arc(4.75, 10.5, 2.5, from: 180, to: 270, joined: true)
      $0.arc(19.25, 10.5, 2.5, from: 270, to: 360, joined: true)
      $0.arc(19.25, 15.5, 2.5, from: 0, to: 90, joined: true)
      $0.line(17.5, 18)
    }, lines: Pen.draw { $0.lines((6.5, 8), (6.5, 3), (17.5, 3), (17.5, 8)) },
    details: Pen.draw {
      $0.box(6.5, 14, 17.5, 21.25, radius: 0.75)
    })

  static let keyboard = Sketch(
    outline: Pen.draw { $0.box(1.75, 5.5, 22.25, 18.5, radius: 2.75) },
    details: Pen.draw { $0.lines((8, 15), (16, 15)) },
    holes: Pen.draw { pen in
      for x in [6.0, 10, 14, 18] { pen.circle(x, 10, 1.25) }
      for x in [5.25, 18.75] { pen.circle(x, 15, 1.1) }
    }, width: 1.9)

  static let externaldrive = Sketch(
    outline: Pen.draw {
      $0.move(4.75, 5)
      $0.line(19.25, 5)
      $0.line(21.75, 13.5)
      $0.arc(19.5, 17, 2.25, from: 0, to: 90, joined: true)
      $0.arc(4.5, 17, 2.25, from: 90, to: 180, joined: true)
      $0.line(2.25, 13.5)
      $0.close()
    }, details: Pen.draw { $0.lines((2.5, 13.25), (21.5, 13.25)) },
    holes: Pen.draw { $0.circle(17.75, 16.25, 1.2) }, width: 1.9)

  static let serverRack = Sketch(
    outline: Pen.draw {
      $0.box(2.75, 3.25, 21.25, 9, radius: 2)
      $0.box(2.75, 15, 21.25, 20.75, radius: 2)
    }, lines: Pen.draw { $0.lines((12, 9), (12, 15)) },
    holes: Pen.draw {
      $0.circle(6.5, 6.1, 1.15)
      $0.circle(6.5, 17.9, 1.15)
    }, width: 1.9)

  static let cpu = Sketch(
    outline: Pen.draw { $0.box(5, 5, 19, 19, radius: 2.25) },
    lines: Pen.draw { pen in
      for place in [9.0, 15] {
        pen.lines((place, 1.75), (place, 5))
        pen.lines((place, 19), (place, 22.25))
        pen.lines((1.75, place), (5, place))
        pen.lines((19, place), (22.25, place))
      }
    }, details: Pen.draw { $0.box(9.25, 9.25, 14.75, 14.75, radius: 1) }, width: 1.9)

  static let battery = Sketch(
    lines: Pen.draw {
      $0.box(1.75, 7, 20, 17, radius: 2.75)
      $0.lines((22.5, 10.75), (22.5, 13.25))
    }, dots: Pen.draw { $0.box(4.25, 9.5, 17.5, 14.5, radius: 1) }, width: 1.8)

  static let batteryEmpty = Sketch(lines: battery.lines, width: 1.8)

  static let network = Sketch(
    lines: Pen.draw {
      $0.circle(12, 5.25, 2.5)
      $0.circle(5.25, 18.5, 2.5)
      $0.circle(18.75, 18.5, 2.5)
      $0.lines((12, 7.75), (12, 12), (5.25, 12), (5.25, 16))
      $0.lines((12, 12), (18.75, 12), (18.75, 16))
    }, width: 1.9)

  static let qrcode = Sketch(
    lines: Pen.draw {
      $0.box(3.5, 3.5, 10, 10, radius: 1.25)
      $0.box(14, 3.5, 20.5, 10, radius: 1.25)
      $0.box(3.5, 14, 10, 20.5, radius: 1.25)
    },
    dots: Pen.draw { pen in
      for (x, y) in [(13.25, 13.25), (17.75, 13.25), (15.5, 15.5), (13.25, 17.75), (17.75, 17.75)] {
        pen.box(x, y, x + 3, y + 3, radius: 0.5)
      }
    }, width: 1.9)

  static let viewfinder = Sketch(
    lines: Pen.draw {
      $0.lines((3.5, 8.5), (3.5, 3.5), (8.5, 3.5))
      $0.lines((15.5, 3.5), (20.5, 3.5), (20.5, 8.5))
      $0.lines((20.5, 15.5), (20.5, 20.5), (15.5, 20.5))
      $0.lines((8.5, 20.5), (3.5, 20.5), (3.5, 15.5))
    })
}
