import Glibc

/// The content of files that others wrote.
enum FileBytes {
  /// Reads a whole file; nil when it isn't there, isn't a plain file, or has more bytes than `limit`.
  static func read(_ path: String, limit: Int) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else { return nil }
    defer { Glibc.close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size >= 0,
      status.st_size <= limit
    else { return nil }
    let size = Int(status.st_size)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = Glibc.read(file, buffer.baseAddress?.advanced(by: count), size - count)
        guard got > 0 else { break }
        count += got
      }
    }
  }
}
