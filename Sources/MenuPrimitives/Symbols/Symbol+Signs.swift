extension Symbol {
  static let plus = Symbol(
    name: "plus",
    strokes: Pen.draw {
      $0.lines((12, 4.25), (12, 19.75))
      $0.lines((4.25, 12), (19.75, 12))
    })

  static let minus = Symbol(
    name: "minus", strokes: Pen.draw { $0.lines((4.25, 12), (19.75, 12)) })

  static let xmark = Symbol(
    name: "xmark",
    strokes: Pen.draw {
      $0.lines((5.75, 5.75), (18.25, 18.25))
      $0.lines((18.25, 5.75), (5.75, 18.25))
    }, strokeWidth: 2.25)

  static let ellipsis = Symbol(
    name: "ellipsis",
    fills: Pen.draw { pen in
      for x in [4.75, 12, 19.25] { pen.circle(x, 12, 1.9) }
    })

  static let infoCircle = Symbol(
    name: "info.circle",
    strokes: Pen.draw {
      $0.circle(12, 12, 9)
      $0.lines((12, 11.5), (12, 16.5))
    }, fills: Pen.draw { $0.circle(12, 7.75, 1.35) })

  static let questionmarkCircle = Symbol(
    name: "questionmark.circle",
    strokes: Pen.draw {
      $0.circle(12, 12, 9)
      $0.move(9.4, 9.4)
      $0.curve(9.4, 7.9, 10.5, 6.9, 12, 6.9)
      $0.curve(13.5, 6.9, 14.6, 7.9, 14.6, 9.3)
      $0.curve(14.6, 11.3, 12, 11.5, 12, 13.5)
    }, fills: Pen.draw { $0.circle(12, 16.8, 1.3) })

  static let exclamationmarkTriangle = Symbol(
    name: "exclamationmark.triangle",
    strokes: Pen.draw {
      $0.move(10.35, 4.4)
      $0.curve(11.1, 3.1, 12.9, 3.1, 13.65, 4.4)
      $0.line(21.1, 17.3)
      $0.curve(21.85, 18.6, 20.95, 20.2, 19.45, 20.2)
      $0.line(4.55, 20.2)
      $0.curve(3.05, 20.2, 2.15, 18.6, 2.9, 17.3)
      $0.close()
      $0.lines((12, 9), (12, 13))
    }, fills: Pen.draw { $0.circle(12, 16.5, 1.25) })

  static let power = Symbol(
    name: "power",
    strokes: Pen.draw {
      $0.arc(12, 12.75, 8, from: -54, to: 234)
      $0.lines((12, 3), (12, 11.25))
    })

  static let play = Symbol(
    name: "play",
    strokes: Pen.draw { $0.lines((6.75, 4.5), (19.25, 12), (6.75, 19.5), closed: true) })

  static let playFill = Symbol(
    name: "play.fill", strokes: play.strokes, fills: play.strokes)

  static let pause = Symbol(
    name: "pause",
    fills: Pen.draw {
      $0.box(5.75, 4.25, 10.25, 19.75, radius: 1.5)
      $0.box(13.75, 4.25, 18.25, 19.75, radius: 1.5)
    })
}
