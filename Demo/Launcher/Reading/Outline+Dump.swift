extension Outline {
  /// The path of an element, as `--index` prints it.
  func path(of node: Int) -> RowPath {
    var indices: [Int] = []
    var next = node
    while nodes.indices.contains(next) {
      indices.append(Int(nodes[next].index))
      next = Int(nodes[next].parent)
    }
    return RowPath(indices.reversed())
  }

  /// The menu as `--dump` prints it, a line an element:
  ///
  ///     0 row "Open…" output "open" picture "open.png"
  ///     1 separator
  ///     2 submenu "Recent"
  ///     2/0 row "a.txt" output "a.txt"
  ///     2/1 text "nothing else"
  ///
  /// What can't be seen and bytes that aren't UTF-8 are written as in Swift and C: `\t`, `\xFF`.
  func dump(_ input: UnsafeRawBufferPointer) -> [UInt8] {
    var result: [UInt8] = []
    for (number, node) in nodes.enumerated() {
      result += "\(path(of: number)) \(node.kind.rawValue)".utf8
      switch node.kind {
      case .row: append("", node.label); append(" output", node.output)
      case .text, .submenu: append("", node.label)
      case .separator: break
      }
      if let picture = pictures[number] { append(" picture", picture) }
      if let output = secondOutputs[number] { append(" second output", output) }
      result.append(0x0A)
    }
    return result

    func append(_ word: String, _ range: Range<Int>) {
      result += "\(word) \"".utf8
      result += visible(input[range], limit: .max).utf8.flatMap { byte -> [UInt8] in
        byte == 0x22 ? [0x5C, 0x22] : [byte]
      }
      result.append(0x22)
    }
  }
}
