extension Sketch {
  static let person = Sketch(
    outline: Pen.draw {
      $0.circle(12, 7.5, 4.1)
      $0.move(5, 20.75)
      $0.curve(4.2, 20.75, 3.7, 20.1, 3.9, 19.3)
      $0.curve(4.7, 16.2, 7.9, 14.6, 12, 14.6)
      $0.curve(16.1, 14.6, 19.3, 16.2, 20.1, 19.3)
      $0.curve(20.3, 20.1, 19.8, 20.75, 19, 20.75)
      $0.close()
    })

  static let twoPeople = Sketch(
    outline: Pen.draw {
      $0.circle(8.75, 8.25, 3.4)
      $0.move(3, 19.75)
      $0.curve(2.1, 19.75, 1.7, 19.1, 1.9, 18.4)
      $0.curve(2.6, 15.75, 5.25, 14.4, 8.75, 14.4)
      $0.curve(12.25, 14.4, 14.9, 15.75, 15.6, 18.4)
      $0.curve(15.8, 19.1, 15.4, 19.75, 14.5, 19.75)
      $0.close()
    },
    lines: Pen.draw {
      $0.arc(15.25, 8.25, 3.4, from: -80, to: 80)
      $0.move(17.25, 14.75)
      $0.curve(19.75, 15.25, 21.5, 16.5, 22.1, 18.4)
      $0.curve(22.3, 19.1, 21.9, 19.75, 21, 19.75)
      $0.line(19.25, 19.75)
    }, width: 1.9)

  static let threePeople = Sketch(
    outline: Pen.draw {
      $0.circle(12, 7.75, 3.25)
      $0.move(7, 19)
      $0.curve(6, 19, 5.75, 18.25, 6, 17.6)
      $0.curve(6.75, 15.25, 9, 13.9, 12, 13.9)
      $0.curve(15, 13.9, 17.25, 15.25, 18, 17.6)
      $0.curve(18.25, 18.25, 18, 19, 17, 19)
      $0.close()
    },
    lines: Pen.draw {
      $0.circle(4.5, 9.25, 2)
      $0.circle(19.5, 9.25, 2)
      $0.move(4, 14)
      $0.curve(2.5, 14.5, 1.5, 15.25, 1.25, 16.5)
      $0.line(3.25, 16.5)
      $0.move(20, 14)
      $0.curve(21.5, 14.5, 22.5, 15.25, 22.75, 16.5)
      $0.line(20.75, 16.5)
    }, width: 1.7)

  static let personInCircle = Sketch(
    outline: Pen.draw { $0.circle(12, 12, 9.5) },
    details: Pen.draw {
      $0.circle(12, 9.75, 3.1)
      $0.move(5.75, 18.75)
      $0.curve(7, 16.25, 9, 15.25, 12, 15.25)
      $0.curve(15, 15.25, 17, 16.25, 18.25, 18.75)
    }, width: 1.8)

  static let message = Sketch(
    outline: Pen.draw {
      $0.move(12, 3.5)
      $0.curve(17.5, 3.5, 21.75, 7, 21.75, 11.5)
      $0.curve(21.75, 16, 17.5, 19.5, 12, 19.5)
      $0.curve(11, 19.5, 10, 19.4, 9.1, 19.15)
      $0.curve(7.5, 20.5, 5.5, 21.25, 3.5, 21.25)
      $0.curve(4.5, 20, 5.25, 18.75, 5.25, 17.25)
      $0.curve(3.4, 15.75, 2.25, 13.75, 2.25, 11.5)
      $0.curve(2.25, 7, 6.5, 3.5, 12, 3.5)
      $0.close()
    })

  static let bubble = Sketch(
    outline: Pen.draw {
      $0.arc(18.5, 6.5, 3, from: 270, to: 360)
      $0.arc(18.5, 14.25, 3, from: 0, to: 90, joined: true)
      $0.line(11, 17.25)
      $0.line(6.5, 21.5)
      $0.line(6.5, 17.25)
      $0.line(5.5, 17.25)
      $0.arc(5.5, 14.25, 3, from: 90, to: 180, joined: true)
      $0.arc(5.5, 6.5, 3, from: 180, to: 270, joined: true)
      $0.close()
    })

  static let bubbleRight = bubble.mirrored

  static let textBubble = Sketch(
    outline: bubble.outline,
    details: Pen.draw {
      $0.lines((7, 8.5), (17, 8.5))
      $0.lines((7, 12.25), (14, 12.25))
    })

  static let phone = Sketch(
    outline: Pen.draw {
      $0.move(6.75, 3)
      $0.curve(4.75, 3.25, 3, 5, 3.25, 7.5)
      $0.curve(4, 14.5, 9.5, 20, 16.5, 20.75)
      $0.curve(19, 21, 20.75, 19.25, 21, 17.25)
      $0.curve(21, 16.5, 20.75, 16, 20.1, 15.7)
      $0.line(16.5, 13.9)
      $0.curve(15.9, 13.6, 15.25, 13.75, 14.8, 14.2)
      $0.line(13.5, 15.6)
      $0.curve(11.5, 14.6, 9.4, 12.5, 8.4, 10.5)
      $0.line(9.8, 9.2)
      $0.curve(10.25, 8.75, 10.4, 8.1, 10.1, 7.5)
      $0.line(8.3, 3.9)
      $0.curve(8, 3.25, 7.5, 3, 6.75, 3)
      $0.close()
    })

  static let thumbUp = Sketch(
    outline: Pen.draw {
      $0.move(7.25, 10.75)
      $0.line(11, 2.75)
      $0.curve(13, 2.75, 14, 4, 14, 5.75)
      $0.line(13.5, 9)
      $0.line(18.75, 9)
      $0.curve(20.5, 9, 21.6, 10.25, 21.25, 12)
      $0.line(20, 18.5)
      $0.curve(19.7, 20, 18.75, 20.75, 17.25, 20.75)
      $0.line(7.25, 20.75)
      $0.close()
    }, lines: Pen.draw { $0.lines((2.75, 10.75), (2.75, 20.75)) })

  static let thumbDown = thumbUp.turned(.half).mirrored

  static let hand = Sketch(
    outline: Pen.draw {
      $0.move(8, 12.5)
      $0.line(8, 5)
      $0.arc(9.4, 5, 1.4, from: 180, to: 360, joined: true)
      $0.line(10.8, 3.6)
      $0.arc(12.2, 3.6, 1.4, from: 180, to: 360, joined: true)
      $0.line(13.6, 5)
      $0.arc(15, 5, 1.4, from: 180, to: 360, joined: true)
      $0.line(16.4, 7.5)
      $0.arc(17.8, 7.5, 1.4, from: 180, to: 360, joined: true)
      $0.line(19.2, 15)
      $0.curve(19.2, 19.25, 16.5, 21.75, 13, 21.75)
      $0.curve(9.5, 21.75, 8, 20, 6.75, 17.75)
      $0.line(4, 13.25)
      $0.curve(3.25, 12, 5, 10.5, 6.25, 11.5)
      $0.close()
    },
    details: Pen.draw {
      $0.lines((10.8, 5), (10.8, 11))
      $0.lines((13.6, 5), (13.6, 11))
      $0.lines((16.4, 7.5), (16.4, 12))
    }, width: 1.7)

  static let smile = Sketch(
    outline: Pen.draw { $0.circle(12, 12, 9) },
    details: Pen.draw { $0.arc(12, 12.5, 4.75, from: 20, to: 160) },
    holes: Pen.draw {
      $0.circle(8.75, 9.5, 1.35)
      $0.circle(15.25, 9.5, 1.35)
    })
}
