import Glibc

/// What the process knows of itself and its machine.
enum Environment {
  /// A variable's value, or nil when it isn't set or isn't text.
  static func variable(_ name: String) -> String? {
    getenv(name).flatMap { String(validatingCString: $0) }
  }

  /// The name of the machine, in bytes.
  static let hostName: [UInt8]? = {
    var buffer = [CChar](repeating: 0, count: 256)
    guard gethostname(&buffer, buffer.count - 1) == 0 else { return nil }
    let name = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return name.isEmpty ? nil : name
  }()

  /// The name of the program, without its folder.
  static var programName: String {
    let path = CommandLine.arguments.first ?? ""
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    return name.isEmpty ? "menukit" : name
  }
}
