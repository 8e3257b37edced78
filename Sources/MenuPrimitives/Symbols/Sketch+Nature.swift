extension Sketch {
  static let cloud = Sketch(
    outline: Pen.draw {
      $0.arc(6.9, 14.6, 4.4, from: 90, to: 264)
      $0.arc(11.9, 10.2, 5.45, from: 180, to: 360, joined: true)
      $0.arc(17.2, 14.7, 4.3, from: -88, to: 90, joined: true)
      $0.close()
    })

  static let cloudRain = cloud.placed(scale: 0.9, dx: 1.2, dy: -2.25).with(
    Sketch(
      lines: Pen.draw {
        $0.lines((8, 18.75), (7, 21.5))
        $0.lines((12.5, 18.75), (11.5, 21.5))
        $0.lines((17, 18.75), (16, 21.5))
      }))

  static let cloudArrowDown = Sketch(
    lines: Pen.draw {
      $0.move(8, 16.5)
      $0.line(6.75, 16.5)
      $0.arc(6.75, 12.25, 4.25, from: 90, to: 264, joined: true)
      $0.arc(12, 8.25, 5.25, from: 180, to: 360, joined: true)
      $0.arc(17.25, 12.25, 4.25, from: -88, to: 90, joined: true)
      $0.line(16, 16.5)
      $0.lines((12, 11.75), (12, 21.25))
      $0.lines((9, 18.5), (12, 21.5), (15, 18.5))
    })

  static let sun = Sketch(
    outline: Pen.draw { $0.circle(12, 12, 4.1) },
    lines: Pen.draw { pen in
      for (x, y) in [(0.0, 1.0), (0.7071, 0.7071), (1.0, 0.0), (0.7071, -0.7071)] {
        pen.lines((12 - 7.75 * x, 12 - 7.75 * y), (12 - 9.75 * x, 12 - 9.75 * y))
        pen.lines((12 + 7.75 * x, 12 + 7.75 * y), (12 + 9.75 * x, 12 + 9.75 * y))
      }
    })

  static let moon = Sketch(
    outline: Pen.draw {
      $0.move(20.5, 14.4)
      $0.curve(19.4, 14.9, 18.2, 15.1, 17, 15.1)
      $0.curve(12.6, 15.1, 9, 11.5, 9, 7.1)
      $0.curve(9, 5.8, 9.3, 4.6, 9.8, 3.5)
      $0.curve(6.1, 4.5, 3.4, 7.9, 3.4, 11.9)
      $0.curve(3.4, 16.7, 7.3, 20.6, 12.1, 20.6)
      $0.curve(15.9, 20.6, 19.2, 18.1, 20.5, 14.4)
      $0.close()
    })

  static let globe = Sketch(
    lines: Pen.draw {
      $0.circle(12, 12, 9)
      $0.ellipse(12, 12, 4, 9)
      $0.lines((3, 12), (21, 12))
    }, width: 1.9)

  static let bolt = Sketch(
    outline: Pen.draw {
      $0.lines(
        (13.5, 2.25), (4.75, 13.5), (11.25, 13.5), (10.25, 21.75), (19.25, 10.25), (12.5, 10.25),
        closed: true)
    })

  static let flame = Sketch(
    outline: Pen.draw {
      $0.move(12.75, 2)
      $0.curve(13.25, 5.5, 18.75, 8.5, 18.75, 14.5)
      $0.curve(18.75, 19, 15.75, 21.75, 12, 21.75)
      $0.curve(8.25, 21.75, 5.25, 19, 5.25, 15)
      $0.curve(5.25, 12.25, 6.5, 10.25, 8, 9)
      $0.curve(8.25, 10.75, 9, 11.75, 10, 12)
      $0.curve(9.5, 8.25, 10.25, 4.5, 12.75, 2)
      $0.close()
    })

  static let drop = Sketch(
    outline: Pen.draw {
      $0.move(12, 2.25)
      $0.curve(14, 6, 18.75, 10.25, 18.75, 14.9)
      $0.curve(18.75, 18.75, 15.75, 21.75, 12, 21.75)
      $0.curve(8.25, 21.75, 5.25, 18.75, 5.25, 14.9)
      $0.curve(5.25, 10.25, 10, 6, 12, 2.25)
      $0.close()
    })

  static let leaf = Sketch(
    outline: Pen.draw {
      $0.move(20.75, 3.5)
      $0.curve(21.5, 12, 19, 18.25, 12, 18.25)
      $0.curve(8, 18.25, 5.5, 15.75, 5.5, 12.25)
      $0.curve(5.5, 6.5, 11, 4.75, 20.75, 3.5)
      $0.close()
    }, lines: Pen.draw { $0.lines((3.25, 20.75), (7, 17)) },
    details: Pen.draw {
      $0.move(7, 17)
      $0.curve(9, 14, 11.5, 11.5, 15.5, 9.25)
    })

  static let snowflake = Sketch(
    lines: Pen.draw { pen in
      for turn in 0..<3 {
        let angle = Double(turn) * 60
        pen.spoke(angle)
        pen.spoke(angle + 180)
      }
    }, width: 1.7)

  static let wifi = Sketch(
    lines: Pen.draw {
      $0.arc(12, 18.25, 5.25, from: 225, to: 315)
      $0.arc(12, 18.25, 9.75, from: 225, to: 315)
      $0.arc(12, 18.25, 14.25, from: 225, to: 315)
    }, dots: Pen.draw { $0.circle(12, 17.75, 1.9) })

  static let antenna = Sketch(
    lines: Pen.draw {
      $0.arc(12, 12, 5.25, from: -48, to: 48)
      $0.arc(12, 12, 5.25, from: 132, to: 228)
      $0.arc(12, 12, 9.75, from: -48, to: 48)
      $0.arc(12, 12, 9.75, from: 132, to: 228)
    }, dots: Pen.draw { $0.circle(12, 12, 2) })

  static let pawprint = Sketch(
    dots: Pen.draw {
      $0.ellipse(9, 6, 1.9, 2.75)
      $0.ellipse(15, 6, 1.9, 2.75)
      $0.ellipse(4.5, 11, 1.75, 2.4)
      $0.ellipse(19.5, 11, 1.75, 2.4)
      $0.move(12, 11)
      $0.curve(15.25, 11, 17.75, 15.25, 17.75, 17.75)
      $0.curve(17.75, 20, 15.75, 20.5, 12, 19.75)
      $0.curve(8.25, 20.5, 6.25, 20, 6.25, 17.75)
      $0.curve(6.25, 15.25, 8.75, 11, 12, 11)
      $0.close()
    })
}

extension Pen {
  /// A line from the middle outwards with a small fork.
  fileprivate mutating func spoke(_ angle: Double) {
    polarLine(angle, from: 0, to: 9.5)
    polarLine(angle, from: 5.25, to: 8, turn: 32)
    polarLine(angle, from: 5.25, to: 8, turn: -32)
  }

  private mutating func polarLine(
    _ angle: Double, from start: Double, to end: Double, turn: Double = 0
  ) {
    var whole = Pen()
    whole.polar(12, 12, [(angle, start), (angle + turn, end)])
    guard case .move(let first) = whole.path.elements.first,
      case .line(let last) = whole.path.elements.dropFirst().first
    else { return }
    lines((first.x, first.y), (last.x, last.y))
  }
}
