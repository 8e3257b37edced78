import CX11
import MenuPrimitives

/// The faces that are open on a display, numbered in the order in which they were opened.
///
/// A number stays valid as long as the library: layouts that are still shown survive a change of the
/// desktop's font or scale.
final class FontLibrary {
  private let display: OpaquePointer
  private let screen: Int32
  private let cache: FontCache
  private var resolver: FontResolver?
  private var faces: [FontFace] = []
  /// Few enough to be searched; see also the note on dictionaries in `PlainShaper`.
  private var primaries: [(font: FontSpec, face: FontFace)] = []
  private var fallbacks: [FallbackKey: FontFace] = [:]
  /// Orders of fallback that were remembered; nil for those that Fontconfig has to be asked about.
  private var orders: [FontRequest: FallbackOrder?] = [:]

  /// What the faces are chosen for.
  var configuration: TextConfiguration {
    didSet {
      guard configuration != oldValue else { return }
      primaries = []
      fallbacks = [:]
      orders = [:]
      resolver = nil
    }
  }

  private struct FallbackKey: Hashable {
    var request: FontRequest
    var scalars: [UInt32]
    var isEmoji: Bool
  }

  /// How many answers about fallbacks are remembered; text of a menu rarely has more.
  private static let fallbackLimit = 4096

  /// Opens no face yet.
  init(
    display: OpaquePointer, screen: Int32, configuration: TextConfiguration, cache: FontCache
  ) {
    self.display = display
    self.screen = screen
    self.configuration = configuration
    self.cache = cache
  }

  /// Whether Fontconfig had to be asked.
  var hasAskedFontconfig: Bool { resolver != nil }

  /// A face by its number.
  func face(_ number: Int) -> FontFace? {
    faces.indices.contains(number) ? faces[number] : nil
  }

  /// The face that a font leads to; nil only where no font can be opened at all.
  func primary(for font: FontSpec) -> FontFace? {
    for known in primaries where known.font == font { return known.face }
    let request = FontRequest(font, configuration)
    let key = FontCache.Key(request, configuration.rendering)
    let face: FontFace
    if let cached = cache.font(for: key), let opened = open(cached) {
      face = opened
    } else if let found = askFontconfig().primary(for: request), let opened = open(found) {
      face = opened
      cache.record(found, for: key)
    } else {
      return nil
    }
    primaries.append((font, face))
    return face
  }

  /// The face in which a cluster is drawn: the primary one when it has all of it.
  func face(
    for cluster: GraphemeCluster, of scalars: [UInt32], font: FontSpec, primary: FontFace
  ) -> FontFace {
    let required = cluster.required(in: scalars)
    let isEmoji = cluster.isEmoji(in: scalars)
    if !isEmoji, required.allSatisfy({ primary.glyph(of: $0) != 0 }) { return primary }
    let key = FallbackKey(
      request: FontRequest(font, configuration), scalars: required, isEmoji: isEmoji)
    if let known = fallbacks[key] { return known }
    let found = fallback(for: key)
    let face = found.flatMap(open) ?? primary
    if fallbacks.count >= Self.fallbackLimit { fallbacks = [:] }
    fallbacks[key] = face
    return face
  }

  private func fallback(for key: FallbackKey) -> ResolvedFont? {
    if orders[key.request] == nil {
      let question = FontCache.Key(key.request, configuration.rendering)
      let remembered = cache.order(for: question)
      orders[key.request] = .some(remembered)
      if remembered == nil {
        let resolver = askFontconfig()
        cache.recordOrder(for: question) { resolver.order(for: key.request) }
      }
    }
    if let order = orders[key.request] ?? nil {
      return order.first(covering: key.scalars, prefersEmoji: key.isEmoji)
    }
    return askFontconfig().fallback(
      for: key.request, covering: key.scalars, prefersEmoji: key.isEmoji)
  }

  /// Whether Fontconfig answered something that the next process could use.
  var hasUnsavedAnswers: Bool { cache.isChanged }

  /// Writes what Fontconfig answered, for the next process; costs nothing when nothing is new.
  func saveCache() {
    cache.save()
  }

  /// Gives all faces back to Xft; to be called while the display is still open.
  func close() {
    for face in faces { face.close() }
    faces = []
    primaries = []
    fallbacks = [:]
  }

  private func askFontconfig() -> FontResolver {
    if let resolver { return resolver }
    let made = FontResolver(display: display, screen: screen, rendering: configuration.rendering)
    resolver = made
    return made
  }

  private func open(_ resolved: ResolvedFont) -> FontFace? {
    for face in faces where face.resolved == resolved { return face }
    guard let face = FontFace(resolved, number: faces.count, display: display) else { return nil }
    faces.append(face)
    return face
  }
}
