import Glibc

/// A file that is nowhere but in this program: it has gone when the program has.
@MainActor final class PictureFile {
  /// The path by which the program itself finds it; a path that leads nowhere when it can't be made.
  let path: String
  private let descriptor: Int32

  /// Makes a file of bytes.
  init(_ bytes: [UInt8]) {
    var name = Array("/tmp/menukit-gallery-XXXXXX".utf8CString)
    descriptor = mkstemp(&name)
    path = "/proc/self/fd/\(descriptor)"
    guard descriptor >= 0 else { return }
    unlink(name)
    _ = write(descriptor, bytes, bytes.count)
  }

  /// Makes a file of bytes written down by two digits each.
  convenience init(hex: String) {
    let digits = hex.compactMap(\.hexDigitValue)
    self.init(
      stride(from: 1, to: digits.count, by: 2).map { UInt8(digits[$0 - 1] * 16 + digits[$0]) })
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// A drawing in SVG.
  static let target = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
      <circle cx="12" cy="12" r="11" fill="#ff3b30"/><circle cx="12" cy="12" r="7" fill="#fff"/>
      <circle cx="12" cy="12" r="3.5" fill="#ff3b30"/>
    </svg>
    """

  /// A photo of 24 by 24 pixels: a JPEG file.
  static let sunset = """
    ffd8ffe000104a46494600010100000100010000ffdb0043000d090a0b0a080d0b0a0b0e0e0d0f13 \
    201513121213271c1e17202e2931302e292d2c333a4a3e333646372c2d405741464c4e525352323e \
    5a615a50604a51524fffdb0043010e0e0e131113261515264f352d354f4f4f4f4f4f4f4f4f4f4f4f \
    4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4f4fffc0 \
    0011080018001803012200021101031101ffc4001500010100000000000000000000000000000005 \
    ffc400161001010100000000000000000000000000001461ffc40017010101010100000000000000 \
    000000000000060105ffc400191101000203000000000000000000000000000211131561ffda000c \
    03010002110311003f00a34e94ea2d5a55ae0ebf8a0b5aa7445ab435fc2d169d29d057e1830a7403 \
    0c07ffd9
    """
}
