import Foundation
import Testing

/// The article that says which test covers what: it is true as long as these tests pass.
@Suite("What is covered by which test") struct CoverageTests {
  private static let project = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The classes all of whose members have a place in the article.
  private static let sources = [
    "MenuModel/Elements", "MenuKit/Countries", "MenuKit/Presentation/MenuPresentation.swift",
    "MenuKit/Presentation/MenuPresentationSource.swift",
    "MenuKit/Interaction/MenuInteraction.swift",
    "MenuModel/Views/ReusableViewConfiguration.swift",
    "MenuModel/Views/ReusableViewConfiguration+Factories.swift",
    "MenuModel/Views/MenuMetrics.swift",
  ]

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: project.appending(path: path), encoding: .utf8)
  }

  /// The rows of the article's tables: what is covered, and by what.
  private static func rows() throws -> [(covered: String, tests: String)] {
    try text("Sources/MenuKit/MenuKit.docc/Coverage.md").split(separator: "\n")
      .filter { $0.hasPrefix("| ") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
      .filter { $0.count == 2 && $0[1] != "test" }
      .map { ($0[0], $0[1]) }
  }

  /// The Swift files in a folder, or the one that is named.
  private static func files(_ path: String) -> [String] {
    if path.hasSuffix(".swift") { return [path] }
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: project.appending(path: path).path)
    return (names ?? []).filter { $0.hasSuffix(".swift") }.map { "\(path)/\($0)" }
  }

  @Test("Every test that is named exists, and every row names one")
  func tests() throws {
    let rows = try Self.rows()
    #expect(rows.count > 50)
    for row in rows {
      var file: String?
      var count = 0
      for match in row.tests.matches(of: /`([^`]+)`|“([^”]+)”/) {
        if let path = match.output.1 {
          file = try Self.text("Tests/\(path).swift")
        } else if let title = match.output.2 {
          count += 1
          let isThere =
            file.map { $0.contains("\"\(title)\"") || $0.contains("func \(title)(") } ?? false
            || file?.contains("func `\(title)`(") == true
          #expect(isThere, "\(row.covered): no test “\(title)”")
        }
      }
      #expect(count > 0, "\(row.covered)")
    }
  }

  @Test("Every public type and member has a row, and every name in a row is one of these")
  func members() throws {
    let named = Set(
      try Self.rows().flatMap { $0.covered.matches(of: /`(\w+)`/).map { String($0.output.1) } })
    var declared: Set<String> = []
    for path in Self.sources.flatMap({ Self.files("Sources/\($0)") }) {
      let declarations = try Self.text(path).matches(
        of:
          /(?m)^ *(?:@\w+(?:\([^)]*\))? )*(?:public|open) (?:\w+\(set\) )?[^(={"\n]*?\b(?:var|func|let|class|struct|enum|protocol|typealias) (\w+)/
      )
      declared.formUnion(declarations.map { String($0.output.1) })
    }
    for name in declared.subtracting(named).sorted() { Issue.record("\(name) has no row") }
    for name in named.subtracting(declared).sorted() {
      Issue.record("there is no \(name)")
    }
  }

  @Test("Every link between articles leads to one")
  func links() throws {
    for path in try FileManager.default.subpathsOfDirectory(
      atPath: Self.project.appending(path: "Sources").path)
    where path.hasSuffix(".md") {
      let folder = (path as NSString).deletingLastPathComponent
      for link in try Self.text("Sources/\(path)").matches(of: /<doc:(\w+)>/) {
        let article = "Sources/\(folder)/\(link.output.1).md"
        #expect(
          FileManager.default.fileExists(atPath: Self.project.appending(path: article).path),
          "\(path): \(link.output.1)")
      }
    }
  }
}
