import Glibc

/// The file or stream that a menu is read from.
struct Input: Hashable, Sendable {
  /// The number of the open file.
  let descriptor: Int32
  /// What it is called in messages.
  let name: String

  /// How many bytes are taken at once at most: as much as a pipe holds.
  static let pieceSize = 1 << 16

  /// Takes an open file.
  init(descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  /// Opens a file; nil stands for standard input.
  ///
  /// - Throws: why it can't be opened.
  init(_ file: FileName?) throws(LauncherError) {
    guard let file else {
      self.init(descriptor: STDIN_FILENO, name: "standard input")
      return
    }
    let descriptor = file.open(O_RDONLY)
    guard descriptor >= 0 else {
      throw .usage("\(visible(file.bytes)): \(systemText(errno)); give a file that can be read")
    }
    self.init(descriptor: descriptor, name: visible(file.bytes))
  }

  /// Waits until there is something to read.
  ///
  /// - Parameter milliseconds: how long at most; negative for as long as it takes.
  /// - Returns: whether there is something now, which the end of the input is as well.
  func waits(milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let count = poll(&request, 1, milliseconds)
      // A failure shows in the read that follows.
      if count >= 0 || errno != EINTR { return count != 0 }
    }
  }

  /// Adds what is there to `bytes`, waiting when nothing is.
  ///
  /// - Returns: how many bytes were added; 0 at the end.
  /// - Throws: why the input can't be read.
  func read(into bytes: inout [UInt8], atMost limit: Int = Input.pieceSize) throws(LauncherError)
    -> Int
  {
    var failure: Int32 = 0
    let piece = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      repeat {
        let result = Glibc.read(descriptor, buffer.baseAddress, limit)
        failure = result < 0 ? errno : 0
        count = max(0, result)
      } while failure == EINTR
    }
    guard failure == 0 else {
      throw .usage("\(name): \(systemText(failure)); give a file or stream that can be read")
    }
    bytes += piece
    return piece.count
  }
}
