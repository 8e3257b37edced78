import Glibc

/// What Fontconfig answered in earlier processes, kept in files, so that a menu can show its first
/// text without initialising Fontconfig.
///
/// There is a small file of single answers, which every process reads, and one for each question about
/// fonts that stand in for others, read when the first font lacks a glyph. Files that are damaged, of
/// another version, or older than Fontconfig's settings or fonts count as absent. Where they can't be
/// written, nothing is remembered and nothing is said. No file tells what text was shown.
final class FontCache {
  /// What an answer depends on besides the fonts themselves.
  struct Key: Hashable, Sendable {
    let text: String

    /// Joins everything that was asked for.
    init(_ request: FontRequest, _ rendering: FontRendering) {
      // Put together by hand: describing a structure by reflection takes longer than opening a font.
      func flag(_ value: Bool?) -> String { value.map { $0 ? "|1" : "|0" } ?? "|" }
      var text = request.family
      text += "|" + String(request.pixelSize.bitPattern, radix: 16)
      text += "|" + String(request.weight)
      text += flag(rendering.isAntialiased) + flag(rendering.isHinted)
      text += "|" + (rendering.hintStyle ?? "") + "|" + (rendering.subpixels ?? "")
      self.text = text
    }
  }

  /// How many answers are kept; the oldest go first.
  static let limit = 64

  private let path: String?
  private let surroundings: FontSurroundings
  private var answers: FontCacheFile?
  private var newOrders: [(key: Key, order: () -> FallbackOrder?)] = []
  private var hasNewAnswers = false

  /// Names the files, whose names begin with `path`; nil keeps nothing. `surroundings` says what
  /// invalidates them.
  init(path: String?, surroundings: FontSurroundings) {
    self.path = path
    self.surroundings = surroundings
  }

  /// Whether something was recorded that the files don't have.
  var isChanged: Bool { hasNewAnswers || !newOrders.isEmpty }

  /// The file of the user that the environment names; nil when there is no place for it.
  static var defaultPath: String? {
    func directory(_ name: String) -> String? {
      guard let value = getenv(name) else { return nil }
      let path = String(cString: value)
      return path.hasPrefix("/") ? path : nil
    }
    guard let base = directory("XDG_CACHE_HOME") ?? directory("HOME").map({ $0 + "/.cache" })
    else { return nil }
    return base + "/menukit/fonts-\(StampedBytes.version)"
  }

  /// The remembered answer to a question.
  func font(for key: Key) -> ResolvedFont? {
    for entry in load().entries where entry.key == key.text { return entry.font }
    return nil
  }

  /// Remembers an answer until `save()`.
  func record(_ font: ResolvedFont, for key: Key) {
    var file = load()
    file.entries.removeAll { $0.key == key.text }
    file.entries.append(FontCacheFile.Entry(key: key.text, font: font))
    file.entries.removeFirst(max(0, file.entries.count - Self.limit))
    answers = file
    hasNewAnswers = true
  }

  /// The remembered fonts that stand in for the one that a question leads to.
  func order(for key: Key) -> FallbackOrder? {
    guard let path = orderPath(key), let body = contents(of: path) else { return nil }
    var reader = ByteReader(body)
    // The name of the file is a checksum; the question itself is in it.
    guard reader.text() == key.text else { return nil }
    return FallbackOrder(&reader)
  }

  /// Remembers to write down an order; `order` is called by `save()`, as it takes some milliseconds.
  func recordOrder(for key: Key, _ order: @escaping () -> FallbackOrder?) {
    newOrders.append((key, order))
  }

  /// Writes what is new. Fontconfig must be initialised then, which it is whenever something was
  /// recorded.
  func save() {
    if hasNewAnswers, let path, let answers {
      write(answers.bytes, to: path)
    }
    hasNewAnswers = false
    for (key, order) in newOrders {
      guard let path = orderPath(key), let order = order() else { continue }
      var writer = ByteWriter()
      writer.put(key.text)
      order.write(to: &writer)
      write(writer.bytes, to: path)
    }
    newOrders = []
  }

  private func load() -> FontCacheFile {
    if let answers { return answers }
    let loaded = path.flatMap { contents(of: $0) }.flatMap { FontCacheFile(bytes: $0) }
    answers = loaded ?? FontCacheFile()
    return loaded ?? FontCacheFile()
  }

  private func orderPath(_ key: Key) -> String? {
    guard let path else { return nil }
    let sum = ByteWriter.checksum(of: Array(key.text.utf8), from: 0)
    return path + "-" + String(sum, radix: 16)
  }

  private func contents(of path: String) -> [UInt8]? {
    guard let file = CacheFile(path: path).read(), let stamped = StampedBytes(file: file),
      stamped.isCurrent(in: surroundings)
    else { return nil }
    return stamped.body
  }

  private func write(_ body: [UInt8], to path: String) {
    CacheFile(path: path).write(StampedBytes(body, in: surroundings).file)
  }
}
