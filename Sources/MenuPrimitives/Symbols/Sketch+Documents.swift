extension Sketch {
  private static let page = Pen.draw {
    $0.move(13.25, 2.75)
    $0.line(7.25, 2.75)
    $0.arc(7.25, 5.25, 2.5, from: 270, to: 180)
    $0.arc(7.25, 18.75, 2.5, from: 180, to: 90, joined: true)
    $0.arc(16.75, 18.75, 2.5, from: 90, to: 0, joined: true)
    $0.line(19.25, 8.75)
    $0.close()
  }
  private static let fold = Pen.draw { $0.lines((13.25, 2.75), (13.25, 8.75), (19.25, 8.75)) }

  static let doc = Sketch(outline: page, details: fold)

  static let docText = Sketch(
    outline: page,
    details: Path(
      fold.elements
        + Pen.draw {
          $0.lines((8.5, 13), (15.5, 13))
          $0.lines((8.5, 16.75), (15.5, 16.75))
        }.elements))

  static let docOnDoc = Sketch(
    outline: Pen.draw { $0.box(9, 9, 20.75, 20.75, radius: 2.75) },
    lines: Pen.draw {
      $0.move(15, 5.75)
      $0.arc(12.5, 5.75, 2.5, from: 0, to: -90)
      $0.arc(5.75, 5.75, 2.5, from: 270, to: 180, joined: true)
      $0.arc(5.75, 12.5, 2.5, from: 180, to: 90, joined: true)
    })

  static let clipboard = Sketch(
    outline: Pen.draw { $0.box(4.75, 4.5, 19.25, 21, radius: 2.75) },
    holes: Pen.draw { $0.box(8.5, 2.25, 15.5, 7.25, radius: 1.75) })

  static let listClipboard = Sketch(
    outline: clipboard.outline,
    details: Pen.draw {
      $0.lines((8.5, 12), (15.5, 12))
      $0.lines((8.5, 16), (15.5, 16))
    }, holes: clipboard.holes)

  static let docOnClipboard = Sketch(
    outline: Pen.draw { $0.box(11, 10.5, 20.75, 21.75, radius: 2.25) },
    lines: Pen.draw {
      $0.move(7.5, 19.5)
      $0.line(5.5, 19.5)
      $0.arc(5.5, 17.25, 2.25, from: 90, to: 180, joined: true)
      $0.arc(5.5, 6.5, 2.25, from: 180, to: 270, joined: true)
      $0.line(14.5, 4.25)
      $0.arc(14.5, 6.5, 2.25, from: 270, to: 360, joined: true)
      $0.line(16.75, 7)
    },
    details: Pen.draw {
      $0.lines((14, 14.25), (17.75, 14.25))
      $0.lines((14, 17.75), (17.75, 17.75))
    }, dots: Pen.draw { $0.box(6.25, 2, 13.75, 6.5, radius: 1.6) }, width: 1.9)

  static let folder = Sketch(
    outline: Pen.draw {
      $0.move(2.75, 17.25)
      $0.line(2.75, 6.75)
      $0.arc(5, 6.75, 2.25, from: 180, to: 270, joined: true)
      $0.line(8.25, 4.5)
      $0.curve(9, 4.5, 9.6, 4.8, 10.1, 5.4)
      $0.line(11.5, 7.1)
      $0.arc(19, 9.35, 2.25, from: 270, to: 360, joined: true)
      $0.arc(19, 17.25, 2.25, from: 0, to: 90, joined: true)
      $0.arc(5, 17.25, 2.25, from: 90, to: 180, joined: true)
      $0.close()
    })

  static let bookmark = Sketch(
    outline: Pen.draw {
      $0.move(6, 20.75)
      $0.line(6, 5.5)
      $0.arc(8.5, 5.5, 2.5, from: 180, to: 270, joined: true)
      $0.arc(15.5, 5.5, 2.5, from: 270, to: 360, joined: true)
      $0.line(18, 20.75)
      $0.line(12, 16.25)
      $0.close()
    })

  static let tag = Sketch(
    outline: Pen.draw {
      $0.move(3.25, 5.75)
      $0.arc(5.75, 5.75, 2.5, from: 180, to: 270, joined: true)
      $0.line(11, 3.25)
      $0.curve(11.8, 3.25, 12.4, 3.5, 13, 4.05)
      $0.line(20, 11.1)
      $0.curve(21.05, 12.1, 21.05, 13.75, 20, 14.8)
      $0.line(14.8, 20)
      $0.curve(13.75, 21.05, 12.1, 21.05, 11.1, 20)
      $0.line(4.05, 13)
      $0.curve(3.5, 12.4, 3.25, 11.8, 3.25, 11)
      $0.close()
    }, holes: Pen.draw { $0.circle(8, 8, 1.5) })

  static let envelope = Sketch(
    outline: Pen.draw { $0.box(2.75, 5, 21.25, 19, radius: 2.75) },
    details: Pen.draw { $0.lines((3.75, 7), (12, 13.25), (20.25, 7)) })

  static let envelopeOpen = Sketch(
    outline: Pen.draw {
      $0.lines((2.75, 9.5), (12, 2.75), (21.25, 9.5))
      $0.arc(18.75, 18.75, 2.5, from: 0, to: 90, joined: true)
      $0.arc(5.25, 18.75, 2.5, from: 90, to: 180, joined: true)
      $0.close()
    }, details: Pen.draw { $0.lines((3.25, 10.25), (12, 15.75), (20.75, 10.25)) })

  static let tray = Sketch(
    outline: Pen.draw {
      $0.move(2.25, 13.5)
      $0.line(5.75, 5)
      $0.line(18.25, 5)
      $0.line(21.75, 13.5)
      $0.arc(19.25, 17, 2.5, from: 0, to: 90, joined: true)
      $0.arc(4.75, 17, 2.5, from: 90, to: 180, joined: true)
      $0.close()
    },
    details: Pen.draw {
      $0.lines((2.5, 13.5), (8, 13.5))
      $0.arc(12, 13, 3.5, from: 172, to: 8)
      $0.lines((16, 13.5), (21.5, 13.5))
    }, width: 1.9)

  static let archivebox = Sketch(
    outline: Pen.draw {
      $0.box(2.5, 4, 21.5, 9, radius: 1.5)
      $0.move(4.25, 9)
      $0.line(4.25, 17.5)
      $0.arc(6.75, 17.5, 2.5, from: 180, to: 90, joined: true)
      $0.arc(17.25, 17.5, 2.5, from: 90, to: 0, joined: true)
      $0.line(19.75, 9)
    }, details: Pen.draw { $0.lines((9.5, 13), (14.5, 13)) })

  static let shippingbox = Sketch(
    outline: cube.outline,
    details: Path(
      cube.details.elements + Pen.draw { $0.lines((7.5, 4.75), (16.4, 9.6)) }.elements),
    width: 1.9)

  static let book = Sketch(
    outline: Pen.draw {
      $0.move(12, 6)
      $0.curve(9.5, 4, 6, 3.75, 2.25, 4.5)
      $0.line(2.25, 18.75)
      $0.curve(6, 18, 9.5, 18.25, 12, 20.25)
      $0.curve(14.5, 18.25, 18, 18, 21.75, 18.75)
      $0.line(21.75, 4.5)
      $0.curve(18, 3.75, 14.5, 4, 12, 6)
      $0.close()
    }, details: Pen.draw { $0.lines((12, 6.25), (12, 20)) })

  static let books = Sketch(
    outline: Pen.draw {
      $0.box(2.75, 3.5, 7.75, 20.5, radius: 1.25)
      $0.box(7.75, 6.5, 12.75, 20.5, radius: 1.25)
      $0.lines((14.25, 7), (18.5, 5.75), (22, 19), (17.75, 20.25), closed: true)
    }, width: 1.9)

  static let newspaper = Sketch(
    outline: Pen.draw {
      $0.box(2.25, 4, 18.25, 20, radius: 2.25)
      $0.move(18.25, 8)
      $0.line(21.75, 8)
      $0.arc(20, 18.25, 1.75, from: 0, to: 90, joined: true)
      $0.line(16.5, 20)
    },
    details: Pen.draw {
      $0.lines((6, 8), (14.5, 8))
      $0.lines((6, 12), (14.5, 12))
      $0.lines((6, 16), (11, 16))
    }, width: 1.9)

  static let noteText = Sketch(
    outline: Pen.draw { $0.box(3.5, 3.5, 20.5, 20.5, radius: 3) },
    details: Pen.draw {
      $0.lines((7.5, 8.25), (16.5, 8.25))
      $0.lines((7.5, 12), (16.5, 12))
      $0.lines((7.5, 15.75), (12.5, 15.75))
    }, width: 1.9)

  static let paperplane = Sketch(
    outline: Pen.draw {
      $0.lines((21.5, 2.5), (2.25, 9.75), (10.5, 13.5), (14.25, 21.75), closed: true)
    },
    details: Pen.draw { $0.lines((21, 3), (10.75, 13.25)) }, width: 1.9)

  static let paperclip = Sketch(
    lines: Pen.draw {
      $0.move(20.25, 11.25)
      $0.line(12, 19.5)
      $0.curve(9.75, 21.75, 6.5, 21.75, 4.5, 19.75)
      $0.curve(2.5, 17.75, 2.5, 14.5, 4.75, 12.25)
      $0.line(12.75, 4.25)
      $0.curve(14.25, 2.75, 16.5, 2.75, 17.9, 4.15)
      $0.curve(19.3, 5.55, 19.3, 7.75, 17.8, 9.25)
      $0.line(10, 17)
      $0.curve(9.2, 17.8, 8.1, 17.8, 7.4, 17.1)
      $0.curve(6.7, 16.4, 6.7, 15.3, 7.5, 14.5)
      $0.line(14.25, 7.75)
    }, width: 1.9)

  static let calendar = Sketch(
    outline: Pen.draw { $0.box(3.5, 4.75, 20.5, 20.75, radius: 2.75) },
    lines: Pen.draw {
      $0.lines((8, 2.75), (8, 5.5))
      $0.lines((16, 2.75), (16, 5.5))
    }, details: Pen.draw { $0.lines((3.5, 9.75), (20.5, 9.75)) })

  static let terminal = Sketch(
    outline: Pen.draw { $0.box(2.75, 4, 21.25, 20, radius: 2.75) },
    details: Pen.draw {
      $0.lines((7, 8.75), (10.25, 12), (7, 15.25))
      $0.lines((12.75, 15.25), (17, 15.25))
    })

  static let table = Sketch(
    outline: Pen.draw { $0.box(2.75, 4, 21.25, 20, radius: 2.75) },
    details: Pen.draw {
      $0.lines((2.75, 9.25), (21.25, 9.25))
      $0.lines((2.75, 14.5), (21.25, 14.5))
      $0.lines((9.5, 4), (9.5, 20))
    }, width: 1.9)

  static let chartBar = Sketch(
    dots: Pen.draw {
      $0.box(3.5, 13, 7.5, 20.5, radius: 1.25)
      $0.box(10, 3.5, 14, 20.5, radius: 1.25)
      $0.box(16.5, 8.5, 20.5, 20.5, radius: 1.25)
    })

  static let chartPie = Sketch(
    lines: Pen.draw {
      $0.arc(11, 13, 8.5, from: 0, to: 270)
      $0.line(11, 13)
      $0.close()
      $0.move(15, 9)
      $0.line(15, 2.25)
      $0.arc(15, 9, 6.75, from: 270, to: 360, joined: true)
      $0.close()
    })

  static let chartLine = Sketch(
    lines: Pen.draw {
      $0.lines((3.5, 3.5), (3.5, 20.5), (20.5, 20.5))
      $0.lines((7.5, 15.5), (11.25, 11), (14.5, 13.75), (20, 6.75))
      $0.lines((15.5, 6.25), (20.25, 6.25), (20.25, 11))
    })
}
