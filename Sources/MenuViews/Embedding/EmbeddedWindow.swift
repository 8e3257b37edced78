public import MenuPrimitives

/// Where the window of another program is to be shown inside one of ours.
public struct EmbeddedWindow: Hashable, Sendable {
  /// The other program's window.
  public var id: WindowID
  /// Its whole extent, in logical pixels of our window.
  public var frame: Rect
  /// The part of our window in which it shows; empty while it is kept, but nowhere to be seen.
  public var clip: Rect

  /// Describes a place.
  public init(id: WindowID, frame: Rect, clip: Rect) {
    self.id = id
    self.frame = frame
    self.clip = clip
  }
}
