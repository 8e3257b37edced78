extension Symbol {
  static let doc = Symbol(
    name: "doc",
    strokes: Pen.draw {
      $0.move(13.25, 2.75)
      $0.line(7.25, 2.75)
      $0.arc(7.25, 5.25, 2.5, from: 270, to: 180)
      $0.arc(7.25, 18.75, 2.5, from: 180, to: 90, joined: true)
      $0.arc(16.75, 18.75, 2.5, from: 90, to: 0, joined: true)
      $0.line(19.25, 8.75)
      $0.line(13.25, 2.75)
      $0.line(13.25, 8.75)
      $0.line(19.25, 8.75)
    })

  static let folder = Symbol(
    name: "folder",
    strokes: Pen.draw {
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

  static let bookmark = Symbol(
    name: "bookmark",
    strokes: Pen.draw {
      $0.move(6, 20.75)
      $0.line(6, 5.5)
      $0.arc(8.5, 5.5, 2.5, from: 180, to: 270, joined: true)
      $0.arc(15.5, 5.5, 2.5, from: 270, to: 360, joined: true)
      $0.line(18, 20.75)
      $0.line(12, 16.25)
      $0.close()
    })

  static let bookmarkFill = Symbol(
    name: "bookmark.fill", strokes: bookmark.strokes, fills: bookmark.strokes)

  static let tag = Symbol(
    name: "tag",
    strokes: Pen.draw {
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
    }, fills: Pen.draw { $0.circle(8, 8, 1.5) })

  static let photo = Symbol(
    name: "photo",
    strokes: Pen.draw {
      $0.box(2.75, 4, 21.25, 20, radius: 2.75)
      $0.lines((3.25, 17), (8, 12.5), (11.25, 15.5), (15.75, 10.75), (20.75, 15.75))
    }, fills: Pen.draw { $0.circle(8, 8.6, 1.6) })

  static let envelope = Symbol(
    name: "envelope",
    strokes: Pen.draw {
      $0.box(2.75, 5, 21.25, 19, radius: 2.75)
      $0.lines((3.75, 7), (12, 13.25), (20.25, 7))
    })

  static let calendar = Symbol(
    name: "calendar",
    strokes: Pen.draw {
      $0.box(3.5, 4.75, 20.5, 20.75, radius: 2.75)
      $0.lines((3.5, 9.75), (20.5, 9.75))
      $0.lines((8, 2.75), (8, 5.5))
      $0.lines((16, 2.75), (16, 5.5))
    })

  static let terminal = Symbol(
    name: "terminal",
    strokes: Pen.draw {
      $0.box(2.75, 4, 21.25, 20, radius: 2.75)
      $0.lines((7, 8.75), (10.25, 12), (7, 15.25))
      $0.lines((12.75, 15.25), (17, 15.25))
    })
}
