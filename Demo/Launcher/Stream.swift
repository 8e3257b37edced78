import Glibc

/// An open file that is written to in whole pieces, past every buffer.
struct Stream: Hashable, Sendable {
  /// The number of the open file.
  let descriptor: Int32

  /// Where the choice goes.
  static let output = Stream(descriptor: STDOUT_FILENO)
  /// Where complaints go.
  static let errors = Stream(descriptor: STDERR_FILENO)

  /// Takes the numbers of input, output and complaints where the launcher was started without them.
  ///
  /// Otherwise the next file that is opened, such as the connection to the display, would get one of
  /// them, and what is printed would go there. Whoever reads or writes one of them is told that it
  /// can't be done, as with a closed file.
  static func reserveStandard() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // Opened the other way round, and the lowest free number: this one.
      let direction = descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY
      _ = FileName("/dev/null").open(direction)
    }
  }

  /// Writes all bytes.
  ///
  /// - Throws: `LauncherError` when they can't all be written, for example on a full disk.
  func write(_ bytes: [UInt8]) throws(LauncherError) {
    let failure = bytes.withUnsafeBytes { buffer -> Int32 in
      var rest = buffer[...]
      while !rest.isEmpty {
        let written = Glibc.write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress,
          rest.count)
        if written >= 0 {
          rest = rest.dropFirst(written)
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
    if failure != 0 {
      throw LauncherError(.badInput, "the output can't be written: \(systemText(failure))")
    }
  }

  /// Writes a line of text; what can't be written is lost.
  func say(_ line: String) {
    try? write(Array((line + "\n").utf8))
  }
}

/// The C library's words for an error number.
func systemText(_ number: Int32) -> String {
  String(cString: strerror(number))
}
