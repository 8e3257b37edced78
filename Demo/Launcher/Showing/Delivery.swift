/// How the choice leaves the launcher.
enum Delivery: Hashable, Sendable {
  /// The row's output is printed, and this byte after it.
  case output(end: UInt8)
  /// The row's path is printed, and this byte after it.
  case index(end: UInt8)
  /// The row's output is run by the shell.
  case command

  /// What the options ask for.
  init(_ options: Options) {
    let end: UInt8 = options.endsWithNul ? 0 : 0x0A
    self =
      if options.runsOutput {
        .command
      } else if options.printsIndex {
        .index(end: end)
      } else {
        .output(end: end)
      }
  }

  /// Hands a row of a menu over. Pointer, keyboard and screen have been given back by now.
  ///
  /// - Throws: when it can't be printed or run.
  func deliver(_ node: Int, of reader: MenuReader, to stream: Stream = .output)
    throws(LauncherError)
  {
    guard reader.outline.nodes.indices.contains(node) else { return }
    let output = reader.bytes(in: reader.outline.nodes[node].output)
    switch self {
    case .output(let end):
      try stream.write(output + [end])
    case .index(let end):
      try stream.write(Array(reader.outline.path(of: node).description.utf8) + [end])
    case .command:
      try Process.runShell(output)
    }
  }
}
