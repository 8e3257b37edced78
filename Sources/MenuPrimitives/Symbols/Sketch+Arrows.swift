extension Sketch {
  static let arrowUp = Sketch(
    lines: Pen.draw {
      $0.lines((12, 20), (12, 4.25))
      $0.lines((5.75, 10.25), (12, 4), (18.25, 10.25))
    })

  static let arrowDown = arrowUp.turned(.half)
  static let arrowLeft = arrowUp.turned(.left)
  static let arrowRight = arrowUp.turned(.right)

  static let arrowUpRight = Sketch(
    lines: Pen.draw {
      $0.lines((5.75, 18.25), (18, 6))
      $0.lines((8.5, 5.75), (18.25, 5.75), (18.25, 15.5))
    })

  static let arrowDownLeft = arrowUpRight.turned(.half)
  static let arrowUpLeft = arrowUpRight.turned(.left)
  static let arrowDownRight = arrowUpRight.turned(.right)

  static let arrowUpArrowDown = Sketch(
    lines: Pen.draw {
      $0.lines((7.25, 20), (7.25, 4.25))
      $0.lines((3, 8.25), (7.25, 4), (11.5, 8.25))
      $0.lines((16.75, 4), (16.75, 19.75))
      $0.lines((12.5, 15.75), (16.75, 20), (21, 15.75))
    })

  static let arrowLeftArrowRight = arrowUpArrowDown.turned(.left).mirrored

  static let arrowUpAndDown = Sketch(
    lines: Pen.draw {
      $0.lines((12, 3), (12, 21))
      $0.lines((7.5, 7.25), (12, 2.75), (16.5, 7.25))
      $0.lines((7.5, 16.75), (12, 21.25), (16.5, 16.75))
    })

  static let arrowLeftAndRight = arrowUpAndDown.turned(.left)

  static let move = Sketch(
    lines: Pen.draw { pen in
      pen.lines((12, 2.75), (12, 21.25))
      pen.lines((2.75, 12), (21.25, 12))
      pen.lines((9, 5.5), (12, 2.5), (15, 5.5))
      pen.lines((9, 18.5), (12, 21.5), (15, 18.5))
      pen.lines((5.5, 9), (2.5, 12), (5.5, 15))
      pen.lines((18.5, 9), (21.5, 12), (18.5, 15))
    }, width: 1.8)

  static let expand = Sketch(
    lines: Pen.draw {
      $0.lines((10, 10), (4.25, 4.25))
      $0.lines((4, 10), (4, 4), (10, 4))
      $0.lines((14, 14), (19.75, 19.75))
      $0.lines((20, 14), (20, 20), (14, 20))
    })

  static let collapse = Sketch(
    lines: Pen.draw {
      $0.lines((3.75, 3.75), (9.5, 9.5))
      $0.lines((9.75, 3.75), (9.75, 9.75), (3.75, 9.75))
      $0.lines((20.25, 20.25), (14.5, 14.5))
      $0.lines((14.25, 20.25), (14.25, 14.25), (20.25, 14.25))
    })

  static let arrowClockwise = Sketch(
    lines: Pen.draw {
      $0.arc(12, 12.5, 8, from: 12, to: 326)
      $0.lines((19.5, 3.5), (19.5, 8.25), (14.75, 8.25))
    })

  static let arrowCounterclockwise = arrowClockwise.mirrored

  static let circlepath = Sketch(
    lines: Pen.draw {
      $0.arc(12, 12, 8.25, from: 186, to: 336)
      $0.lines((20.5, 3.75), (20.5, 8.75), (15.5, 8.75))
      $0.arc(12, 12, 8.25, from: 6, to: 156)
      $0.lines((3.5, 20.25), (3.5, 15.25), (8.5, 15.25))
    })

  static let uturnBackward = Sketch(
    lines: Pen.draw {
      $0.move(4, 9)
      $0.line(15.25, 9)
      $0.arc(15.25, 14.25, 5.25, from: 270, to: 450, joined: true)
      $0.line(9.5, 19.5)
      $0.lines((8.5, 4.25), (3.75, 9), (8.5, 13.75))
    })

  static let uturnForward = uturnBackward.mirrored

  static let replyLeft = Sketch(
    outline: Pen.draw {
      $0.move(10.5, 4.5)
      $0.line(2.5, 11.5)
      $0.line(10.5, 18.5)
      $0.line(10.5, 14.5)
      $0.curve(15.5, 14.5, 19, 16, 21.5, 19.5)
      $0.curve(21, 13, 17, 8.75, 10.5, 8.5)
      $0.close()
    })

  static let replyRight = replyLeft.mirrored

  static let arrowDownToLine = Sketch(
    lines: Pen.draw {
      $0.lines((12, 3.25), (12, 15.5))
      $0.lines((6.25, 10), (12, 15.75), (17.75, 10))
      $0.lines((4.25, 20.5), (19.75, 20.5))
    })

  static let arrowUpToLine = arrowDownToLine.turned(.half)

  static let squareAndArrowUp = Sketch(
    lines: Pen.draw {
      $0.tray()
      $0.lines((12, 14.5), (12, 2.75))
      $0.lines((8.25, 6.25), (12, 2.5), (15.75, 6.25))
    })

  static let squareAndArrowDown = Sketch(
    lines: Pen.draw {
      $0.tray()
      $0.lines((12, 2.5), (12, 14.25))
      $0.lines((8.25, 10.75), (12, 14.5), (15.75, 10.75))
    })

  static let leave = Sketch(
    lines: Pen.draw {
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

  static let branch = Sketch(
    lines: Pen.draw {
      $0.circle(6.5, 4.9, 2.2)
      $0.circle(6.5, 19.1, 2.2)
      $0.circle(17.5, 6.9, 2.2)
      $0.lines((6.5, 7.25), (6.5, 16.75))
      $0.move(17.5, 9.25)
      $0.curve(17.5, 13.25, 12, 13.25, 6.75, 14.75)
    }, width: 1.9)

  static let shuffle = Sketch(
    lines: Pen.draw {
      $0.move(2.75, 17)
      $0.line(5, 17)
      $0.curve(11, 17, 11.5, 7, 17.5, 7)
      $0.line(20.5, 7)
      $0.move(2.75, 7)
      $0.line(5, 7)
      $0.curve(11, 7, 11.5, 17, 17.5, 17)
      $0.line(20.5, 17)
      $0.lines((17.75, 3.75), (21, 7), (17.75, 10.25))
      $0.lines((17.75, 13.75), (21, 17), (17.75, 20.25))
    })

  static let repeats = Sketch(
    lines: Pen.draw {
      $0.move(3.5, 11.5)
      $0.line(3.5, 9.5)
      $0.arc(7, 9.5, 3.5, from: 180, to: 270, joined: true)
      $0.line(20, 6)
      $0.lines((17, 2.75), (20.25, 6), (17, 9.25))
      $0.move(20.5, 12.5)
      $0.line(20.5, 14.5)
      $0.arc(17, 14.5, 3.5, from: 0, to: 90, joined: true)
      $0.line(4, 18)
      $0.lines((7, 14.75), (3.75, 18), (7, 21.25))
    })
}

extension Pen {
  /// An open box from which something comes out at the top.
  fileprivate mutating func tray() {
    move(8.25, 9)
    line(7.25, 9)
    arc(7.25, 11.25, 2.25, from: 270, to: 180)
    arc(7.25, 18.75, 2.25, from: 180, to: 90, joined: true)
    arc(16.75, 18.75, 2.25, from: 90, to: 0, joined: true)
    arc(16.75, 11.25, 2.25, from: 0, to: -90, joined: true)
    line(15.75, 9)
  }
}
