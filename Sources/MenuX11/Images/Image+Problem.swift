public import MenuPrimitives

extension Image {
  /// Loads the picture and says why it can't be shown; nil when it can. It needs no display, and waits
  /// until everything is read and decoded.
  ///
  /// - Parameter size: the size of its use, in logical pixels.
  public func problem(at size: Size = Size(width: 24, height: 24)) -> String? {
    let box = PictureBox(size, scale: 1)
    guard let request = PictureRequest(self, width: box.width, height: box.height, scale: 1) else {
      return nil
    }
    let library = PictureLibrary(IconSurroundings(theme: nil, variable: Environment.variable))
    return switch library.picture(request) {
    case .success: nil
    case .failure(let error): error.description
    }
  }
}
