/// Bytes as one line of text for messages and dumps: printable text stays, everything that would
/// break the line or can't be seen is written as an escape (`\t`, `\n`, `\r`, `\\`, `\xFF`).
///
/// - Parameter limit: how many bytes are shown at most; an ellipsis stands for the rest.
func visible(_ bytes: some Collection<UInt8>, limit: Int = 80) -> String {
  let shown = bytes.count > limit ? Array(bytes.prefix(limit)) : Array(bytes)
  var result = ""
  var decoder = UTF8.ForwardParser()
  var iterator = shown.makeIterator()
  var position = 0
  parsing: while true {
    switch decoder.parseScalar(from: &iterator) {
    case .valid(let encoded):
      append(UTF8.decode(encoded))
      position += encoded.count
    case .error(let length):
      for byte in shown[position..<position + length] { result += escape(byte) }
      position += length
    case .emptyInput:
      break parsing
    }
  }
  if bytes.count > limit { result += "…" }
  return result

  func append(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\t": result += "\\t"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\\": result += "\\\\"
    default:
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned,
        .surrogate:
        for byte in String(scalar).utf8 { result += escape(byte) }
      default:
        result.unicodeScalars.append(scalar)
      }
    }
  }

  func escape(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "\\x" + (digits.utf8.count < 2 ? "0" : "") + digits
  }
}
