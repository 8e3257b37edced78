import CX11
import Glibc

/// A small file that is only ever read or replaced as a whole, and may be lost at any time.
struct CacheFile {
  /// Where it lies.
  let path: String

  /// The largest file that is read.
  static let maximumSize = 1 << 20

  /// Its bytes; nil when it isn't there, isn't a plain file of this user, or is too large.
  func read() -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { Glibc.close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_uid == geteuid(), status.st_size > 0, status.st_size <= Self.maximumSize
    else { return nil }
    let size = Int(status.st_size)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = Glibc.read(file, buffer.baseAddress?.advanced(by: count), size - count)
        guard got > 0 else { break }
        count += got
      }
    }
    return bytes.count == size ? bytes : nil
  }

  /// Replaces it in one step, making its directories; does nothing where that isn't possible.
  func write(_ bytes: [UInt8]) {
    makeDirectories()
    let temporary = "\(path).\(getpid())"
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { return }
    var written = 0
    while written < bytes.count {
      let put = bytes.withUnsafeBytes {
        Glibc.write(file, $0.baseAddress?.advanced(by: written), bytes.count - written)
      }
      guard put > 0 else { break }
      written += put
    }
    let isComplete = Glibc.close(file) == 0 && written == bytes.count
    if !isComplete || rename(temporary, path) != 0 { unlink(temporary) }
  }

  private func makeDirectories() {
    var parent = ""
    for part in path.split(separator: "/").dropLast() {
      parent += "/" + part
      mkdir(parent, 0o700)
    }
  }
}
