import Glibc

/// Variables of the process.
enum Environment {
  /// A variable's value, or nil when it isn't set or isn't text.
  static func variable(_ name: String) -> String? {
    getenv(name).flatMap { String(validatingCString: $0) }
  }
}
