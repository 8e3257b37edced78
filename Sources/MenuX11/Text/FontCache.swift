import Glibc

/// What Fontconfig answered in earlier processes, kept in a file, so that a menu can show its first
/// text without initialising Fontconfig.
///
/// A file that is damaged, of another version, or older than Fontconfig's settings or fonts counts as
/// empty. Where it can't be written, nothing is remembered and nothing is said.
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
  private var contents: FontCacheFile?
  /// Whether something was recorded that the file doesn't have.
  private(set) var isChanged = false

  /// Names the file; nil keeps nothing. `surroundings` says what invalidates it.
  init(path: String?, surroundings: FontSurroundings) {
    self.path = path
    self.surroundings = surroundings
  }

  /// The file of the user that the environment names; nil when there is no place for it.
  static var defaultPath: String? {
    func directory(_ name: String) -> String? {
      guard let value = getenv(name) else { return nil }
      let path = String(cString: value)
      return path.hasPrefix("/") ? path : nil
    }
    guard let base = directory("XDG_CACHE_HOME") ?? directory("HOME").map({ $0 + "/.cache" })
    else { return nil }
    return base + "/menukit/fonts-\(FontCacheFile.version)"
  }

  /// The remembered answer.
  func font(for key: Key) -> ResolvedFont? {
    load().entries.last { $0.key == key.text }?.font
  }

  /// Remembers an answer until `save()`.
  func record(_ font: ResolvedFont, for key: Key) {
    var file = load()
    file.entries.removeAll { $0.key == key.text }
    file.entries.append(FontCacheFile.Entry(key: key.text, font: font))
    file.entries.removeFirst(max(0, file.entries.count - Self.limit))
    contents = file
    isChanged = true
  }

  /// Writes the file when something new was recorded. Fontconfig must be initialised then, which it
  /// is whenever something was recorded.
  func save() {
    guard isChanged, let path, var file = contents else { return }
    isChanged = false
    file.environment = surroundings.environment
    file.stamps = surroundings.currentStamps()
    CacheFile(path: path).write(file.bytes)
  }

  private func load() -> FontCacheFile {
    if let contents { return contents }
    let file = path.flatMap { CacheFile(path: $0).read() }.flatMap { FontCacheFile(bytes: $0) }
    let isValid =
      file.map { file in
        file.environment == surroundings.environment && file.stamps.allSatisfy(\.isCurrent)
      } ?? false
    let loaded = isValid ? file ?? FontCacheFile() : FontCacheFile()
    contents = loaded
    return loaded
  }
}
