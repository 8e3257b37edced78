import CX11

/// Atoms that few programs need, by their names: asked for in bunches when they may be needed soon,
/// waited for when they are.
@MainActor struct NamedAtoms {
  private var numbers: [String: UInt32] = [:]
  private var names: [UInt32: String] = [:]
  private var asked: [String: PendingReply] = [:]

  /// Starts with none.
  init() {}

  /// Asks for atoms without waiting.
  mutating func prefetch(_ names: [String], on connection: XConnection) {
    guard !connection.isLost else { return }
    for name in names where numbers[name] == nil && asked[name] == nil {
      let length = UInt16(clamping: name.utf8.count)
      asked[name] = PendingReply(xcb_intern_atom(connection.xcb, 0, length, name).sequence)
    }
  }

  /// An atom's number; zero when the connection is lost.
  mutating func number(of name: String, on connection: XConnection) -> UInt32 {
    if let number = numbers[name] { return number }
    prefetch([name], on: connection)
    guard let pending = asked.removeValue(forKey: name), let reply = connection.wait(for: pending)
    else { return 0 }
    let number = reply.number(8, UInt32.self)
    numbers[name] = number
    names[number] = name
    return number
  }

  /// An atom's name; nil when the server knows of none.
  mutating func name(of number: UInt32, on connection: XConnection) -> String? {
    if let name = names[number] { return name }
    guard number != 0, !connection.isLost else { return nil }
    let pending = PendingReply(xcb_get_atom_name(connection.xcb, number).sequence)
    guard let reply = connection.wait(for: pending) else { return nil }
    let length = min(Int(reply.number(8, UInt16.self)), reply.bytes.count - 32)
    let name = String(decoding: reply.bytes[32..<32 + length], as: UTF8.self)
    names[number] = name
    return name
  }
}

extension XConnection {
  /// Asks for atoms without waiting.
  func prefetchAtoms(_ names: [String]) {
    namedAtoms.prefetch(names, on: self)
  }

  /// The number of an atom that isn't among those of `XAtom`; the first time it is waited for.
  func atom(named name: String) -> UInt32 {
    namedAtoms.number(of: name, on: self)
  }

  /// The name of any atom; the first time it is waited for.
  func name(ofAtom number: UInt32) -> String? {
    namedAtoms.name(of: number, on: self)
  }
}
