/// What is known of a JPEG picture before anything is decoded.
struct JPEGHeader: Hashable, Sendable {
  /// Its size as it is stored.
  let width, height: Int
  /// Whether it comes in several passes, all of which must be kept until the last.
  let isProgressive: Bool
  /// How it is to be turned before it is shown, as EXIF counts: 1 is as it is.
  let orientation: Int

  /// Reads the marks at the beginning of a file; nil when they make no sense.
  init?(_ bytes: [UInt8]) {
    var orientation = 1
    var place = 2
    while place + 4 <= bytes.count {
      guard bytes[place] == 0xFF else { return nil }
      let mark = bytes[place + 1]
      if mark == 0xFF {
        place += 1
        continue
      }
      // Marks that stand alone.
      if mark == 0x01 || (0xD0...0xD7).contains(mark) {
        place += 2
        continue
      }
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      let end = place + 2 + length
      guard length >= 2, end <= bytes.count else { return nil }
      let part = bytes[(place + 4)..<end]
      switch mark {
      case 0xE1:
        orientation = Self.orientation(exif: part) ?? orientation
      // A frame, but for the tables and extensions that lie between.
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(mark):
        let frame = Array(part.prefix(5))
        guard frame.count == 5 else { return nil }
        height = Int(frame[1]) << 8 | Int(frame[2])
        width = Int(frame[3]) << 8 | Int(frame[4])
        isProgressive = [0xC2, 0xC6, 0xCA, 0xCE].contains(mark)
        self.orientation = orientation
        guard width > 0, height > 0 else { return nil }
        return
      case 0xD9, 0xDA:
        return nil
      default:
        break
      }
      place = end
    }
    return nil
  }

  /// The orientation in a part of EXIF.
  private static func orientation(exif part: ArraySlice<UInt8>) -> Int? {
    guard part.starts(with: Array("Exif\0\0".utf8)) else { return nil }
    let data = Array(part.dropFirst(6))
    let isBigEndian = data.starts(with: Array("MM".utf8))
    func number(_ place: Int, _ size: Int) -> Int? {
      guard place >= 0, place + size <= data.count else { return nil }
      let digits = data[place..<(place + size)]
      return (isBigEndian ? Array(digits) : digits.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let start = number(4, 4), let count = number(start, 2) else { return nil }
    for entry in 0..<min(count, 256) {
      let place = start + 2 + entry * 12
      guard number(place, 2) == 0x0112 else { continue }
      return number(place + 8, 2).flatMap { (1...8).contains($0) ? $0 : nil }
    }
    return nil
  }
}
