/// Names a picture without loading it; a backend loads, scales and keeps it.
///
/// A picture that can't be shown, for whatever reason, has a placeholder in its place, and
/// `Diagnostics` tells why.
public struct Image: Hashable, Sendable {
  /// Where the picture comes from.
  public enum Source: Hashable, Sendable {
    /// A file, by its path in the file system.
    case file(String)
    /// Pixels in memory.
    case pixels(PixelBuffer)
    /// A built-in line drawing that takes the colour of the text beside it.
    case symbol(Symbol)
    /// An icon of the desktop's icon theme.
    case icon(Icon)
  }

  /// Where the picture comes from.
  public var source: Source
  /// Which colours it is drawn in.
  var rendering: Rendering = .automatic

  /// Makes a picture from a source.
  public init(_ source: Source) {
    self.source = source
  }

  /// Names a picture file: PNG, JPEG or SVG, and whatever else the backend's documentation says.
  /// Nothing is read before it is first shown.
  public init(path: String) {
    self.init(.file(path))
  }

  /// Takes pixels from memory.
  public init(pixels: PixelBuffer) {
    self.init(.pixels(pixels))
  }

  /// Takes a symbol.
  public init(symbol: Symbol) {
    self.init(.symbol(symbol))
  }

  /// Names a symbol by the name that iOS developers know their system's symbols by.
  ///
  /// A built-in drawing is taken where there is one: those look alike, cost next to nothing and are
  /// there on every machine. For other names the desktop's icon theme is asked for the icon that means
  /// the same.
  public init(systemName: String) {
    if let symbol = Symbol(systemName: systemName) {
      self.init(symbol: symbol)
    } else {
      self.init(.icon(Icon(systemName, naming: .system)))
    }
  }

  /// Names an icon of the desktop's icon theme, such as `document-save` or `firefox`; one whose name
  /// ends with `-symbolic` takes the colour of the text beside it.
  public init(iconName: String) {
    self.init(.icon(Icon(iconName, naming: .theme)))
  }
}

/// An icon of the desktop's icon theme, by its name alone.
public struct Icon: Hashable, Sendable {
  /// Whose names it is found by.
  public enum Naming: Hashable, Sendable {
    /// Those of icon themes.
    case theme
    /// Those of the system's symbols on iOS.
    case system
  }

  /// Its name.
  public let name: String
  /// Whose name that is.
  public let naming: Naming

  /// Names an icon.
  public init(_ name: String, naming: Naming) {
    self.name = name
    self.naming = naming
  }

  /// Whether it is a drawing in one colour, as far as the name tells.
  public var isSymbolic: Bool {
    switch naming {
    case .system: true
    case .theme: name.hasSuffix("-symbolic")
    }
  }
}
