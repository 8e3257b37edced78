import Glibc
import MenuPrimitives

/// Finds and decodes pictures; on any thread, and on several at a time.
final class PictureLibrary: @unchecked Sendable {
  /// Where it looks for icons.
  let surroundings: IconSurroundings
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  /// Used with the mutex alone.
  private let icons: IconFinder

  /// Prepares to look for icons; reads nothing yet.
  init(_ surroundings: IconSurroundings) {
    self.surroundings = surroundings
    icons = IconFinder(surroundings)
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// The picture that was asked for, fitted into its box.
  func picture(_ request: PictureRequest) -> Result<DecodedPicture, ImageError> {
    do throws(ImageError) {
      let box = PictureBox(width: request.width, height: request.height)
      switch request.source {
      case .pixels(let buffer):
        return .success(DecodedPicture(PremultipliedPixels(buffer, fitting: box)))
      case .file(let path):
        return .success(try PictureFile(path: path).picture(fitting: box))
      case .icon(let icon):
        let size = Double(min(request.width, request.height)) / request.scale
        let file = try file(of: icon, size: size, scale: request.scale)
        return .success(try file.picture(fitting: box))
      }
    } catch {
      return .failure(error)
    }
  }

  /// The file of an icon.
  ///
  /// - Throws: `ImageError` when no theme has it.
  func file(of icon: Icon, size: Double, scale: Double) throws(ImageError) -> PictureFile {
    if icon.naming == .theme, icon.name.hasPrefix("/") { return PictureFile(path: icon.name) }
    let names = icon.themeNames
    guard !names.isEmpty else {
      throw ImageError("there is no symbol of that name, and no icon is known that means the same")
    }
    pthread_mutex_lock(mutex)
    let path = icons.file(named: names, size: size, scale: scale)
    let themes = path == nil ? icons.themeNames : []
    pthread_mutex_unlock(mutex)
    guard let path else {
      let searched =
        themes.isEmpty
        ? "no icon theme is installed"
        : "none of the themes \(themes.joined(separator: ", ")) has it"
      throw ImageError(
        icon.naming == .system
          ? "it stands for the icon \(names.last ?? ""), and \(searched)" : searched)
    }
    return PictureFile(path: path)
  }
}
