import Eyes
import Foundation
import TestSupport

/// Measures the launcher and the library against small C programs, all in the same run and taking
/// turns, and prints a table.
///
///     Benchmark FLOORS LAUNCHER WARM [ROUNDS]
///     Benchmark FLOORS LAUNCHER WARM lists [ROUNDS]     (long menus instead; see `ListBenchmark`)
@main @MainActor struct Benchmark {
  private let meter: Meter
  private let floors: [Subject]
  private let product: Subject
  private let items: String
  private let moreItems: String
  private let manyItems: String
  private let rounds: Int
  private var figures = Figures()
  private var subjects: [Subject] { floors + [product] }

  static func main() async throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 4 else {
      print("usage: Benchmark FLOORS LAUNCHER WARM [ROUNDS]")
      exit(2)
    }
    let measuresLists = arguments.count > 4 && arguments[4] == "lists"
    let rounds =
      (measuresLists ? arguments.dropFirst(5) : arguments.dropFirst(4)).first
      .flatMap { Int($0) } ?? 15
    do {
      let server = try await XServer(width: 1920, height: 1080)
      // The machine's own fonts, as everyday programs find them.
      server.environment["FONTCONFIG_FILE"] = nil
      if measuresLists {
        var lists = ListBenchmark(meter: try Meter(server), warm: arguments[3], rounds: rounds)
        await lists.measure()
        print(lists.text)
        return
      }
      var benchmark = Benchmark(
        meter: try Meter(server),
        floors: ["F0", "F1", "F2"].map { .floor($0, "\(arguments[1])/\($0.lowercased())") },
        product: Subject(
          name: "menukit", program: arguments[2], readsInput: true, arguments: ["--no-animation"],
          warm: [arguments[3]]),
        items: try Items.twelve(), moreItems: try Items.many(1_000),
        manyItems: try Items.many(100_000), rounds: max(1, rounds))
      try await benchmark.measure()
      print(Table(benchmark.figures).text)
    } catch {
      print("The benchmark stopped: \(error)")
      exit(1)
    }
  }

  private mutating func measure() async throws {
    for subject in subjects {
      // Once without counting: caches of files and fonts.
      try await meter.end(try meter.open(subject, items).0)
    }
    for _ in 0..<rounds {
      for subject in subjects.shuffled() { try await measureOpening(of: subject) }
    }
    for _ in 0..<max(1, rounds / 5) {
      for subject in subjects.shuffled() {
        try await measureHover(of: subject)
        try await measureReopening(of: subject)
      }
    }
    for _ in 0..<rounds { try await measureLongLists() }
    guard case let number = proxy_start(meter.server.display), number >= 0 else {
      throw NeverHappened("no display for the proxy was free")
    }
    for subject in subjects { try await countRoundTrips(of: subject, display: ":\(number)") }
    try await countWakeUps()
  }

  private mutating func measureOpening(of subject: Subject) async throws {
    let (client, opening) = try meter.open(subject, items)
    figures.add(opening.stable, .opening, subject.name)
    figures.add(ProcessFigures.processorTime(of: client.pid), .processor, subject.name)
    figures.add(ProcessFigures.peakMemory(of: client.pid), .memory, subject.name)
    try await meter.end(client)
  }

  private mutating func measureHover(of subject: Subject) async throws {
    let (client, opening) = try meter.open(subject, items)
    for time in try meter.hover(in: opening.window, of: subject.name, moves: 30) {
      figures.add(time, .hovering, subject.name)
    }
    try await meter.end(client)
  }

  private mutating func measureReopening(of subject: Subject) async throws {
    let client = try await subject.stay(items, on: meter.server)
    try meter.close(try meter.reopen(client, subject))
    for _ in 0..<7 {
      try await Task.sleep(for: .milliseconds(40))
      let opening = try meter.reopen(client, subject)
      figures.add(opening.stable, .reopening, subject.name)
      try meter.close(opening)
    }
    try await meter.end(client)
  }

  private mutating func measureLongLists() async throws {
    let lists = [(Row.few, items), (.more, moreItems), (.many, manyItems)]
    for (row, file) in lists.shuffled() {
      let (client, opening) = try meter.open(product, file)
      figures.add(opening.shown, row, product.name)
      try await meter.end(client)
    }
  }

  private mutating func countRoundTrips(of subject: Subject, display: String) async throws {
    let client = try await subject.stay(
      items, on: meter.server, environment: ["DISPLAY": display])
    for count in 0..<4 {
      let before = proxy_round_trips()
      let opening = try meter.reopen(client, subject)
      if count > 0 {
        figures.add(Double(proxy_round_trips() - before), .roundTrips, subject.name)
      }
      try meter.close(opening)
      try await Task.sleep(for: .milliseconds(40))
    }
    try await meter.end(client)
  }

  private mutating func countWakeUps() async throws {
    let (client, _) = try meter.open(product, items)
    try await Task.sleep(for: .milliseconds(500))
    let before = ProcessFigures.wakeUps(of: client.pid)
    try await Task.sleep(for: .seconds(4))
    figures.add((ProcessFigures.wakeUps(of: client.pid) - before) / 4, .wakeUps, product.name)
    try await meter.end(client)
  }
}
