/// The figures of one run: for every row of the table, what each subject needed.
struct Figures {
  private var samples: [Row: [String: [Double]]] = [:]

  /// Adds what was measured once.
  mutating func add(_ value: Double, _ row: Row, _ subject: String) {
    samples[row, default: [:]][subject, default: []].append(value)
  }

  /// The median of a cell; nil when it was not measured.
  func median(_ row: Row, _ subject: String) -> Double? {
    guard let values = samples[row]?[subject]?.sorted(), !values.isEmpty else { return nil }
    return (values[(values.count - 1) / 2] + values[values.count / 2]) / 2
  }

  /// One cell divided by another.
  func ratio(_ row: Row, _ subject: String, to other: String, row otherRow: Row? = nil)
    -> Double?
  {
    guard let value = median(row, subject), let base = median(otherRow ?? row, other), base > 0
    else { return nil }
    return value / base
  }
}
