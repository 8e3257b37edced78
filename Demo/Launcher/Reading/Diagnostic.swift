/// Something about an input that its author wants to know.
struct Fault: Hashable, Sendable {
  /// How bad it is.
  enum Severity: String, Hashable, Sendable {
    /// Something that was written doesn't show.
    case error
    /// Everything shows, but perhaps not as it was meant.
    case note
  }

  /// How bad it is.
  let severity: Severity
  /// What happens to the line and how to mend it.
  let text: String

  /// A fault for which something doesn't show.
  static func error(_ text: String) -> Fault { Fault(severity: .error, text: text) }
  /// A fault for which something may show in another way than it was meant.
  static func note(_ text: String) -> Fault { Fault(severity: .note, text: text) }
}

/// A fault and where it is.
struct Diagnostic: Hashable, Sendable {
  /// What it is.
  let fault: Fault
  /// The number of the line, from 1; nil for the input as a whole.
  let line: Int?

  /// The line for a person: `menu.txt:3: error: …`.
  func description(of input: String) -> String {
    let place = line.map { "\(input):\($0)" } ?? input
    return "\(place): \(fault.severity.rawValue): \(fault.text)"
  }
}

/// The faults that were found in an input, as far as anybody wants to know them.
struct DiagnosticLog: Sendable {
  /// How much of what is found is kept.
  enum Extent: Hashable, Sendable {
    /// Everything, notes as well: the input is being checked.
    case everything
    /// So many errors; further ones are counted.
    case errors(atMost: Int)
  }

  /// How much is kept.
  let extent: Extent
  /// What was kept, in the order of the input.
  private(set) var kept: [Diagnostic] = []
  /// The number of errors found, kept or not.
  private(set) var errorCount = 0
  /// The number of errors kept.
  private(set) var keptErrorCount = 0

  /// A log without entries.
  init(extent: Extent) {
    self.extent = extent
  }

  /// Whether notes are kept: what is only looked for to be noted needn't be looked for otherwise.
  var keepsNotes: Bool { extent == .everything }

  /// Orders the entries by their lines; those without a line come last.
  mutating func sort() {
    kept = kept.enumerated().sorted {
      ($0.element.line ?? .max, $0.offset) < ($1.element.line ?? .max, $1.offset)
    }.map(\.element)
  }

  /// Takes up a fault.
  mutating func report(_ fault: Fault, line: Int?) {
    switch fault.severity {
    case .error: errorCount += 1
    case .note: break
    }
    switch (extent, fault.severity) {
    case (.everything, .error):
      break
    case (.errors(let limit), .error):
      guard keptErrorCount < limit else { return }
    case (.everything, .note):
      kept.append(Diagnostic(fault: fault, line: line))
      return
    case (.errors, .note):
      return
    }
    keptErrorCount += 1
    kept.append(Diagnostic(fault: fault, line: line))
  }
}
