import Glibc

/// A file that may be anything: what is named in a menu needn't be a picture, nor a file at all.
struct SafeFile: Hashable, Sendable {
  /// Where it lies.
  let path: String

  /// Reads all of a plain file. Pipes, devices and folders are refused without being waited for.
  ///
  /// - Parameter limit: the most bytes that are read.
  /// - Throws: `ImageError` that says what is wrong with it.
  func read(atMost limit: Int) throws(ImageError) -> [UInt8] {
    var status = stat()
    // Some devices do something as soon as they are opened.
    guard stat(path, &status) == 0 else { throw ImageError(systemError: errno) }
    try Self.check(status, limit)
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else { throw ImageError(systemError: errno) }
    defer { close(file) }
    guard fstat(file, &status) == 0 else { throw ImageError(systemError: errno) }
    try Self.check(status, limit)
    let size = Int(status.st_size)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = Glibc.read(file, buffer.baseAddress?.advanced(by: count), size - count)
        guard got > 0 else { break }
        count += got
      }
    }
    guard !bytes.isEmpty else { throw ImageError("it is empty") }
    return bytes
  }

  private static func check(_ status: stat, _ limit: Int) throws(ImageError) {
    guard status.st_mode & S_IFMT == S_IFREG else { throw ImageError("it is no plain file") }
    guard status.st_size <= limit else {
      throw ImageError("it is larger than \(limit >> 20) MiB")
    }
  }

  /// Whether it is a folder.
  var isFolder: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The names of what lies in a folder; none when it isn't one or can't be read. At most 65536.
  var names: [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    // An entry is only as long as its name.
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
    var names: [String] = []
    while names.count < 1 << 16, let entry = readdir(folder) {
      let name = UnsafeRawPointer(entry).advanced(by: offset)
      names.append(String(cString: name.assumingMemoryBound(to: CChar.self)))
    }
    return names
  }
}

extension ImageError {
  /// Says what an error number of the system means.
  init(systemError: Int32) {
    self.init(String(cString: strerror(systemError)))
  }
}
