import Glibc

/// A format in which every line stands for itself.
protocol LineFormat: MenuFormat {
  /// Reads one line.
  mutating func read(_ line: InputLine, into outline: inout Outline)
  /// Reads what was kept back for the line after it, which there isn't: the input has ended.
  mutating func finish(into outline: inout Outline)
}

/// A line of an input, without what ends it.
struct InputLine {
  /// The bytes of the whole input so far.
  let input: UnsafeRawBufferPointer
  /// Where in it the line is.
  let range: Range<Int>
  /// Its number, from 1.
  let number: Int

  /// The first place of a byte in a part of the line, or nil.
  func first(_ byte: UInt8, in part: Range<Int>) -> Int? {
    input.first(byte, in: part)
  }

  /// The first place in a part of the line that holds another byte; its end when there is none.
  func first(not byte: UInt8, in part: Range<Int>) -> Int {
    var place = part.lowerBound
    while place < part.upperBound, input[place] == byte { place += 1 }
    return place
  }

  /// Whether a part of the line begins with a text.
  func hasPrefix(_ prefix: StaticString, in part: Range<Int>) -> Bool {
    part.count >= prefix.utf8CodeUnitCount
      && input[part].starts(
        with: UnsafeRawBufferPointer(start: prefix.utf8Start, count: prefix.utf8CodeUnitCount))
  }
}

extension LineFormat {
  // A newline ends a line; a carriage return before it belongs to it, others don't. The last line
  // needs no newline. A byte order mark at the start is no part of the first line.
  mutating func read(
    _ input: UnsafeRawBufferPointer, from cursor: inout InputCursor, isComplete: Bool,
    into outline: inout Outline
  ) {
    if cursor.offset == 0 {
      guard input.count >= 3 || isComplete else { return }
      if input.starts(with: [0xEF, 0xBB, 0xBF]) { cursor.offset = 3 }
    }
    while cursor.offset < input.count {
      let start = cursor.offset
      let newline = input.first(0x0A, in: max(start, cursor.searched)..<input.count)
      guard newline != nil || isComplete else {
        cursor.searched = input.count
        return
      }
      var end = newline ?? input.count
      if newline != nil, end > start, input[end - 1] == 0x0D { end -= 1 }
      read(InputLine(input: input, range: start..<end, number: cursor.line), into: &outline)
      cursor.offset = newline.map { $0 + 1 } ?? input.count
      cursor.line += 1
    }
    if isComplete { finish(into: &outline) }
  }

  mutating func finish(into outline: inout Outline) {}
}

extension UnsafeRawBufferPointer {
  /// The first place of a byte in a part of the buffer, or nil.
  func first(_ byte: UInt8, in part: Range<Int>) -> Int? {
    guard let base = baseAddress, !part.isEmpty, part.upperBound <= count else { return nil }
    return memchr(base + part.lowerBound, Int32(byte), part.count).map { found in
      UnsafeRawPointer(found) - base
    }
  }
}
