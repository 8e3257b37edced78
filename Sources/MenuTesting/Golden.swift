private import Glibc

/// Compares text with a file that holds what is expected.
///
/// Set the environment variable `MENUKIT_RECORD` to `1` to write the files anew.
public enum Golden {
  /// The largest golden file, in bytes: one that grows beyond it should be several.
  public static let sizeLimit = 16_384

  /// Says how `text` differs from the golden file, or nil when it doesn't.
  ///
  /// - Parameters:
  ///   - text: what was produced.
  ///   - name: the file's name in the folder `Goldens` beside the test's source file.
  ///   - file: the test's source file.
  public static func mismatch(
    _ text: String, named name: String, file: String = #filePath
  ) -> String? {
    let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    let path = "\(folder)/Goldens/\(name)"
    guard text.utf8.count <= sizeLimit else {
      return "\(name): \(text.utf8.count) bytes are more than a golden may have (\(sizeLimit))"
    }
    if getenv("MENUKIT_RECORD").map({ String(cString: $0) }) == "1" {
      return write(text, to: path) ? nil : "\(path): can't be written"
    }
    guard let expected = read(path) else {
      return "\(path) is missing; set MENUKIT_RECORD=1 to write it. It would hold:\n\(text)"
    }
    return expected == text ? nil : difference(expected: expected, actual: text, name: name)
  }

  private static func difference(expected: String, actual: String, name: String) -> String {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    var report = "\(name) differs (MENUKIT_RECORD=1 accepts it):\n"
    for line in 0..<max(old.count, new.count) {
      let (left, right) = (
        line < old.count ? old[line] : "(nothing)", line < new.count ? new[line] : "(nothing)"
      )
      if left != right { report += "line \(line + 1)\n- \(left)\n+ \(right)\n" }
    }
    return report
  }

  private static func read(_ path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: sizeLimit + 1)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }

  private static func write(_ text: String, to path: String) -> Bool {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    mkdir(folder, 0o755)
    guard let file = fopen(path, "w") else { return false }
    defer { fclose(file) }
    let bytes = Array(text.utf8)
    return fwrite(bytes, 1, bytes.count, file) == bytes.count
  }
}
