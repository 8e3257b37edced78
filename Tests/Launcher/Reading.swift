@testable import Launcher

/// Reads text as a menu in one piece.
func read(
  _ text: String, as format: String? = nil, extent: DiagnosticLog.Extent = .everything
) -> MenuReader {
  read(bytes: Array(text.utf8), as: format, extent: extent)
}

/// Reads bytes as a menu, in pieces of the given sizes and then the rest.
func read(
  bytes: [UInt8], as format: String? = nil, inPieces sizes: [Int] = [],
  extent: DiagnosticLog.Extent = .everything
) -> MenuReader {
  var reader = MenuReader(
    Input(descriptor: -1, name: "test"), format: MenuFormats.reader(named: format), extent: extent)
  var rest = bytes[...]
  for size in sizes {
    reader.take(rest.prefix(size), isLast: false)
    rest = rest.dropFirst(size)
  }
  reader.take(rest, isLast: true)
  return reader
}

extension MenuReader {
  /// The menu as `--dump` prints it, as lines.
  var lines: [String] {
    String(decoding: dump(), as: UTF8.self).split(separator: "\n").map { String($0) }
  }

  /// What was found wrong, as `line: fault`.
  var faults: [Diagnostic] { outline.log.kept }

  /// The output of the row at a place among all elements.
  func output(_ node: Int) -> [UInt8] { Array(bytes(in: outline.nodes[node].output)) }
}

/// A fault of a line.
func on(_ line: Int, _ fault: Fault) -> Diagnostic {
  Diagnostic(fault: fault, line: line)
}
