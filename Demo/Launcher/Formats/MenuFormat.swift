/// One way to write a menu down as bytes.
///
/// A format is a type in a file of its own in this folder, and a line in `MenuFormats.all`.
protocol MenuFormat: Sendable {
  /// What it is called on the command line.
  static var name: String { get }
  /// What it looks like, in a line of `--help`.
  static var summary: String { get }

  /// A reader at the start of an input.
  init()

  /// Reads on, adding the elements that are complete to an outline.
  ///
  /// - Parameters:
  ///   - input: everything that has come in so far. It may stop anywhere, also within a character.
  ///   - cursor: how far it was read; moved past what is read now.
  ///   - isComplete: whether nothing more will come in, so that an unfinished last element counts.
  ///   - outline: what has been read.
  mutating func read(
    _ input: UnsafeRawBufferPointer, from cursor: inout InputCursor, isComplete: Bool,
    into outline: inout Outline)
}

/// The formats that the launcher reads.
enum MenuFormats {
  /// All of them; the first one is what an input is unless its first bytes say otherwise.
  static let all: [any MenuFormat.Type] = [XMenuLines.self, PlainLines.self]

  /// What they are called on the command line.
  static var names: [String] { all.map { $0.name } }

  /// A reader of the named format, or of the first one.
  static func reader(named name: String?) -> any MenuFormat {
    let format = all.first { $0.name == name } ?? XMenuLines.self
    return format.init()
  }
}

/// How far an input was read.
struct InputCursor: Hashable, Sendable {
  /// The offset of the first byte that wasn't read yet.
  var offset = 0
  /// The number of the line that begins there, from 1.
  var line = 1
  /// Up to here there is no newline after `offset`: a line of any length is searched once.
  var searched = 0
}
