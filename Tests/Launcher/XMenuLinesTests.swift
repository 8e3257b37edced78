import Testing

@testable import Launcher

/// How `xmenu`'s lines are read.
@Suite struct XMenuLinesTests {
  @Test func `a menu reads as it looks`() {
    let reader = read(
      """
      Open\topen
      IMG:./save.png\tSave as…\tsave --as

      Recent
      \ta.txt
      \tMore
      \t\tb.txt\tb
      Quit\t\t\tquit\tnow
      """)
    #expect(
      reader.lines == [
        #"0 row "Open" output "open""#,
        #"1 row "Save as…" output "save --as" picture "./save.png""#,
        #"2 separator"#,
        #"3 submenu "Recent""#,
        #"3/0 row "a.txt" output "a.txt""#,
        #"3/1 submenu "More""#,
        #"3/1/0 row "b.txt" output "b""#,
        #"4 row "Quit" output "quit\tnow""#,
      ])
    #expect(reader.faults.isEmpty)
    #expect(reader.outline.selectableCount == 5)
  }

  @Test(arguments: ["A\t", "A\t\t\t", "A\t:", "A\t\t:"])
  func `a row without an output can't be chosen`(line: String) {
    let reader = read(line + "\nB\n")
    #expect(reader.lines == [#"0 text "A""#, #"1 row "B" output "B""#])
    #expect(reader.outline.selectableCount == 1)
  }

  @Test(arguments: ["", ":", ":\tx", "IMG:a.png\t:"])
  func `an empty line or a colon is a separator`(line: String) {
    #expect(
      read("A\n\(line)\nB").lines
        == [#"0 row "A" output "A""#, "1 separator", #"2 row "B" output "B""#])
  }

  @Test func `a label may begin with a colon or look like a picture`() {
    #expect(
      read(":)\nIMGx\nA IMG:b\n").lines == [
        #"0 row ":)" output ":)""#, #"1 row "IMGx" output "IMGx""#,
        #"2 row "A IMG:b" output "A IMG:b""#,
      ])
  }

  @Test func `separators in a submenu are indented like its rows`() {
    #expect(
      read("A\n\tB\n\t\n\tC").lines == [
        #"0 submenu "A""#, #"0/0 row "B" output "B""#, "0/1 separator",
        #"0/2 row "C" output "C""#,
      ])
  }

  @Test func `an empty line between the rows of a submenu belongs to it`() {
    let reader = read("A\n\tB\n\t\tC\n\n\t\tD\n\n\tE\n\nF")
    #expect(
      reader.lines == [
        #"0 submenu "A""#, #"0/0 submenu "B""#, #"0/0/0 row "C" output "C""#, "0/0/1 separator",
        #"0/0/2 row "D" output "D""#, "0/1 separator", #"0/2 row "E" output "E""#, "1 separator",
        #"2 row "F" output "F""#,
      ])
    #expect(reader.faults == [on(4, .unindentedBlank), on(6, .unindentedBlank)])
  }

  @Test func `deeper by several tabs is one level, and back by as many`() {
    let reader = read("A\n\t\tB\n\tC\n\t\tD\nE")
    #expect(
      reader.lines == [
        #"0 submenu "A""#, #"0/0 row "B" output "B""#, #"1 submenu "C""#,
        #"1/0 row "D" output "D""#, #"2 row "E" output "E""#,
      ])
    #expect(reader.faults == [on(2, .deepJump), on(5, .farBack)])
  }

  @Test func `an indented first line is in the root`() {
    let reader = read("\t\tA\n\t\t\tB\n\tC\nD")
    #expect(
      reader.lines == [
        #"0 submenu "A""#, #"0/0 row "B" output "B""#, #"1 row "C" output "C""#,
        #"2 row "D" output "D""#,
      ])
    #expect(
      reader.faults == [on(1, .indentedStart), on(3, .farBack), on(4, .farBack)])
  }

  @Test func `what is indented below a separator is left out and reported`() {
    let reader = read("A\n:\n\tB\n\t\tC\nD\n")
    #expect(
      reader.lines
        == [#"0 row "A" output "A""#, "1 separator", #"2 row "D" output "D""#])
    #expect(reader.faults == [on(3, .belowSeparator), on(4, .belowSeparator)])
    #expect(reader.outline.log.errorCount == 2)
  }

  @Test func `two quotes give the row before a second output`() {
    let reader = read("A\ta\n''\ta2\nB\n\tC\n\t''\tc2\n''\tb2\nD")
    #expect(
      reader.lines == [
        #"0 row "A" output "a" second output "a2""#, #"1 submenu "B" second output "b2""#,
        #"1/0 row "C" output "C" second output "c2""#, #"2 row "D" output "D""#,
      ])
    #expect(reader.faults.isEmpty)
  }

  @Test(arguments: ["''\tx", "A\n\t''\tx", "A\n\n''\tx", "A\n\tB\n\t\n\t''\tx"])
  func `a second output without its row is left out and reported`(text: String) {
    let reader = read(text)
    #expect(reader.faults.map(\.fault).contains(.strayOutput))
    #expect(reader.outline.secondOutputs.isEmpty)
  }

  @Test(arguments: ["IMG:a.png", "IMG:a.png\t", "IMG:", "\tIMG:a.png\t\t"])
  func `a picture alone is left out and reported`(line: String) {
    let reader = read("A\n\(line)\nB")
    #expect(reader.lines == [#"0 row "A" output "A""#, #"1 row "B" output "B""#])
    #expect(reader.faults == [on(2, .pictureWithoutLabel)])
  }

  @Test func `a picture without a name is reported, its row shows`() {
    let reader = read("IMG:\tA")
    #expect(reader.lines == [#"0 row "A" output "A""#])
    #expect(reader.faults == [on(1, .pictureWithoutName)])
  }

  @Test func `the output of a row with a submenu is noted`() {
    let reader = read("A\ta\n\tB\n\tC\nD\t:\n\tE")
    #expect(
      reader.lines == [
        #"0 submenu "A""#, #"0/0 row "B" output "B""#, #"0/1 row "C" output "C""#,
        #"1 submenu "D""#, #"1/0 row "E" output "E""#,
      ])
    #expect(reader.faults == [on(1, .outputOfSubmenu)])
    #expect(reader.outline.log.errorCount == 0)
  }

  @Test func `a bottomless menu ends at a depth that everything can bear`() {
    let depth = 5000
    let text = (0..<depth).map { String(repeating: "\t", count: $0) + "row" }
      .joined(separator: "\n")
    let reader = read(text + "\nlast", extent: .errors(atMost: 3))
    #expect(reader.outline.nodes.count == Outline.deepest + 1)
    #expect(reader.outline.log.errorCount == depth - Outline.deepest)
    #expect(reader.faults.count == 3)
    #expect(reader.outline.nodes.last?.depth == 0)
  }
}
