import Testing

@testable import Launcher

/// Bytes that are no plain text are read without loss.
@Suite struct InputBytesTests {
  @Test func `a carriage return goes only before a newline`() {
    let reader = read("A\ta\r\nB\rC\tb\rc\r\n\r\nD\r")
    #expect(
      reader.lines == [
        #"0 row "A" output "a""#, #"1 row "B\rC" output "b\rc""#, "2 separator",
        #"3 row "D\r" output "D\r""#,
      ])
  }

  @Test(arguments: ["xmenu", "lines"])
  func `a byte order mark at the start is no part of the label`(format: String) {
    #expect(read("\u{FEFF}A\nB", as: format).lines.first == #"0 row "A" output "A""#)
    #expect(read("A\n\u{FEFF}B", as: format).output(1) == Array("\u{FEFF}B".utf8))
  }

  @Test(arguments: ["xmenu", "lines"])
  func `input without an end of line, or without anything, is complete`(format: String) {
    #expect(read("A", as: format).lines == [#"0 row "A" output "A""#])
    #expect(read("\u{FEFF}", as: format).lines.isEmpty)
    #expect(read("", as: format).lines.isEmpty)
    #expect(read(bytes: [0xEF, 0xBB], as: format).outline.nodes.count == 1)
  }

  @Test func `NUL is a byte like others`() {
    let reader = read(bytes: Array("A\0B\tx\0y\n".utf8))
    #expect(reader.lines == [#"0 row "A\x00B" output "x\x00y""#])
    #expect(reader.output(0) == [0x78, 0, 0x79])
    #expect(reader.faults == [on(1, .nul), on(1, .nulInOutput)])
  }

  @Test func `bytes that aren't UTF-8 stay in the output`() {
    let latin: [UInt8] = [0x63, 0x61, 0x66, 0xE9]
    let reader = read(bytes: latin + [0x09] + latin + [0x0A])
    #expect(reader.output(0) == latin)
    #expect(reader.lines == [#"0 row "caf\xE9" output "caf\xE9""#])
    #expect(reader.faults == [on(1, .notUTF8)])
    #expect(reader.outline.log.errorCount == 0)
  }

  @Test func `a line of a megabyte is one row`() {
    let long = [UInt8](repeating: 0x61, count: 1 << 20)
    let reader = read(bytes: [0x41, 0x0A] + long + [0x0A, 0x42])
    #expect(reader.outline.nodes.count == 3)
    #expect(reader.output(1) == long)
    #expect(reader.faults == [on(2, .longLabel)])
  }

  @Test func `a long line in many pieces is one row`() {
    let long = [UInt8](repeating: 0x61, count: 100_000)
    let reader = read(bytes: long, inPieces: Array(repeating: 100, count: 900))
    #expect(reader.output(0) == long)
  }

  @Test func `a hundred thousand rows are all there`() {
    let text = (0..<100_000).map { "row \($0)\tout \($0)" }.joined(separator: "\n")
    let reader = read(text)
    #expect(reader.outline.nodes.count == 100_000)
    #expect(reader.output(99_999) == Array("out 99999".utf8))
    #expect(reader.outline.path(of: 99_999) == RowPath([99_999]))
  }

  @Test func `in plain lines tabs and colons mean nothing`() {
    let reader = read("\tA\tb\n:\n\n''\tx\nIMG:a\tb", as: "lines")
    #expect(
      reader.lines == [
        #"0 row "\tA\tb" output "\tA\tb""#, #"1 row ":" output ":""#, #"2 row "" output """#,
        #"3 row "''\tx" output "''\tx""#, #"4 row "IMG:a\tb" output "IMG:a\tb""#,
      ])
    #expect(reader.faults == [on(3, .emptyRow)])
  }
}
