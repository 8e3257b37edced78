import Foundation

/// Places that the tests use on disk.
package enum Scratch {
  /// A private folder for this run: home and caches of all programs that tests start.
  package static let folder: String = {
    var template = Array((temporary + "/menukit-tests-XXXXXX").utf8CString)
    guard let made = mkdtemp(&template) else { return temporary }
    let path = String(cString: made)
    atexit { try? FileManager.default.removeItem(atPath: Scratch.folder) }
    return path
  }()

  /// Where pictures of failed comparisons go.
  package static let temporary = ProcessInfo.processInfo.environment["TMPDIR"] ?? "/tmp"

  /// The path of a program of this package, as built next to the tests.
  package static func product(_ name: String) -> String {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(fileURLWithPath: tests).deletingLastPathComponent().path + "/" + name
  }

  /// Writes a file for this run and returns its path.
  package static func file(_ name: String, _ content: String) throws -> String {
    let path = folder + "/" + name
    try content.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }
}
