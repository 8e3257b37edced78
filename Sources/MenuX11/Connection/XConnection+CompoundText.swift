import CX11

extension XConnection {
  /// Reads text in the encoding of X's own, which switches between those of ISO 2022; nil when that
  /// can't be done. The process's locale doesn't matter.
  func text(compound bytes: [UInt8]) -> String? {
    if bytes.allSatisfy({ 0x20..<0x7f ~= $0 || $0 == 0x0a || $0 == 0x09 }) {
      return String(decoding: bytes, as: UTF8.self)
    }
    guard !isLost else { return nil }
    let encoding = Atom(atom(named: SelectionTarget.compoundText))
    var bytes = bytes
    return bytes.withUnsafeMutableBufferPointer { buffer in
      var property = XTextProperty(
        value: buffer.baseAddress, encoding: encoding, format: 8, nitems: UInt(buffer.count))
      var list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
      var count: Int32 = 0
      // A positive result counts what could not be converted.
      let status = Xutf8TextPropertyToTextList(display, &property, &list, &count)
      guard status >= 0, let list else { return nil }
      defer { XFreeStringList(list) }
      return (0..<Int(count)).compactMap { list[$0].map { String(cString: $0) } }.joined()
    }
  }
}
