import CX11
import MenuPrimitives

/// Loads pictures when they are first drawn, and keeps them on the server at the size of their use.
///
/// No frame waits long for pictures: when those of one frame have taken their share of time, the others
/// stay blank until the loop has nothing better to do. Everything happens on one thread; the limits of
/// `PNGReader` bound what a single picture can take.
@MainActor final class ImageLoader {
  /// The time that loading may take in one frame.
  var frameBudget: Duration = .milliseconds(4)
  /// The time that loading may take between two looks at the user's input.
  static let idleBudget: Duration = .milliseconds(8)

  /// Told of a file that can't be shown, once for each size in which it is asked for.
  var failed: ((_ path: String, ImageError) -> Void)?

  private let context: RenderContext
  private let clock = ContinuousClock()
  private var images = BoundedCache<Key, Entry>(limit: 1024)
  private var pending: [Key: Image] = [:]
  private var spent: Duration = .zero

  /// A picture at a size. Pixels in memory are told apart by where they lie, which their entry keeps
  /// from changing; to compare them all would take longer than to draw them.
  private struct Key: Hashable {
    enum Source: Hashable {
      case file(String)
      case pixels(UInt, width: Int)
    }
    var source: Source
    var width: Int
    var height: Int
  }

  private enum Entry {
    case loaded(ServerImage, of: PixelBuffer?)
    case broken
  }

  /// Prepares to load; reads nothing yet.
  init(_ context: RenderContext) {
    self.context = context
  }

  /// Gives the frame that begins its share of time.
  func beginFrame() {
    spent = .zero
  }

  /// Whether pictures that were asked for have not been loaded yet.
  var hasPending: Bool { !pending.isEmpty }

  /// Loads pictures that were asked for, as many as there is time for, at least one.
  ///
  /// - Returns: whether something can now be drawn that couldn't before.
  func loadPending() -> Bool {
    let end = clock.now.advanced(by: Self.idleBudget)
    var hasNew = false
    while let (key, image) = pending.first {
      pending[key] = nil
      if load(image, key) != nil { hasNew = true }
      if clock.now >= end { break }
    }
    return hasNew
  }

  /// A picture scaled to fit a box of device pixels; nil when it is broken, or isn't loaded yet.
  func picture(_ image: Image, fitting width: Int, _ height: Int) -> ServerImage? {
    guard let key = Self.key(image, width, height) else { return nil }
    switch images.value(for: key) {
    case .loaded(let picture, _): return picture
    case .broken: return nil
    case nil: break
    }
    guard spent < frameBudget else {
      pending[key] = image
      return nil
    }
    let start = clock.now
    defer { spent += clock.now - start }
    return load(image, key)
  }

  private static func key(_ image: Image, _ width: Int, _ height: Int) -> Key? {
    switch image.source {
    case .symbol: nil
    case .file(let path): Key(source: .file(path), width: width, height: height)
    case .pixels(let buffer):
      buffer.bytes.withUnsafeBytes { bytes in
        Key(
          source: .pixels(UInt(bitPattern: bytes.baseAddress), width: buffer.width), width: width,
          height: height)
      }
    }
  }

  private func load(_ image: Image, _ key: Key) -> ServerImage? {
    guard let (pixels, kept) = pixels(of: image),
      let picture = ServerImage(
        context, PremultipliedPixels(pixels).fitted(into: key.width, key.height))
    else {
      images.insert(.broken, for: key)
      return nil
    }
    images.insert(.loaded(picture, of: kept), for: key)
    return picture
  }

  /// The pixels, and what has to be kept for its key to stay true.
  private func pixels(of image: Image) -> (PixelBuffer, kept: PixelBuffer?)? {
    switch image.source {
    case .symbol: return nil
    case .pixels(let buffer): return (buffer, buffer)
    case .file(let path):
      do throws(ImageError) {
        return (try PNGReader.read(path), nil)
      } catch {
        failed?(path, error)
        return nil
      }
    }
  }
}
