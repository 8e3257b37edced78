import MenuPrimitives

/// The text of several runs, one after the other, safe to lay out: see `DrawableText`.
struct RunText {
  /// The Unicode scalars, in logical order.
  private(set) var scalars: [UInt32] = []
  /// For each scalar the run that it belongs to.
  private(set) var owners: [Int] = []
  /// Whether text beyond the limits was cut off.
  private(set) var isCut = false
  /// Whether there is nothing to reorder in it.
  private(set) var isPlain = true

  /// Cleans the text of runs.
  init(_ runs: [TextRun], lineFeeds: DrawableText.LineFeeds) {
    for (index, run) in runs.enumerated() {
      let text = DrawableText(run.text, lineFeeds: lineFeeds)
      let room = DrawableText.maximumCount - scalars.count
      append(text.scalars.prefix(room), of: index, isPlain: text.isPlain)
      isCut = isCut || text.isCut || text.scalars.count > room
      if isCut { return }
    }
  }

  /// Takes a part of another text.
  init(_ text: RunText, _ range: Range<Int>) {
    scalars = Array(text.scalars[range])
    owners = Array(text.owners[range])
    isPlain = text.isPlain
  }

  /// Puts scalars of one run at the end.
  mutating func append(_ new: some Collection<UInt32>, of owner: Int, isPlain: Bool) {
    scalars.append(contentsOf: new)
    owners.append(contentsOf: repeatElement(owner, count: new.count))
    self.isPlain = self.isPlain && isPlain
  }

  /// The parts that belong to one run each, in order.
  var parts: [Range<Int>] {
    var parts: [Range<Int>] = []
    for index in owners.indices {
      if let last = parts.last, owners[last.lowerBound] == owners[index] {
        parts[parts.count - 1] = last.lowerBound..<(index + 1)
      } else {
        parts.append(index..<(index + 1))
      }
    }
    return parts
  }
}
