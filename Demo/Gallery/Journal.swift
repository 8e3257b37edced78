import Glibc
import MenuX11

/// Writes down what happens: a line on the standard output, and the last one in the window.
@MainActor final class Journal {
  /// Called with each line.
  var observer: ((String) -> Void)?

  /// An action was chosen: what most handlers of the gallery call.
  func chosen(_ action: Action) {
    write("chosen: \(action.title ?? "")")
  }

  /// Something else happened.
  func write(_ line: String) {
    put(line)
    observer?(line)
  }

  /// Writes a line that isn't shown in the window. It goes out at once, for whoever reads a pipe.
  func put(_ line: String) {
    var bytes = Array((line + "\n").utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { Glibc.write(1, $0.baseAddress, $0.count) }
      // A reader that went away is no reason to end.
      guard written > 0 || errno == EINTR else { return }
      bytes = bytes.dropFirst(max(0, written))
    }
  }
}
