/// Reads a menu from an input, as far as it has come in.
struct MenuReader {
  /// Where the menu comes from.
  let input: Input
  /// All bytes that came in; outputs and labels are parts of it.
  private(set) var bytes: [UInt8] = []
  /// The elements that are complete.
  private(set) var outline: Outline
  /// Whether nothing more will come in.
  private(set) var isComplete = false

  private var format: any MenuFormat
  private var cursor = InputCursor()

  /// Begins to read.
  init(_ input: Input, format: any MenuFormat, extent: DiagnosticLog.Extent) {
    self.input = input
    self.format = format
    outline = Outline(extent: extent)
  }

  /// The most bytes that are taken in: an input without an end must not take all memory.
  static let longestInput = 1 << 27

  /// Takes one piece of the input, waiting when nothing is there yet.
  ///
  /// - Throws: why the input can't be read, or that there is more than anyone chooses from; what came
  ///   in before stays, and is then complete.
  mutating func readPiece(atMost limit: Int = Input.pieceSize) throws(LauncherError) {
    guard !isComplete else { return }
    do throws(LauncherError) {
      isComplete = try input.read(into: &bytes, atMost: limit) == 0
      if bytes.count > Self.longestInput { throw tooMuch("\(Self.longestInput >> 20) megabytes") }
    } catch {
      isComplete = true
      parse()
      throw error
    }
    parse()
    if outline.isFull {
      isComplete = true
      throw tooMuch("\(Outline.mostElements) rows")
    }
  }

  private func tooMuch(_ limit: String) -> LauncherError {
    .usage("\(input.name): more than \(limit), so the rest isn't read; give a shorter menu")
  }

  /// What to do when the first screenful isn't there yet.
  enum Patience: Hashable, Sendable {
    /// Take what is there.
    case none
    /// Wait for a row that can be chosen, and then as long as more keeps coming.
    case untilQuiet
  }

  /// No screen shows more rows of a menu at once; submenus come on top.
  static let screenful = 200
  /// How long a writer may pause within the first screenful, in milliseconds.
  static let pause: Int32 = 30

  /// Takes as much as is needed to show the menu: a screenful, or less when there isn't more.
  ///
  /// - Throws: why the input can't be read.
  mutating func readScreenful(_ patience: Patience) throws(LauncherError) {
    while !isComplete, outline.rootCount < Self.screenful || outline.selectableCount == 0 {
      let pause: Int32 =
        switch patience {
        case .none: 0
        case .untilQuiet: outline.selectableCount > 0 ? Self.pause : -1
        }
      guard input.waits(milliseconds: pause) else { return }
      // No more than that: the rest can come while the menu shows.
      try readPiece(atMost: 1 << 12)
    }
  }

  /// Takes the whole input.
  mutating func readAll() throws(LauncherError) {
    while !isComplete { try readPiece() }
  }

  /// Takes bytes as if they had come in.
  mutating func take(_ piece: some Sequence<UInt8>, isLast: Bool) {
    bytes += piece
    isComplete = isLast
    parse()
  }

  /// The bytes of a part of the input.
  func bytes(in range: Range<Int>) -> ArraySlice<UInt8> {
    bytes[range.clamped(to: bytes.indices)]
  }

  private mutating func parse() {
    bytes.withUnsafeBytes { buffer in
      format.read(buffer, from: &cursor, isComplete: isComplete, into: &outline)
    }
  }
}

extension MenuReader {
  /// Looks for every picture of the menu, and whether it can be chosen from at all. Done where the
  /// input is checked, not where it is shown.
  mutating func checkPictures(_ search: PictureSearch = .ofEnvironment) {
    var search = search
    for (node, range) in outline.pictures.sorted(by: { $0.key < $1.key }) {
      guard let fault = search.fault(of: Array(bytes(in: range))) else { continue }
      outline.report(fault, line: Int(outline.nodes[node].line))
    }
    if outline.selectableCount == 0 { outline.report(.nothingToChoose, line: nil) }
    outline.sortFaults()
  }
}

extension Fault {
  /// No row of the whole input can be chosen.
  static let nothingToChoose = Fault.error(
    "there is no row that can be chosen; give at least one line with a label, and an output other"
      + " than ':'")
}
