import Glibc

/// What a program says and does when it can't go on.
enum Program {
  /// Writes why on the standard error and ends the program with status 2.
  static func fail(_ message: String) -> Never {
    let line = "menukit-gallery: \(message)\n"
    _ = line.withCString { write(2, $0, strlen($0)) }
    exit(2)
  }
}
