import Glibc
import MenuX11

/// Answers each line on the standard input with the texts that show and where they are, so that a
/// test can press what it reads: `window` or `menu`, a rectangle of the screen in logical pixels, the
/// text. The answer ends with the line `described`.
@MainActor final class Describer {
  private let view: GalleryView
  private let journal: Journal

  /// Makes a describer of the gallery.
  init(view: GalleryView, journal: Journal) {
    self.view = view
    self.journal = journal
  }

  /// Begins to read; at the end of the input it stops answering.
  func start(on backend: X11Backend) {
    backend.watch(0) { [weak self, weak backend] in
      var bytes = [UInt8](repeating: 0, count: 256)
      let count = read(0, &bytes, bytes.count)
      guard count > 0, let self else {
        backend?.watch(0, ready: nil)
        return
      }
      for byte in bytes.prefix(count) where byte == UInt8(ascii: "\n") { describe() }
    }
  }

  private func describe() {
    if let origin = view.screenRect?.origin {
      put("window", view.displayList(), at: origin)
    }
    for frame in view.menuFrames { put("menu", frame.content, at: frame.frame.origin) }
    journal.put("described")
  }

  private func put(_ place: String, _ list: DisplayList, at origin: Point) {
    for item in list.items {
      for case .text(let layout, let point, _) in item.commands {
        let text = layout.lines.map(\.text).joined(separator: " ")
        let corner = point.offset(dx: origin.x, dy: origin.y)
        let size = layout.size
        journal.put(
          "\(place) \(Int(corner.x)) \(Int(corner.y)) \(Int(size.width)) \(Int(size.height)) \(text)"
        )
      }
    }
  }
}
