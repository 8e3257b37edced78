/// Sequences of keys, and the text that each of them writes.
struct ComposeTable: Sendable {
  /// What keys that were pressed one after the other lead to.
  enum Finding: Hashable, Sendable {
    /// No sequence begins like this.
    case nothing
    /// Some sequence goes on.
    case beginning
    /// They are a sequence, which writes this.
    case text(String)
  }

  /// A sequence as it was defined.
  struct Sequence: Hashable, Sendable {
    /// The keys, by X's numbers of their symbols.
    var keys: [UInt32]
    /// What it writes.
    var text: String
  }

  /// Where a sequence lies in the two stores.
  private struct Entry {
    var keys: UInt32
    var text: UInt32
    var keyCount: UInt8
    var textCount: UInt8
  }

  private var keys: [UInt32] = []
  private var text: [UInt8] = []
  private var entries: [Entry] = []

  /// The longest sequence and the longest text, in keys and bytes; others are left out.
  static let longest = (keys: 16, text: 255)
  /// The most sequences that a table has.
  static let maximumCount = 100_000

  /// Knows no sequence.
  init() {}

  /// Takes sequences; of two with the same keys the later one counts.
  init(_ sequences: [Sequence]) {
    for sequence in sequences { add(sequence.keys[...], text: Array(sequence.text.utf8)) }
    sort()
  }

  /// How many sequences there are.
  var count: Int { entries.count }

  /// Adds a sequence, to be found after `sort()`.
  mutating func add(_ sequence: ArraySlice<UInt32>, text new: [UInt8]) {
    guard !sequence.isEmpty, sequence.count <= Self.longest.keys, !new.isEmpty,
      new.count <= Self.longest.text, entries.count < Self.maximumCount
    else { return }
    entries.append(
      Entry(
        keys: UInt32(keys.count), text: UInt32(text.count), keyCount: UInt8(sequence.count),
        textCount: UInt8(new.count)))
    keys += sequence
    text += new
  }

  /// Brings what was added into order.
  mutating func sort() {
    var sorted = entries
    keys.withUnsafeBufferPointer { keys in
      sorted.sort { first, second in
        let order = Self.compare(first, second, keys)
        // Later definitions come first among equals, and the search finds the first.
        return order != 0 ? order < 0 : first.keys > second.keys
      }
    }
    entries = sorted
  }

  /// Looks up keys that were pressed one after the other.
  func find(_ pressed: [UInt32]) -> Finding {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if compare(entries[middle], pressed) < 0 { low = middle + 1 } else { high = middle }
    }
    guard low < entries.count else { return .nothing }
    let entry = entries[low]
    let found = keys[Int(entry.keys)..<Int(entry.keys) + Int(entry.keyCount)]
    guard found.starts(with: pressed) else { return .nothing }
    guard found.count == pressed.count else { return .beginning }
    let bytes = text[Int(entry.text)..<Int(entry.text) + Int(entry.textCount)]
    return .text(String(decoding: bytes, as: UTF8.self))
  }

  private func compare(_ entry: Entry, _ pressed: [UInt32]) -> Int {
    let count = Int(entry.keyCount)
    for index in 0..<min(count, pressed.count) {
      let key = keys[Int(entry.keys) + index]
      if key != pressed[index] { return key < pressed[index] ? -1 : 1 }
    }
    return count - pressed.count
  }

  private static func compare(
    _ first: Entry, _ second: Entry, _ keys: UnsafeBufferPointer<UInt32>
  ) -> Int {
    for index in 0..<Int(min(first.keyCount, second.keyCount)) {
      let (one, other) = (keys[Int(first.keys) + index], keys[Int(second.keys) + index])
      if one != other { return one < other ? -1 : 1 }
    }
    return Int(first.keyCount) - Int(second.keyCount)
  }
}
