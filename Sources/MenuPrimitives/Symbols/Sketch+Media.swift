extension Sketch {
  static let play = Sketch(
    outline: Pen.draw { $0.lines((6.75, 4.5), (19.25, 12), (6.75, 19.5), closed: true) })

  static let pause = Sketch(
    dots: Pen.draw {
      $0.box(5.75, 4.25, 10.25, 19.75, radius: 1.5)
      $0.box(13.75, 4.25, 18.25, 19.75, radius: 1.5)
    })

  static let stop = Sketch(outline: Pen.draw { $0.box(5, 5, 19, 19, radius: 1.75) })

  static let forward = Sketch(
    outline: Pen.draw {
      $0.lines((2.5, 6), (11.5, 12), (2.5, 18), closed: true)
      $0.lines((12.5, 6), (21.5, 12), (12.5, 18), closed: true)
    })

  static let backward = forward.mirrored

  static let forwardEnd = Sketch(
    outline: Pen.draw { $0.lines((4.5, 5), (15.75, 12), (4.5, 19), closed: true) },
    lines: Pen.draw { $0.lines((19.5, 5), (19.5, 19)) })

  static let backwardEnd = forwardEnd.mirrored

  static let record = Sketch(
    lines: Pen.draw { $0.circle(12, 12, 9) }, dots: Pen.draw { $0.circle(12, 12, 4.5) })

  static let speaker = Sketch(
    outline: Pen.draw {
      $0.move(2.75, 9)
      $0.line(6, 9)
      $0.line(11, 4.5)
      $0.line(11, 19.5)
      $0.line(6, 15)
      $0.line(2.75, 15)
      $0.close()
    })

  static let speakerWave = Sketch(
    outline: speaker.outline,
    lines: Pen.draw {
      $0.arc(11.5, 12, 4.75, from: -45, to: 45)
      $0.arc(11.5, 12, 9.75, from: -45, to: 45)
    })

  /// In the middle, as nothing stands beside it.
  static let speakerAlone = speaker.placed(scale: 1, dx: 5, dy: 0)

  static let mic = Sketch(
    outline: Pen.draw { $0.box(8.5, 2.25, 15.5, 14.5, radius: 3.5) },
    lines: Pen.draw {
      $0.move(5, 10.75)
      $0.arc(12, 11, 7, from: 180, to: 0, joined: true)
      $0.lines((12, 18), (12, 21.75))
    })

  static let musicNote = Sketch(
    lines: Pen.draw { $0.lines((9.25, 17.5), (9.25, 5.25), (19.25, 3), (19.25, 15.25)) },
    dots: Pen.draw {
      $0.ellipse(6.75, 17.75, 3.25, 2.75)
      $0.ellipse(16.75, 15.5, 3.25, 2.75)
    })

  static let headphones = Sketch(
    outline: Pen.draw {
      $0.box(2.75, 13, 7.25, 20.5, radius: 1.75)
      $0.box(16.75, 13, 21.25, 20.5, radius: 1.75)
    },
    lines: Pen.draw {
      $0.move(3, 15)
      $0.line(3, 12.5)
      $0.arc(12, 12.5, 9, from: 180, to: 360, joined: true)
      $0.line(21, 15)
    }, width: 1.9)

  static let photo = Sketch(
    outline: Pen.draw { $0.box(2.75, 4, 21.25, 20, radius: 2.75) },
    details: Pen.draw {
      $0.lines((3.25, 17), (8, 12.5), (11.25, 15.5), (15.75, 10.75), (20.75, 15.75))
    }, holes: Pen.draw { $0.circle(8, 8.6, 1.6) })

  static let camera = Sketch(
    outline: Pen.draw {
      $0.move(7.25, 6.5)
      $0.line(8.75, 3.75)
      $0.line(15.25, 3.75)
      $0.line(16.75, 6.5)
      $0.arc(19.25, 9, 2.5, from: 270, to: 360, joined: true)
      $0.arc(19.25, 17.5, 2.5, from: 0, to: 90, joined: true)
      $0.arc(4.75, 17.5, 2.5, from: 90, to: 180, joined: true)
      $0.arc(4.75, 9, 2.5, from: 180, to: 270, joined: true)
      $0.close()
    }, details: Pen.draw { $0.circle(12, 13, 3.75) })

  static let video = Sketch(
    outline: Pen.draw {
      $0.box(2, 6, 15, 18, radius: 2.75)
      $0.lines((15, 11), (22, 7), (22, 17), (15, 13))
    })

  static let film = Sketch(
    outline: Pen.draw { $0.box(2.75, 4, 21.25, 20, radius: 2.25) },
    details: Pen.draw { pen in
      pen.lines((7.25, 4), (7.25, 20))
      pen.lines((16.75, 4), (16.75, 20))
      pen.lines((7.25, 12), (16.75, 12))
      for y in [8.0, 12, 16] {
        pen.lines((3, y), (7.25, y))
        pen.lines((16.75, y), (21, y))
      }
    }, width: 1.7)
}
