import MenuScene
import Testing

@Suite("Springs and curves")
struct MotionTests {
  static let springs = [0.2, 0.5, 0.8, 1].map {
    Spring(duration: .milliseconds(500), dampingRatio: $0)
  }

  @Test("A spring begins with its whole way and ends with hardly any", arguments: springs)
  func ends(spring: Spring) {
    #expect(spring.response(after: 0).way == 1)
    #expect(spring.response(after: 0).wayChange == 0)
    #expect(abs(spring.response(after: 0.4999).way) < 0.01)
    #expect(spring.response(after: 0.5) == .rest)
    #expect(spring.response(after: 100) == .rest)
  }

  @Test("Only a damped spring doesn't swing over", arguments: springs)
  func overshoot(spring: Spring) {
    let lowest =
      stride(from: 0, to: 0.5, by: 0.001).map { spring.response(after: $0).way }.min() ?? 0
    if spring.dampingRatio == 1 {
      #expect(lowest >= 0)
    } else {
      #expect(lowest < 0)
    }
    // The reference's springs swing over by a hundredth and a half.
    if spring.dampingRatio == 0.8 { #expect(abs(lowest + 0.0152) < 0.001) }
  }

  @Test("The speed that a response tells is that with which its way changes", arguments: springs)
  func speeds(spring: Spring) {
    let step = 1e-6
    for time in stride(from: 0.01, to: 0.49, by: 0.03) {
      let (now, later) = (spring.response(after: time), spring.response(after: time + step))
      #expect(abs((later.way - now.way) / step - now.wayChange) < 0.01)
      #expect(abs((later.speed - now.speed) / step - now.speedChange) < 0.01)
    }
    let start = spring.response(after: 0)
    #expect(start.speed == 0)
    #expect(start.speedChange == 1)
  }

  @Test("Going on from the middle with place and speed gives the same movement")
  func interruption() {
    let spring = Spring(duration: .milliseconds(500), dampingRatio: 0.8)
    let middle = spring.response(after: 0.1)
    for time in stride(from: 0.0, to: 0.35, by: 0.05) {
      let whole = spring.response(after: 0.1 + time).way
      let rest = spring.response(after: time)
      #expect(abs(middle.way * rest.way + middle.wayChange * rest.speed - whole) < 1e-9)
    }
  }

  @Test("Damping that makes no sense is brought to some that does")
  func strangeSprings() {
    #expect(Spring(duration: .seconds(1), dampingRatio: .nan).dampingRatio == 1)
    #expect(Spring(duration: .seconds(1), dampingRatio: 7).dampingRatio == 1)
    #expect(Spring(duration: .seconds(1), dampingRatio: -1).dampingRatio == 0.05)
    #expect(Spring(duration: .zero, dampingRatio: 0.8).response(after: 0) == .rest)
  }

  @Test(
    "Curves go from start to end and never back",
    arguments: [UnitCurve.linear, .easeIn, .easeOut, .easeInOut])
  func curves(curve: UnitCurve) {
    #expect(curve.progress(at: 0) == 0)
    #expect(curve.progress(at: 1) == 1)
    #expect(curve.progress(at: -1) == 0)
    #expect(curve.progress(at: 2) == 1)
    let steps = (0...100).map { curve.progress(at: Double($0) / 100) }
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test("What comes in is fast at first, what goes out slow")
  func ease() {
    #expect(abs(UnitCurve.linear.progress(at: 0.3) - 0.3) < 1e-6)
    #expect(abs(UnitCurve.easeInOut.progress(at: 0.5) - 0.5) < 1e-6)
    #expect(UnitCurve.easeOut.progress(at: 0.3) > 0.4)
    #expect(UnitCurve.easeIn.progress(at: 0.3) < 0.2)
  }
}
