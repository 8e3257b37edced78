import Foundation
import TestSupport

/// Measures menus of thousands of elements: how they open again, scroll, change and filter, and what
/// memory they take beyond that of the elements.
@MainActor struct ListBenchmark {
  private let meter: Meter
  private let warm: String
  private let rounds: Int
  private var lines: [String] = []

  init(meter: Meter, warm: String, rounds: Int) {
    self.meter = meter
    self.warm = warm
    self.rounds = rounds
  }

  /// What was measured, for people.
  var text: String { lines.joined(separator: "\n") }

  /// A program that stays with a menu of so many elements of a sort that `WarmMenu` knows.
  private func subject(_ sort: String, _ count: Int) -> Subject {
    Subject(
      name: "\(count) \(sort)", program: warm, readsInput: false, warm: [warm, sort, "\(count)"])
  }

  /// Measures everything; what can't be measured is said in its place.
  mutating func measure() async {
    do { try await measureOpening() } catch { lines.append("opening: \(error)") }
    do { try await measureScrolling() } catch { lines.append("scrolling: \(error)") }
    do { try await measureChanging() } catch { lines.append("changing: \(error)") }
    do { try await measureMemory() } catch { lines.append("memory: \(error)") }
    do { try await measureFiltering() } catch { lines.append("filtering: \(error)") }
  }

  private mutating func measureOpening() async throws {
    var again: [Int: [Milliseconds]] = [:]
    for count in [20, 10_000] {
      let subject = subject("mixed", count)
      let client = try await subject.stay(nil, on: meter.server)
      let first = try meter.reopen(client, subject)
      lines.append("\(count) mixed elements, first opening: \(number(first.stable)) ms")
      try meter.close(first)
      for _ in 0..<max(5, rounds) {
        try await Task.sleep(for: .milliseconds(40))
        let opening = try meter.reopen(client, subject)
        again[count, default: []].append(opening.stable)
        try meter.close(opening)
      }
      try await meter.end(client)
    }
    let (few, many) = (Distribution(again[20] ?? []), Distribution(again[10_000] ?? []))
    lines.append("20 mixed elements, opened again: \(few) ms")
    lines.append("10,000 mixed elements, opened again: \(many) ms")
    lines.append(
      "10,000 to 20: \(number(many.median / few.median)), must be at most 1.50")
  }

  private mutating func measureScrolling() async throws {
    for (name, step) in [("wheel", Meter.ScrollStep.wheel), ("page", .page)] {
      let subject = subject("mixed", 10_000)
      let client = try await subject.stay(nil, on: meter.server)
      let opening = try meter.reopen(client, subject)
      let times = Distribution(meter.scroll(opening.window, by: step))
      lines.append(
        "10,000 mixed elements, a step of scrolling (\(name)): \(times) ms, must be at most 8")
      try await meter.end(client)
    }
  }

  /// Changes the title of one row that shows, among few and among 100,000.
  private mutating func measureChanging() async throws {
    var medians: [Int: Double] = [:]
    for count in [20, 100_000] {
      let subject = subject("actions", count)
      let client = try await subject.stay(nil, on: meter.server)
      _ = try meter.reopen(client, subject)
      let times = Distribution(
        try (0..<max(10, 2 * rounds)).map { _ in
          try meter.change(client, subject)
        })
      try await meter.end(client)
      lines.append("\(count) actions, the title of one changes: \(times) ms")
      medians[count] = times.median
    }
    let ratio = (medians[100_000] ?? 0) / (medians[20] ?? 1)
    lines.append("100,000 to 20: \(number(ratio)) (no promise)")
  }

  /// Types a digit into a list of 10,000 rows and takes it back, here and in dmenu.
  private mutating func measureFiltering() async throws {
    let count = 10_000
    let subject = subject("filter", count)
    let client = try await subject.stay(nil, on: meter.server)
    _ = try meter.reopen(client, subject)
    let own = Distribution(try type(into: subject.name))
    try await meter.end(client)
    lines.append("10,000 actions, filtered by a key: \(own) ms")
    let rows = try Items.many(count)
    let dmenu = Subject(
      name: "dmenu", program: "dmenu", readsInput: true, arguments: ["-l", "40"], warm: [])
    guard let (peer, _) = try? meter.open(dmenu, rows) else {
      lines.append("dmenu isn't installed")
      return
    }
    let other = Distribution(try type(into: dmenu.name))
    try await meter.end(peer)
    lines.append("dmenu, the same rows: \(other) ms")
    lines.append("to dmenu: \(number(own.median / other.median)), must be at most 2.00")
  }

  private func type(into name: String) throws -> [Milliseconds] {
    let (seven, backspace): (Int32, Int32) = (16, 22)
    var times: [Milliseconds] = []
    for _ in 0..<max(5, rounds) {
      times.append(try meter.type(seven, into: name))
      _ = try meter.type(backspace, into: name)
    }
    return times
  }

  private mutating func measureMemory() async throws {
    var growth: [Int: Double] = [:]
    for count in [1_000, 101_000] {
      let subject = subject("actions", count)
      let client = try await subject.stay(nil, on: meter.server)
      let before = ProcessFigures.memory(of: client.pid)
      let opening = try meter.reopen(client, subject)
      growth[count] = ProcessFigures.memory(of: client.pid) - before
      try meter.close(opening)
      try await meter.end(client)
    }
    let bytes = ((growth[101_000] ?? 0) - (growth[1_000] ?? 0)) / 100_000
    lines.append(
      "memory for an element that shows in a menu: \(number(bytes)) bytes, must be at most 300")
  }

  private func number(_ value: Double) -> String { String(format: "%.2f", value) }
}
