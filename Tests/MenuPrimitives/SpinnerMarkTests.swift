import MenuPrimitives
import Testing

@Suite("The mark that turns while something is waited for")
struct SpinnerMarkTests {
  @Test("It takes twelve steps in a second and is then as it was")
  func steps() {
    var time = Timestamp.zero
    var seen: [Int] = []
    while time < Timestamp(nanoseconds: 1_000_000_000) {
      seen.append(SpinnerMark(at: time).step)
      let next = SpinnerMark.nextStep(after: time)
      #expect(next > time)
      // Nothing differs until then.
      #expect(SpinnerMark(at: Timestamp(nanoseconds: next.nanoseconds - 1)).step == seen.last)
      time = next
    }
    #expect(seen.first == 0)
    #expect(seen.prefix(12) == ArraySlice(0..<12))
    #expect(seen.count <= 13)
  }

  @Test("The strong spoke leaves a trail behind it that gets fainter")
  func trail() {
    let mark = SpinnerMark(at: Timestamp(nanoseconds: 3 * 83_333_333 + 5))
    #expect(mark.step == 3)
    #expect(mark.opacity(ofSpoke: 3) == 1)
    let trail = [3, 2, 1, 0, 11, 10, 9, 8, 7, 6, 5, 4].map(mark.opacity(ofSpoke:))
    #expect(zip(trail, trail.dropFirst()).allSatisfy { $0 > $1 })
    #expect(abs((trail.last ?? 0) - 0.2) < 1e-9)
  }

  @Test("Any clock is good enough", arguments: [Int64.min + 1, -1, 0, Int64.max / 2])
  func anyClock(nanoseconds: Int64) {
    #expect((0..<12).contains(SpinnerMark(at: Timestamp(nanoseconds: nanoseconds)).step))
  }

  @Test("It is drawn as twelve symbols in the same box, each as strong as its spoke")
  func drawn() {
    let box = Rect(x: 4, y: 5, width: 20, height: 20)
    let commands = SpinnerMark.still.commands(in: box, tint: .black, opacity: 0.5)
    #expect(commands.count == 12)
    for (spoke, command) in commands.enumerated() {
      guard case .image(let image, let rect, let tint, let opacity) = command else {
        Issue.record("\(command) isn't a picture")
        continue
      }
      #expect(image == Image(symbol: Symbol.spinnerSpokes[spoke]))
      #expect(rect == box)
      #expect(tint == .black)
      #expect(opacity == 0.5 * SpinnerMark.still.opacity(ofSpoke: spoke))
    }
  }

  @Test("Spokes stay on their square", arguments: Symbol.spinnerSpokes)
  func onTheSquare(spoke: Symbol) {
    for element in spoke.strokes.elements {
      let points: [Point] =
        switch element {
        case .move(let point), .line(let point): [point]
        case .curve(let point, let one, let two): [point, one, two]
        case .close: []
        }
      for point in points {
        #expect(point.distance(to: Point(x: 12, y: 12)) + spoke.strokeWidth / 2 <= 12)
      }
    }
  }
}
