import Glibc

extension Symbol {
  /// The spokes of the mark that turns while something is waited for, clockwise from the top.
  public static let spinnerSpokes: [Symbol] = (0..<SpinnerMark.spokeCount).map { spoke in
    let angle = Double(spoke) / Double(SpinnerMark.spokeCount) * 2 * .pi
    let (x, y) = (sin(angle), -cos(angle))
    return Symbol(
      name: "spinner.spoke.\(spoke)",
      strokes: Pen.draw {
        $0.lines((12 + 6 * x, 12 + 6 * y), (12 + 10.5 * x, 12 + 10.5 * y))
      },
      strokeWidth: 2)
  }
}
