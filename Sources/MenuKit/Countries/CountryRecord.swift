/// What the standard says of a country, as Debian's iso-codes has it.
struct CountryRecord: Hashable {
  /// The code of two letters.
  var code: String
  /// The English name, which is also what translations are found by.
  var name: String
  /// The name that people use, where that is another one.
  var commonName: String?

  /// Reads the list of countries from the bytes of `iso_3166-1.json`. Of what isn't such a list, nothing
  /// is read.
  static func list(json bytes: [UInt8]) -> [CountryRecord] {
    var scanner = FlatJSON(bytes)
    var records: [CountryRecord] = []
    while records.count < 1024, let fields = scanner.nextObject() {
      guard let code = fields["alpha_2"], let name = fields["name"] else { continue }
      records.append(CountryRecord(code: code, name: name, commonName: fields["common_name"]))
    }
    return records
  }
}

/// Walks over the innermost objects of a JSON text and takes the texts in them; anything else in them is
/// passed over.
struct FlatJSON {
  private var rest: ArraySlice<UInt8>

  /// Begins to walk.
  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  /// The texts of the next innermost object by their keys; nil at the end.
  mutating func nextObject() -> [String: String]? {
    var fields: [String: String] = [:]
    var key: String?
    var isValue = false
    var isInside = false
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "{"):
        fields = [:]
        (key, isValue, isInside) = (nil, false, true)
      case UInt8(ascii: "}") where isInside:
        return fields
      case UInt8(ascii: ":"):
        isValue = key != nil
      case UInt8(ascii: ","):
        (key, isValue) = (nil, false)
      case UInt8(ascii: "\""):
        guard let text = text() else { return nil }
        if isValue, let known = key {
          fields[known] = text
          (key, isValue) = (nil, false)
        } else {
          key = text
        }
      default:
        break
      }
    }
    return nil
  }

  /// The rest of a text after its opening quotation mark.
  private mutating func text() -> String? {
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""):
        return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let escape = rest.popFirst() else { return nil }
        switch escape {
        case UInt8(ascii: "u"):
          guard let scalar = escapedScalar() else { return nil }
          bytes += Array(String(Character(scalar)).utf8)
        case UInt8(ascii: "n"): bytes.append(0x0A)
        case UInt8(ascii: "t"): bytes.append(0x09)
        default: bytes.append(escape)
        }
      default:
        bytes.append(byte)
      }
    }
    return nil
  }

  private mutating func escapedScalar() -> Unicode.Scalar? {
    guard let first = hexadecimal() else { return nil }
    guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
    guard rest.starts(with: Array("\\u".utf8)) else { return "\u{FFFD}" }
    rest = rest.dropFirst(2)
    guard let second = hexadecimal() else { return nil }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second &- 0xDC00) & 0x3FF)
      ?? "\u{FFFD}"
  }

  private mutating func hexadecimal() -> UInt32? {
    let digits = rest.prefix(4)
    rest = rest.dropFirst(4)
    return digits.count == 4 ? UInt32(String(decoding: digits, as: UTF8.self), radix: 16) : nil
  }
}
