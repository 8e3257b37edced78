import Foundation

/// How values lie, as text for people.
struct Distribution: CustomStringConvertible {
  private let sorted: [Double]

  init(_ values: [Double]) {
    sorted = values.sorted()
  }

  /// The middle one; zero when there is none.
  var median: Double { value(at: 0.5) }

  private func value(at part: Double) -> Double {
    guard !sorted.isEmpty else { return 0 }
    return sorted[min(sorted.count - 1, Int(Double(sorted.count) * part))]
  }

  var description: String {
    let values = [("median", 0.5), ("90 %", 0.9), ("99 %", 0.99), ("most", 1)].map {
      "\($0.0) \(String(format: "%.2f", value(at: $0.1)))"
    }
    return values.joined(separator: ", ") + " (of \(sorted.count))"
  }
}
