import MenuX11

/// The line drawings of the gallery, on a square of 24 by 24.
enum Icon: String {
  case bell, bold, bolt, box, bubble, check, chevronDown, clock, copy, divider, document, download,
    folder, flag, hand
  case globe, grid, heart, italic, keyboard, layers, list, moon, pencil, person, pin, pointer
  case printer, save, search, share, sliders, star, submenu, sun, text, toggle, trash, underline
  case wifi, window

  /// The drawing as a picture for a row or a button.
  var image: Image {
    Image(symbol: Symbol(name: "gallery.\(rawValue)", strokes: Path(drawing), strokeWidth: 1.7))
  }

  /// The pen's steps, see `Path.init(_:)` below.
  private var drawing: String {
    switch self {
    case .bell:
      "M 5 17 L 19 17 L 17 14 L 17 10 C 17 3 7 3 7 10 L 7 14 Z M 10 20 C 11 21.5 13 21.5 14 20"
    case .bold:
      "M 7 12 L 7 4 L 13 4 C 18.5 4 18.5 12 13 12 Z M 7 12 L 14 12 C 20 12 20 20 14 20 L 7 20 Z"
    case .bolt: "M 13 3 L 5 14 L 11 14 L 10.5 21 L 19 9.5 L 13 9.5 Z"
    case .box:
      "M 12 3 L 20 7.5 L 20 16.5 L 12 21 L 4 16.5 L 4 7.5 Z M 4 7.5 L 12 12 L 20 7.5 M 12 12 L 12 21"
    case .bubble: "M 4 5 L 20 5 L 20 16 L 12 16 L 8 20 L 8 16 L 4 16 Z"
    case .flag: "M 6 3 L 6 21 M 6 4 C 10 2 13 7 19 4.5 L 19 13.5 C 13 16 10 11 6 13"
    case .hand:
      "M 8 13 L 8 5.5 C 8 3.5 11 3.5 11 5.5 L 11 11 L 16.5 12.3 C 18.3 12.8 19 14 19 15.5 "
        + "C 19 19 17 21 13.5 21 C 10 21 9 19.5 5.5 14.8 C 4.5 13.2 6.5 12 8 13.5"
    case .check: "M 4 13 L 9.5 18 L 20 6"
    case .chevronDown: "M 5 9 L 12 16 L 19 9"
    case .clock: "O 12 12 9 M 12 7 L 12 12 L 15.5 14"
    case .copy: "R 9 9 11 11 M 5 15 L 4 15 L 4 4 L 15 4 L 15 5"
    case .divider: "M 3 12 L 21 12 M 7 6 L 17 6 M 7 18 L 17 18"
    case .document: "M 14 3 L 6 3 L 6 21 L 19 21 L 19 8 Z M 14 3 L 14 8 L 19 8"
    case .download: "M 12 3 L 12 15 M 7 10.5 L 12 15.5 L 17 10.5 M 4 20 L 20 20"
    case .folder: "M 3 5 L 9 5 L 11.5 8 L 21 8 L 21 19 L 3 19 Z"
    case .globe:
      "O 12 12 9 M 3 12 L 21 12 M 12 3 C 8 7.5 8 16.5 12 21 M 12 3 C 16 7.5 16 16.5 12 21"
    case .grid: "R 4 4 6.5 6.5 R 13.5 4 6.5 6.5 R 4 13.5 6.5 6.5 R 13.5 13.5 6.5 6.5"
    case .heart:
      "M 12 20 C 4 14 3 10.5 3 8.5 C 3 5.5 5.3 4 7.5 4 C 9.5 4 11 5 12 6.5 "
        + "C 13 5 14.5 4 16.5 4 C 18.7 4 21 5.5 21 8.5 C 21 10.5 20 14 12 20 Z"
    case .italic: "M 10 4 L 18 4 M 6 20 L 14 20 M 14 4 L 10 20"
    case .keyboard:
      "R 2 6 20 12 M 6 10 L 6.1 10 M 10 10 L 10.1 10 M 14 10 L 14.1 10 M 18 10 L 18.1 10 M 8 14 L 16 14"
    case .layers:
      "M 12 3 L 21 8 L 12 13 L 3 8 Z M 3 12 L 12 17 L 21 12 M 3 16 L 12 21 L 21 16"
    case .list:
      "M 9 6 L 20 6 M 9 12 L 20 12 M 9 18 L 20 18 M 4 6 L 4.1 6 M 4 12 L 4.1 12 M 4 18 L 4.1 18"
    case .moon: "M 20 14.5 C 14.5 17 7.5 12 10 4 C 5 5.5 3 10 4 14 C 5.5 20.5 16 23 20 14.5 Z"
    case .pencil: "M 4 20 L 5 15.5 L 16 4.5 L 19.5 8 L 8.5 19 Z"
    case .person: "O 12 8 4 M 4 20.5 C 4 16 8 14.5 12 14.5 C 16 14.5 20 16 20 20.5"
    case .pin: "M 8 3 L 16 3 M 9 3 L 9 9 L 6 13 L 18 13 L 15 9 L 15 3 M 12 13 L 12 21"
    case .pointer: "M 5 3 L 19 11 L 12.5 13 L 10 20 Z"
    case .printer:
      "M 7 8 L 7 3 L 17 3 L 17 8 M 7 17 L 4 17 L 4 8 L 20 8 L 20 17 L 17 17 M 7 14 L 17 14 L 17 21 L 7 21 Z"
    case .save:
      "M 4 4 L 16 4 L 20 8 L 20 20 L 4 20 Z M 8 4 L 8 9 L 15 9 L 15 4 M 8 20 L 8 14 L 16 14 L 16 20"
    case .search: "O 10.5 10.5 6.5 M 15.5 15.5 L 20.5 20.5"
    case .share: "M 12 15 L 12 3 M 8 7 L 12 3 L 16 7 M 5 12 L 5 20 L 19 20 L 19 12"
    case .sliders:
      "M 3 8 L 7 8 M 12 8 L 21 8 O 9.5 8 2.5 M 3 16 L 12 16 M 17 16 L 21 16 O 14.5 16 2.5"
    case .star:
      "M 12 3 L 14.7 8.8 L 21 9.6 L 16.3 14 L 17.6 20.4 L 12 17.2 L 6.4 20.4 L 7.7 14 L 3 9.6 L 9.3 8.8 Z"
    case .submenu: "R 3 4 9 16 M 15 9 L 19 12 L 15 15"
    case .sun:
      "O 12 12 4 M 12 2 L 12 4 M 12 20 L 12 22 M 2 12 L 4 12 M 20 12 L 22 12 M 5 5 L 6.4 6.4 "
        + "M 17.6 17.6 L 19 19 M 5 19 L 6.4 17.6 M 17.6 6.4 L 19 5"
    case .text: "M 5 8 L 5 5 L 19 5 L 19 8 M 12 5 L 12 20 M 9 20 L 15 20"
    case .toggle:
      "M 7 7 L 17 7 C 23.5 7 23.5 17 17 17 L 7 17 C 0.5 17 0.5 7 7 7 Z O 16.5 12 2"
    case .trash:
      "M 4 7 L 20 7 M 9 7 L 9 4 L 15 4 L 15 7 M 6 7 L 7 20 L 17 20 L 18 7 M 10 11 L 10 16 M 14 11 L 14 16"
    case .underline: "M 6 4 L 6 11 C 6 18.5 18 18.5 18 11 L 18 4 M 5 21 L 19 21"
    case .wifi:
      "M 2.5 10 C 8 4.5 16 4.5 21.5 10 M 6 13.8 C 9.5 10.5 14.5 10.5 18 13.8 M 9.8 17.4 C 11 16.2 13 16.2 14.2 17.4"
    case .window: "R 3 4 18 16 M 3 9 L 21 9"
    }
  }
}

extension Path {
  /// Reads the pen's steps: `M x y` moves, `L x y` draws a line, `C x y x y x y` a curve, `Z` closes,
  /// `O x y radius` is a circle and `R x y width height` a rectangle. What it doesn't know it skips.
  fileprivate init(_ drawing: String) {
    self.init()
    var words = drawing.split(separator: " ")[...]
    func number() -> Double { words.popFirst().flatMap { Double($0) } ?? 0 }
    func point() -> Point { Point(x: number(), y: number()) }
    while let word = words.popFirst() {
      switch word {
      case "M": elements.append(.move(point()))
      case "L": elements.append(.line(point()))
      case "C":
        let (control1, control2) = (point(), point())
        elements.append(.curve(point(), control1: control1, control2: control2))
      case "Z": elements.append(.close)
      case "O": addCircle(center: point(), radius: number())
      case "R": addRectangle(Rect(origin: point(), size: Size(width: number(), height: number())))
      default: break
      }
    }
  }

  private mutating func addRectangle(_ rect: Rect) {
    elements += [
      .move(rect.origin), .line(Point(x: rect.maxX, y: rect.minY)),
      .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)), .close,
    ]
  }

  private mutating func addCircle(center: Point, radius: Double) {
    // The distance of the control points that makes four curves look like a circle.
    let reach = radius * 0.5523
    func at(_ dx: Double, _ dy: Double) -> Point { center.offset(dx: dx, dy: dy) }
    elements += [
      .move(at(0, -radius)),
      .curve(at(radius, 0), control1: at(reach, -radius), control2: at(radius, -reach)),
      .curve(at(0, radius), control1: at(radius, reach), control2: at(reach, radius)),
      .curve(at(-radius, 0), control1: at(-reach, radius), control2: at(-radius, reach)),
      .curve(at(0, -radius), control1: at(-radius, -reach), control2: at(-reach, -radius)),
      .close,
    ]
  }
}
