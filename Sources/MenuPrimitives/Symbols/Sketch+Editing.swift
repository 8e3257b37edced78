extension Sketch {
  static let scissors = Sketch(
    lines: Pen.draw {
      $0.circle(5.75, 6.75, 2.75)
      $0.circle(5.75, 17.25, 2.75)
      $0.lines((8, 8.4), (20.75, 17.75))
      $0.lines((8, 15.6), (20.75, 6.25))
    })

  static let pencil = Sketch(
    outline: Pen.draw {
      $0.move(3.75, 20.25)
      $0.line(5, 15.25)
      $0.line(15.75, 4.5)
      $0.curve(16.75, 3.5, 18.25, 3.5, 19.25, 4.5)
      $0.line(19.5, 4.75)
      $0.curve(20.5, 5.75, 20.5, 7.25, 19.5, 8.25)
      $0.line(8.75, 19)
      $0.close()
    }, details: Pen.draw { $0.lines((13.25, 7), (17, 10.75)) })

  static let squareAndPencil = Sketch(
    lines: Pen.draw {
      $0.move(12, 4.5)
      $0.line(6.25, 4.5)
      $0.arc(6.25, 7.25, 2.75, from: 270, to: 180, joined: true)
      $0.arc(6.25, 18, 2.75, from: 180, to: 90, joined: true)
      $0.arc(17, 18, 2.75, from: 90, to: 0, joined: true)
      $0.line(19.75, 12.5)
      $0.move(9.25, 15)
      $0.line(10, 11.75)
      $0.line(18.75, 3)
      $0.curve(19.4, 2.35, 20.4, 2.35, 21, 3)
      $0.curve(21.65, 3.6, 21.65, 4.6, 21, 5.25)
      $0.line(12.5, 14.1)
      $0.close()
    })

  static let trash = Sketch(
    outline: Pen.draw {
      $0.move(5.6, 6.25)
      $0.line(6.3, 18.6)
      $0.curve(6.4, 19.9, 7.4, 20.9, 8.7, 20.9)
      $0.line(15.3, 20.9)
      $0.curve(16.6, 20.9, 17.6, 19.9, 17.7, 18.6)
      $0.line(18.4, 6.25)
      $0.close()
    },
    lines: Pen.draw {
      $0.lines((3.75, 6.25), (20.25, 6.25))
      $0.move(8.5, 6.25)
      $0.line(8.5, 5.25)
      $0.arc(10.5, 5.25, 2, from: 180, to: 270, joined: true)
      $0.arc(13.5, 5.25, 2, from: 270, to: 360, joined: true)
      $0.line(15.5, 6.25)
    },
    details: Pen.draw {
      $0.lines((10, 10.5), (10, 16.5))
      $0.lines((14, 10.5), (14, 16.5))
    }, width: 1.9)

  static let magnifyingglass = Sketch(
    lines: Pen.draw {
      $0.circle(10.5, 10.5, 6.9)
      $0.lines((15.6, 15.6), (20.75, 20.75))
    })

  static let zoomIn = Sketch(
    lines: Pen.draw {
      $0.circle(10.5, 10.5, 7.5)
      $0.lines((16, 16), (21, 21))
      $0.lines((7.25, 10.5), (13.75, 10.5))
      $0.lines((10.5, 7.25), (10.5, 13.75))
    })

  static let zoomOut = Sketch(
    lines: Pen.draw {
      $0.circle(10.5, 10.5, 7.5)
      $0.lines((16, 16), (21, 21))
      $0.lines((7.25, 10.5), (13.75, 10.5))
    })

  static let link = Sketch(
    lines: Pen.draw { pen in
      // Two links along a diagonal, each the other turned by half a circle.
      pen.move(10.2, 13.4)
      pen.curve(8.4, 11.4, 8.5, 8.6, 10.3, 6.8)
      pen.line(13.2, 3.9)
      pen.curve(15, 2.1, 17.9, 2.1, 19.7, 3.9)
      pen.curve(21.5, 5.7, 21.5, 8.6, 19.7, 10.4)
      pen.line(18, 12.1)
      pen.move(13.8, 10.6)
      pen.curve(15.6, 12.6, 15.5, 15.4, 13.7, 17.2)
      pen.line(10.8, 20.1)
      pen.curve(9, 21.9, 6.1, 21.9, 4.3, 20.1)
      pen.curve(2.5, 18.3, 2.5, 15.4, 4.3, 13.6)
      pen.line(6, 11.9)
    })

  static let listBullet = Sketch(
    lines: Pen.draw { pen in
      for y in [5.75, 12, 18.25] { pen.lines((9.5, y), (20.75, y)) }
    },
    dots: Pen.draw { pen in
      for y in [5.75, 12, 18.25] { pen.circle(4.75, y, 1.75) }
    }, width: 2.2)

  static let listDash = Sketch(
    lines: Pen.draw { pen in
      for y in [5.75, 12, 18.25] {
        pen.lines((3.25, y), (5, y))
        pen.lines((9.5, y), (20.75, y))
      }
    }, width: 2.2)

  static let listNumber = Sketch(
    lines: Pen.draw { pen in
      for y in [5.5, 12, 18.5] { pen.lines((10.5, y), (21, y)) }
      pen.lines((3.5, 4.5), (5.25, 3.25), (5.25, 9))
      pen.move(3.25, 15.5)
      pen.curve(3.5, 13.75, 6.5, 13.75, 6.5, 15.75)
      pen.curve(6.5, 17.25, 4.5, 18.25, 3.25, 20)
      pen.line(6.75, 20)
    }, width: 1.8)

  static let listTriangle = Sketch(
    lines: Pen.draw { pen in
      for y in [5.75, 12, 18.25] { pen.lines((9.5, y), (20.75, y)) }
    },
    dots: Pen.draw { pen in
      for y in [5.75, 12, 18.25] { pen.lines((3, y - 2.25), (7, y), (3, y + 2.25), closed: true) }
    }, width: 2.2)

  static let lines = rows([(3.5, 20.5), (3.5, 20.5), (3.5, 20.5)])
  static let decrease = rows([(2.75, 21.25), (6.25, 17.75), (9.75, 14.25)])
  static let alignLeft = rows([(3.5, 20.5), (3.5, 13.5), (3.5, 17.5), (3.5, 11)])
  static let alignCenter = rows([(3.5, 20.5), (7, 17), (5, 19), (8, 16)])
  static let alignRight = rows([(3.5, 20.5), (10.5, 20.5), (6.5, 20.5), (13, 20.5)])
  static let justify = rows([(3.5, 20.5), (3.5, 20.5), (3.5, 20.5), (3.5, 20.5)])

  static let quote = Sketch(
    lines: Pen.draw { pen in
      pen.lines((4.5, 4.5), (4.5, 19.5))
      pen.lines((9.5, 6), (20.5, 6))
      pen.lines((9.5, 12), (20.5, 12))
      pen.lines((9.5, 18), (16.5, 18))
    })

  private static func rows(_ ends: [(Double, Double)]) -> Sketch {
    let distance = ends.count == 3 ? 6.25 : 4.75
    let first = 12 - distance * Double(ends.count - 1) / 2
    return Sketch(
      lines: Pen.draw { pen in
        for (index, (start, end)) in ends.enumerated() {
          let y = first + Double(index) * distance
          pen.lines((start, y), (end, y))
        }
      })
  }

  static let bold = Sketch(
    lines: Pen.draw {
      $0.move(7, 4.25)
      $0.line(13, 4.25)
      $0.curve(18, 4.25, 18, 11.5, 13, 11.5)
      $0.line(7, 11.5)
      $0.move(13, 11.5)
      $0.curve(19.5, 11.5, 19.5, 19.75, 13, 19.75)
      $0.line(7, 19.75)
      $0.line(7, 4.25)
    }, width: 3)

  static let italic = Sketch(
    lines: Pen.draw {
      $0.lines((9.5, 4.25), (17.5, 4.25))
      $0.lines((6.5, 19.75), (14.5, 19.75))
      $0.lines((13.75, 4.25), (10.25, 19.75))
    })

  static let underline = Sketch(
    lines: Pen.draw {
      $0.move(6.25, 3.5)
      $0.line(6.25, 10.5)
      $0.arc(12, 10.5, 5.75, from: 180, to: 0, joined: true)
      $0.line(17.75, 3.5)
      $0.lines((4.5, 20.75), (19.5, 20.75))
    })

  static let strikethrough = Sketch(
    lines: Pen.draw {
      $0.move(17, 7)
      $0.curve(16, 4.75, 14.25, 3.9, 12, 3.9)
      $0.curve(9, 3.9, 7, 5.5, 7, 8)
      $0.curve(7, 9.9, 8.5, 11, 11, 11.75)
      $0.move(16.5, 14)
      $0.curve(18.25, 16.75, 16.75, 20.1, 12, 20.1)
      $0.curve(9.25, 20.1, 7, 19, 6.25, 16.5)
      $0.lines((3.25, 12), (20.75, 12))
    })

  static let textformat = Sketch(
    lines: Pen.draw {
      $0.lines((1.75, 18.5), (7, 5.5), (12.25, 18.5))
      $0.lines((3.75, 14), (10.25, 14))
      $0.circle(18, 15, 3.6)
      $0.lines((21.6, 11.25), (21.6, 18.5))
    })

  static let character = Sketch(
    lines: Pen.draw {
      $0.lines((4, 20), (12, 4), (20, 20))
      $0.lines((7.25, 14.5), (16.75, 14.5))
    })

  static let crop = Sketch(
    lines: Pen.draw {
      $0.lines((6.75, 2), (6.75, 17.25), (22, 17.25))
      $0.lines((2, 6.75), (17.25, 6.75), (17.25, 22))
    })

  static let slider = Sketch(
    lines: Pen.draw { pen in
      for (y, knob) in [(5.5, 15.5), (12, 8.5), (18.5, 13.5)] {
        pen.lines((3.25, y), (knob - 2.25, y))
        pen.circle(knob, y, 2.25)
        pen.lines((knob + 2.25, y), (20.75, y))
      }
    }, width: 1.9)

  static let paintbrush = Sketch(
    outline: Pen.draw {
      $0.move(9.25, 13)
      $0.curve(11.5, 9, 16, 4.5, 20.25, 2.5)
      $0.curve(21.25, 2.25, 21.75, 2.75, 21.5, 3.75)
      $0.curve(19.5, 8, 15, 12.5, 11, 14.75)
      $0.close()
      $0.move(8.5, 13.75)
      $0.curve(5.5, 13.75, 5, 16, 5, 17.75)
      $0.curve(5, 19.25, 4, 20, 2.5, 20.25)
      $0.curve(4.5, 22, 10.5, 21.75, 10.75, 16)
      $0.close()
    }, width: 1.9)

  static let paintpalette = Sketch(
    outline: Pen.draw {
      $0.move(12, 2.75)
      $0.curve(6.5, 2.75, 2.25, 6.75, 2.25, 12)
      $0.curve(2.25, 17.25, 6.5, 21.25, 12, 21.25)
      $0.curve(14, 21.25, 14.5, 19.5, 13.5, 18)
      $0.curve(12.5, 16.25, 13.5, 14.75, 15.5, 14.75)
      $0.line(18, 14.75)
      $0.curve(20.25, 14.75, 21.75, 13.5, 21.75, 11.25)
      $0.curve(21.75, 6.25, 17.5, 2.75, 12, 2.75)
      $0.close()
    },
    holes: Pen.draw {
      $0.circle(7, 12.25, 1.4)
      $0.circle(9.25, 7.5, 1.4)
      $0.circle(14.25, 6.75, 1.4)
      $0.circle(17.75, 10, 1.4)
    })

  static let eyedropper = Sketch(
    lines: Pen.draw {
      $0.move(12.25, 8.25)
      $0.line(4.5, 16)
      $0.curve(3.75, 16.75, 4, 18, 3, 21)
      $0.curve(6, 20, 7.25, 20.25, 8, 19.5)
      $0.line(15.75, 11.75)
      $0.lines((10.5, 6.5), (17.5, 13.5))
      $0.move(12.75, 8.5)
      $0.line(17, 4)
      $0.curve(18, 3, 19.5, 3, 20.25, 3.75)
      $0.curve(21, 4.5, 21, 6, 20, 7)
      $0.line(15.5, 11.25)
    }, width: 1.9)

  static let wand = Sketch(
    lines: Pen.draw {
      $0.lines((3.5, 20.5), (14, 10))
      $0.lines((17.5, 2.5), (17.5, 8))
      $0.lines((14.75, 5.25), (20.25, 5.25))
      $0.lines((8, 3.75), (8, 7.25))
      $0.lines((6.25, 5.5), (9.75, 5.5))
      $0.lines((19.25, 12.75), (19.25, 16.25))
      $0.lines((17.5, 14.5), (21, 14.5))
    })

  static let sparkles = Sketch(
    outline: Pen.draw {
      $0.sparkle(10, 13, 7.5)
      $0.sparkle(18.5, 5.25, 3.4)
    }, width: 1.7)
}

extension Pen {
  /// A star with four hollow sides.
  fileprivate mutating func sparkle(_ x: Double, _ y: Double, _ radius: Double) {
    let waist = radius * 0.22
    move(x, y - radius)
    curve(x + waist, y - waist, x + waist, y - waist, x + radius, y)
    curve(x + waist, y + waist, x + waist, y + waist, x, y + radius)
    curve(x - waist, y + waist, x - waist, y + waist, x - radius, y)
    curve(x - waist, y - waist, x - waist, y - waist, x, y - radius)
    close()
  }
}
