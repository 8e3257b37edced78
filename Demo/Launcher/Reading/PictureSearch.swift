import Glibc
import MenuX11

/// Finds the pictures that `IMG:` names: names that begin with `/`, `./` or `../` are files, others
/// are looked for in the folders of `ICONPATH`, which colons separate.
struct PictureSearch: Sendable {
  /// The folders, in the order of the search.
  let folders: [[UInt8]]

  /// The names that were looked for, so that a picture on many rows costs one search.
  private var found: [[UInt8]: FileName?] = [:]
  /// What is wrong with the pictures that were looked at.
  private var faults: [[UInt8]: Fault?] = [:]

  /// A search in the folders of a list like `ICONPATH`; empty parts are left out.
  init(iconPath: [UInt8]) {
    folders = iconPath.split(separator: UInt8(ascii: ":")).map { Array($0) }
  }

  /// A search in the folders of the environment.
  static var ofEnvironment: PictureSearch {
    PictureSearch(iconPath: environment("ICONPATH") ?? [])
  }

  /// The file of a picture; nil when no folder has it. Files that are named by a path are not
  /// looked at.
  mutating func file(of name: [UInt8]) -> FileName? {
    guard !name.starts(with: "/".utf8), !name.starts(with: "./".utf8),
      !name.starts(with: "../".utf8)
    else { return FileName(name) }
    if let known = found[name] { return known }
    let candidates = folders.lazy.map { FileName($0 + [0x2F] + name) }
    let file = candidates.first { $0.isReadable }
    found.updateValue(file, forKey: name)
    return file
  }

  /// Reads and decodes a picture; nil when it can be shown.
  mutating func fault(of name: [UInt8]) -> Fault? {
    if let known = faults[name] { return known }
    var fault: Fault?
    if let file = file(of: name), file.isReadable {
      fault = Image(path: file.description).problem().map { .pictureBroken(name, $0) }
    } else {
      fault = .pictureMissing(name)
    }
    faults.updateValue(fault, forKey: name)
    return fault
  }
}

extension FileName {
  /// Whether it is a plain file that may be read; a pipe or a device is no picture and might hang.
  var isReadable: Bool {
    var path = bytes.map { CChar(bitPattern: $0) }
    path.append(0)
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, R_OK) == 0
  }
}

/// The bytes of an environment variable; nil when it isn't set.
func environment(_ name: String) -> [UInt8]? {
  getenv(name).map {
    Array(
      FileName(
        UnsafeBufferPointer(start: UnsafePointer($0), count: strlen($0))
          .lazy.map { UInt8(bitPattern: $0) }
      ).bytes)
  }
}

extension Fault {
  /// No such picture.
  static func pictureMissing(_ name: [UInt8]) -> Fault {
    .error(
      "there is no picture '\(visible(name))', so the row shows none; give a path that begins with"
        + " / or ./, or put its folder into ICONPATH")
  }

  /// A picture that can't be read.
  static func pictureBroken(_ name: [UInt8], _ problem: String) -> Fault {
    .error(
      "the picture '\(visible(name))' can't be shown, so the row has a placeholder: \(problem)")
  }
}
