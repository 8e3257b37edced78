extension Symbol {
  static let gear = Symbol(
    name: "gear",
    strokes: Pen.draw { pen in
      pen.circle(12, 12, 3.1)
      pen.polar(
        12, 12,
        (0..<8).flatMap { tooth in
          let middle = Double(tooth) * 45
          return [(-14.5, 7.3), (-8.5, 9.75), (8.5, 9.75), (14.5, 7.3)].map {
            (angle: middle + $0.0, radius: $0.1)
          }
        })
    })

  static let slider = Symbol(
    name: "slider.horizontal.3",
    strokes: Pen.draw { pen in
      for (y, knob) in [(5.5, 15.5), (12, 8.5), (18.5, 13.5)] {
        pen.lines((3.25, y), (knob - 2.25, y))
        pen.circle(knob, y, 2.25)
        pen.lines((knob + 2.25, y), (20.75, y))
      }
    }, strokeWidth: 1.9)

  static let squareGrid = Symbol(
    name: "square.grid.2x2",
    fills: Pen.draw { pen in
      for x in [3.25, 13.0] {
        for y in [3.25, 13.0] { pen.box(x, y, x + 7.75, y + 7.75, radius: 1.9) }
      }
    })

  static let listBullet = Symbol(
    name: "list.bullet",
    strokes: Pen.draw { pen in
      for y in [5.75, 12, 18.25] { pen.lines((9.5, y), (20.75, y)) }
    }, strokeWidth: 2.2,
    fills: Pen.draw { pen in
      for y in [5.75, 12, 18.25] { pen.circle(4.75, y, 1.75) }
    })

  static let bell = Symbol(
    name: "bell",
    strokes: Pen.draw {
      $0.move(4, 17)
      $0.curve(5.6, 15.4, 6, 14, 6, 10.25)
      $0.curve(6, 6.4, 8.5, 3.75, 12, 3.75)
      $0.curve(15.5, 3.75, 18, 6.4, 18, 10.25)
      $0.curve(18, 14, 18.4, 15.4, 20, 17)
      $0.close()
      $0.move(9.5, 20.25)
      $0.curve(10.1, 21, 11, 21.35, 12, 21.35)
      $0.curve(13, 21.35, 13.9, 21, 14.5, 20.25)
    })

  static let lock = Symbol(
    name: "lock",
    strokes: Pen.draw {
      $0.box(4.75, 10.5, 19.25, 20.75, radius: 2.75)
      $0.move(7.75, 10.5)
      $0.line(7.75, 7.25)
      $0.arc(12, 7.25, 4.25, from: 180, to: 360, joined: true)
      $0.line(16.25, 10.5)
    }, fills: Pen.draw { $0.circle(12, 15.6, 1.5) })

  static let house = Symbol(
    name: "house",
    strokes: Pen.draw {
      $0.lines((2.5, 11.5), (12, 3.25), (21.5, 11.5))
      $0.move(5.25, 9.5)
      $0.line(5.25, 18.25)
      $0.arc(7.5, 18.25, 2.25, from: 180, to: 90, joined: true)
      $0.arc(16.5, 18.25, 2.25, from: 90, to: 0, joined: true)
      $0.line(18.75, 9.5)
      $0.lines((9.75, 20.5), (9.75, 14.25), (14.25, 14.25), (14.25, 20.5))
    })

  static let clock = Symbol(
    name: "clock",
    strokes: Pen.draw {
      $0.circle(12, 12, 9)
      $0.lines((12, 6.75), (12, 12), (15.75, 14.25))
    })

  static let eye = Symbol(
    name: "eye",
    strokes: Pen.draw {
      $0.move(2, 12)
      $0.curve(4.4, 7.4, 8, 5, 12, 5)
      $0.curve(16, 5, 19.6, 7.4, 22, 12)
      $0.curve(19.6, 16.6, 16, 19, 12, 19)
      $0.curve(8, 19, 4.4, 16.6, 2, 12)
      $0.close()
      $0.circle(12, 12, 3.1)
    })

  static let person = Symbol(
    name: "person",
    strokes: Pen.draw {
      $0.circle(12, 7.5, 4.1)
      $0.move(5, 20.75)
      $0.curve(4.2, 20.75, 3.7, 20.1, 3.9, 19.3)
      $0.curve(4.7, 16.2, 7.9, 14.6, 12, 14.6)
      $0.curve(16.1, 14.6, 19.3, 16.2, 20.1, 19.3)
      $0.curve(20.3, 20.1, 19.8, 20.75, 19, 20.75)
      $0.close()
    })
}
