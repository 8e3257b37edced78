import CX11

/// An extension that the server has.
struct XExtension: Hashable, Sendable {
  /// The first byte of its requests and the one that marks its generic events.
  var majorOpcode: UInt8
  /// The type of its first event.
  var firstEvent: UInt8

  /// The extensions that the toolkit knows to use.
  enum Name: Int, CaseIterable {
    case randr, xinerama, xfixes, shape, xinput, screenSaver, xwayland

    /// Its number in CX11.
    var code: mk_extension {
      switch self {
      case .randr: MK_RANDR
      case .xinerama: MK_XINERAMA
      case .xfixes: MK_XFIXES
      case .shape: MK_SHAPE
      case .xinput: MK_XINPUT
      case .screenSaver: MK_SCREENSAVER
      case .xwayland: MK_XWAYLAND
      }
    }
  }
}
