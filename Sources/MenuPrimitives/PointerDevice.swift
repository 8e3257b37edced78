/// What moves the pointer.
public enum PointerDevice: Hashable, Sendable {
  /// A mouse, a touchpad or a pen: it points exactly, and can point without pressing.
  case mouse
  /// A finger on the screen: what it is to hit must be larger.
  case touch
}
