import Foundation

/// The figures as a table for people, with the goals that they are held against.
struct Table {
  private let figures: Figures
  private let columns = ["F0", "F1", "F2", "menukit"]

  init(_ figures: Figures) {
    self.figures = figures
  }

  /// A goal: what is compared, and which values must and should be reached.
  private struct Goal {
    var row: Row
    var what: String
    var value: Double?
    var must: Double
    var aim: Double
  }

  private var goals: [Goal] {
    let product = "menukit"
    return [
      Goal(
        row: .opening, what: "of F2",
        value: figures.ratio(.opening, product, to: "F2"), must: 0.75, aim: 0.75),
      Goal(
        row: .opening, what: "of F1",
        value: figures.ratio(.opening, product, to: "F1"), must: .infinity, aim: 1.3),
      Goal(
        row: .memory, what: "MB", value: figures.median(.memory, product),
        must: 14, aim: 9),
      Goal(
        row: .reopening, what: "of F2",
        value: figures.ratio(.reopening, product, to: "F2"), must: 3, aim: 1.5),
      Goal(
        row: .hovering, what: "of F2",
        value: figures.ratio(.hovering, product, to: "F2"), must: 1.5, aim: 1.2),
      Goal(
        row: .more, what: "of 12 rows",
        value: figures.ratio(.more, product, to: product, row: .few), must: 1.5,
        aim: 1),
      Goal(
        row: .many, what: "of 12 rows",
        value: figures.ratio(.many, product, to: product, row: .few), must: 1.5,
        aim: 1),
      Goal(
        row: .roundTrips, what: "",
        value: figures.median(.roundTrips, product), must: 4, aim: 1),
      Goal(
        row: .wakeUps, what: "", value: figures.median(.wakeUps, product),
        must: 0, aim: 0),
    ]
  }

  /// The table, in Markdown.
  var text: String {
    var lines = [
      "| median of | " + columns.joined(separator: " | ") + " |", "|---|---|---|---|---|",
    ]
    for row in Row.allCases {
      let cells = columns.map { number(figures.median(row, $0)) }
      lines.append("| \(row.rawValue) | " + cells.joined(separator: " | ") + " |")
    }
    lines += ["", "| menukit | is | must | aim | |", "|---|---|---|---|---|"]
    for goal in goals {
      lines.append(
        "| \(goal.row.rawValue) | \(number(goal.value)) \(goal.what) | \(number(goal.must)) | "
          + "\(number(goal.aim)) | \(verdict(goal)) |")
    }
    return lines.joined(separator: "\n")
  }

  private func verdict(_ goal: Goal) -> String {
    guard let value = goal.value else { return "not measured" }
    if value <= goal.aim { return "aim reached" }
    return value <= goal.must ? "reached" : "missed"
  }

  private func number(_ value: Double?) -> String {
    guard let value, value.isFinite else { return "" }
    return String(format: value < 100 ? "%.2f" : "%.0f", value)
  }
}
