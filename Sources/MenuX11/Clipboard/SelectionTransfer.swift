import CX11
import MenuPrimitives

/// Something large on its way to another program: a piece at a time, each when the last was taken.
@MainActor final class SelectionTransfer {
  /// The window and the property of the program that fetches it.
  let requestor, property: UInt32
  /// When the silence has lasted too long.
  private(set) var deadline: Timestamp
  /// What this program listened to on that window before.
  let previousMask: UInt32

  private let type: UInt32
  private var rest: ArraySlice<UInt8>
  private var isFinished = false

  /// Announces what comes; the requestor takes note of that first.
  init(
    _ bytes: [UInt8], type: UInt32, to requestor: UInt32, property: UInt32, mask: UInt32,
    by clipboard: X11Clipboard
  ) {
    self.type = type
    self.requestor = requestor
    self.property = property
    previousMask = mask
    rest = bytes[...]
    deadline = clipboard.backend.now + clipboard.limits.readerSilence
    let connection = clipboard.connection
    connection.select(mask | UInt32(PropertyChangeMask | StructureNotifyMask), on: requestor)
    connection.setProperty(
      property, of: requestor, type: connection.atom(named: SelectionTarget.increments),
      to: [UInt32(clamping: bytes.count)])
  }

  /// The requestor took the last piece: sends the next one. An empty one is the end.
  ///
  /// - Returns: whether that was taken, too, and there is nothing more to do.
  func advance(_ clipboard: X11Clipboard) -> Bool {
    if isFinished { return true }
    deadline = clipboard.backend.now + clipboard.limits.readerSilence
    let piece = rest.prefix(clipboard.limits.piece)
    rest = rest.dropFirst(piece.count)
    isFinished = piece.isEmpty
    clipboard.connection.setProperty(property, of: requestor, type: type, toText: piece)
    return false
  }
}
