import Glibc

/// An X server without a screen, for pictures where there is no display.
struct VirtualDisplay {
  /// What it is called, as in `:7`.
  let name: String
  private let server: Process

  /// How long a server may take to start, in milliseconds.
  private static let patience: Int32 = 10_000

  /// Starts a server on a number that it finds free itself.
  ///
  /// - Throws: why there is none.
  static func start() throws(LauncherError) -> VirtualDisplay {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw LauncherError(.noDisplay, "no pipe can be made: \(systemText(errno))")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let answer = Input(descriptor: ends[0], name: "Xvfb")
    defer { close(ends[0]) }
    // It ends by itself with its last client, so that none is left behind if the launcher is killed.
    let words = "Xvfb -displayfd 3 -screen 0 1280x1024x24 -nolisten tcp -terminate"
      .split(separator: " ").map { Array($0.utf8) }
    let result = Process.start(words, as: .servant(passing: ends[1]))
    close(ends[1])
    let server: Process
    switch result {
    case .success(let process): server = process
    case .failure(let error):
      throw LauncherError(
        .noDisplay, "there is no display, and Xvfb can't be run: \(error); install it (xvfb)")
    }
    // It writes its number and a newline when it is ready, and closes the pipe when it can't.
    var bytes: [UInt8] = []
    while bytes.last != 0x0A {
      guard answer.waits(milliseconds: patience), try answer.read(into: &bytes, atMost: 16) > 0
      else {
        server.stop()
        throw LauncherError(
          .noDisplay, "there is no display, and Xvfb doesn't start; try it by hand")
      }
    }
    return VirtualDisplay(
      name: ":" + String(decoding: bytes.dropLast(), as: UTF8.self), server: server)
  }

  /// Ends the server.
  func stop() {
    server.stop()
  }
}
