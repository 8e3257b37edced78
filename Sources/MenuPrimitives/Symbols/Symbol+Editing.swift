extension Symbol {
  static let docOnDoc = Symbol(
    name: "doc.on.doc",
    strokes: Pen.draw {
      $0.box(9, 9, 20.75, 20.75, radius: 2.75)
      $0.move(15, 5.75)
      $0.arc(12.5, 5.75, 2.5, from: 0, to: -90)
      $0.arc(5.75, 5.75, 2.5, from: 270, to: 180, joined: true)
      $0.arc(5.75, 12.5, 2.5, from: 180, to: 90, joined: true)
    })

  static let clipboard = Symbol(
    name: "clipboard",
    strokes: Pen.draw { $0.box(4.75, 4.5, 19.25, 21, radius: 2.75) },
    fills: Pen.draw { $0.box(8.5, 2.25, 15.5, 7.25, radius: 1.75) })

  static let scissors = Symbol(
    name: "scissors",
    strokes: Pen.draw {
      $0.circle(5.75, 6.75, 2.75)
      $0.circle(5.75, 17.25, 2.75)
      $0.lines((8, 8.4), (20.75, 17.75))
      $0.lines((8, 15.6), (20.75, 6.25))
    })

  static let pencil = Symbol(
    name: "pencil",
    strokes: Pen.draw {
      $0.move(3.75, 20.25)
      $0.line(5, 15.25)
      $0.line(15.75, 4.5)
      $0.curve(16.75, 3.5, 18.25, 3.5, 19.25, 4.5)
      $0.line(19.5, 4.75)
      $0.curve(20.5, 5.75, 20.5, 7.25, 19.5, 8.25)
      $0.line(8.75, 19)
      $0.close()
      $0.lines((13.25, 7), (17, 10.75))
    })

  static let trash = Symbol(
    name: "trash",
    strokes: Pen.draw {
      $0.lines((3.75, 6.25), (20.25, 6.25))
      $0.move(8.5, 6.25)
      $0.line(8.5, 5.25)
      $0.arc(10.5, 5.25, 2, from: 180, to: 270, joined: true)
      $0.arc(13.5, 5.25, 2, from: 270, to: 360, joined: true)
      $0.line(15.5, 6.25)
      $0.move(5.6, 6.25)
      $0.line(6.3, 18.6)
      $0.curve(6.4, 19.9, 7.4, 20.9, 8.7, 20.9)
      $0.line(15.3, 20.9)
      $0.curve(16.6, 20.9, 17.6, 19.9, 17.7, 18.6)
      $0.line(18.4, 6.25)
      $0.lines((10, 10.5), (10, 16.5))
      $0.lines((14, 10.5), (14, 16.5))
    }, strokeWidth: 1.9)

  static let magnifyingglass = Symbol(
    name: "magnifyingglass",
    strokes: Pen.draw {
      $0.circle(10.5, 10.5, 6.9)
      $0.lines((15.6, 15.6), (20.75, 20.75))
    })

  static let link = Symbol(
    name: "link",
    strokes: Pen.draw { pen in
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
}
