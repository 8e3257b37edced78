import Glibc
import MenuX11

/// Answers lines on the standard input. `page NAME` shows a page; `picture FILE` draws the open menus
/// over plain ground into a PNG file, and says `pictured`. Any other line is answered with the texts that show and where they are, so that a test can press what it reads: `window` or `menu`, a
/// rectangle of the screen in logical pixels, the text. Of the pictures in menus it says `picture`, the
/// rectangle and the symbol's name, or `pixels`. The answer ends with the line `described`.
@MainActor final class Describer {
  private let view: GalleryView
  private let journal: Journal
  private var input: [UInt8] = []

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
      self.input += bytes.prefix(count)
      while let end = self.input.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: self.input[..<end], as: UTF8.self)
        self.input.removeSubrange(...end)
        if let backend { answer(line, on: backend) }
      }
    }
  }

  private func answer(_ line: String, on backend: X11Backend) {
    let words = line.split(separator: " ", maxSplits: 1)
    if words.first == "page", let name = words.last {
      view.show(String(name))
    } else if words.first == "picture", let path = words.last {
      draw(into: String(path), on: backend)
    } else {
      describe()
    }
  }

  private func draw(into path: String, on backend: X11Backend) {
    let picture = try? backend.picture(
      of: view.menuFrames, over: Color(white: view.isDark ? 0.25 : 0.87), margin: 26)
    if let bytes = picture?.png() {
      let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
      defer { close(file) }
      var rest = bytes[...]
      while !rest.isEmpty {
        let written = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
        guard written > 0 else { break }
        rest = rest.dropFirst(written)
      }
    }
    journal.put("pictured")
  }

  private func describe() {
    if let origin = view.screenRect?.origin {
      put("window", view.displayList(), at: origin)
    }
    for frame in view.menuFrames {
      put("menu", frame.content, at: frame.frame.origin)
      putPictures(frame.content, at: frame.frame.origin)
    }
    journal.put("described")
  }

  private func put(_ place: String, _ list: DisplayList, at origin: Point) {
    for item in list.items {
      for case .text(let layout, let point, _) in item.commands {
        let text = layout.lines.map(\.text).joined(separator: " ")
        put(place, Rect(origin: point, size: layout.size), at: origin, text)
      }
    }
  }

  private func putPictures(_ list: DisplayList, at origin: Point) {
    for item in list.items {
      for case .image(let image, let rect, _, _) in item.commands
      where rect.intersects(item.bounds) {
        var name = "pixels"
        if case .symbol(let symbol) = image.source { name = symbol.name }
        put("picture", rect.intersection(item.bounds), at: origin, name)
      }
    }
  }

  private func put(_ place: String, _ rect: Rect, at origin: Point, _ text: String) {
    let rect = rect.offset(dx: origin.x, dy: origin.y)
    journal.put(
      "\(place) \(Int(rect.minX)) \(Int(rect.minY)) \(Int(rect.width)) \(Int(rect.height)) \(text)"
    )
  }
}
