import MenuPrimitives

extension Diagnostic {
  /// Says why a picture can't be shown.
  init(_ source: PictureRequest.Source, _ error: ImageError) {
    let (subject, name) =
      switch source {
      case .file(let path): (path, "the picture \(path)")
      case .pixels: ("", "a picture in memory")
      case .icon(let icon): (icon.name, "the icon \(icon.name)")
      }
    self.init(.image(subject), "\(name) can't be shown: \(error)")
  }
}
