extension Symbol {
  /// The built-in symbol with a name, or nil when there is none. The names are those that iOS
  /// developers know their system's symbols by; the drawings are our own.
  ///
  /// Every name in `systemNames` may be followed by `.fill`, `.circle`, `.square`, `.slash`, `.badge`,
  /// `.badge.plus` or `.badge.minus`, the middle three by `.fill` as well.
  public init?(systemName: String) {
    if let sketch = Sketch.named(systemName) {
      self.init(name: systemName, layers: sketch.plain)
    } else if let layers = SymbolVariant.layers(named: systemName) {
      self.init(name: systemName, layers: layers)
    } else {
      return nil
    }
  }

  /// The names of all built-in symbols, without variants.
  public static let systemNames: [String] = [
    "checkmark", "dash", "chevron.right", "chevron.forward", "chevron.left", "chevron.backward",
    "chevron.down", "chevron.up", "chevron.up.chevron.down", "plus", "minus", "xmark",
    "multiply", "equal", "divide", "percent", "number", "at", "info", "questionmark",
    "exclamationmark", "ellipsis", "info.circle", "questionmark.circle",
    "exclamationmark.triangle", "nosign", "slash.circle", "circle.slash", "power",
    "chevron.left.forwardslash.chevron.right", "command", "option", "shift", "control",
    "return", "delete.left", "dollarsign", "eurosign", "arrow.up", "arrow.down", "arrow.left",
    "arrow.backward", "arrow.right", "arrow.forward", "arrow.up.right", "arrow.up.forward",
    "arrow.up.left", "arrow.up.backward", "arrow.down.right", "arrow.down.forward",
    "arrow.down.left", "arrow.down.backward", "arrow.up.arrow.down", "arrow.left.arrow.right",
    "arrow.up.and.down", "arrow.left.and.right", "arrow.up.and.down.and.arrow.left.and.right",
    "arrow.up.left.and.arrow.down.right", "arrow.down.right.and.arrow.up.left",
    "arrow.clockwise", "arrow.counterclockwise", "arrow.triangle.2.circlepath",
    "arrow.2.circlepath", "arrow.uturn.backward", "arrow.uturn.left", "arrow.uturn.forward",
    "arrow.uturn.right", "arrowshape.turn.up.left", "arrowshape.turn.up.backward",
    "arrowshape.turn.up.right", "arrowshape.turn.up.forward", "arrow.down.to.line",
    "arrow.up.to.line", "square.and.arrow.up", "square.and.arrow.down",
    "rectangle.portrait.and.arrow.right", "rectangle.portrait.and.arrow.forward",
    "arrow.triangle.branch", "shuffle", "repeat", "circle", "square", "rectangle", "capsule",
    "oval", "hexagon", "diamond", "triangle", "star", "heart", "shield", "checkmark.shield",
    "checkmark.seal", "square.grid.2x2", "square.grid.3x3", "rectangle.grid.1x2",
    "rectangle.stack", "square.stack", "square.stack.3d.up", "square.3.layers.3d",
    "uiwindow.split.2x1", "macwindow", "rectangle.split.2x1", "square.split.2x1",
    "sidebar.left", "sidebar.leading", "sidebar.right", "sidebar.trailing", "cube", "doc",
    "doc.text", "doc.plaintext", "doc.on.doc", "clipboard", "list.clipboard",
    "list.bullet.clipboard", "doc.on.clipboard", "folder", "bookmark", "tag", "envelope",
    "envelope.open", "tray", "archivebox", "shippingbox", "book", "books.vertical", "newspaper",
    "note.text", "paperplane", "paperclip", "calendar", "terminal", "tablecells", "chart.bar",
    "chart.pie", "chart.line.uptrend.xyaxis", "chart.xyaxis.line", "scissors", "pencil",
    "highlighter", "square.and.pencil", "rectangle.and.pencil.and.ellipsis", "trash",
    "magnifyingglass", "plus.magnifyingglass", "minus.magnifyingglass", "link", "list.bullet",
    "list.dash", "list.number", "list.triangle", "list.bullet.indent", "line.3.horizontal",
    "line.horizontal.3", "line.3.horizontal.decrease", "text.alignleft", "text.aligncenter",
    "text.alignright", "text.justify", "text.quote", "bold", "italic", "underline", "strikethrough",
    "textformat", "textformat.size", "character", "crop", "slider.horizontal.3", "paintbrush",
    "paintpalette", "eyedropper", "wand.and.stars", "wand.and.rays", "sparkles", "sparkle",
    "cloud", "icloud", "cloud.rain", "icloud.and.arrow.down", "sun.max", "sun.min", "moon",
    "globe", "bolt", "flame", "drop", "leaf", "snowflake", "wifi",
    "antenna.radiowaves.left.and.right", "dot.radiowaves.left.and.right", "pawprint", "gear",
    "gearshape", "wrench", "wrench.adjustable", "hammer", "bell", "lock", "lock.open", "key",
    "house", "building", "building.2", "clock", "alarm", "timer", "stopwatch", "hourglass",
    "eye", "pin", "flag", "gift", "cart", "bag", "briefcase", "creditcard", "lightbulb",
    "graduationcap", "trophy", "crown", "puzzlepiece", "puzzlepiece.extension",
    "gamecontroller", "cup.and.saucer", "ladybug", "play", "pause", "stop", "forward",
    "backward", "forward.end", "backward.end", "record.circle", "speaker", "speaker.wave.2",
    "speaker.wave.3", "mic", "music.note", "headphones", "photo", "camera", "video", "film",
    "person", "person.2", "person.3", "person.crop.circle", "person.circle", "message",
    "bubble.left", "bubble.right", "text.bubble", "phone", "hand.thumbsup", "hand.thumbsdown",
    "hand.raised", "face.smiling", "display", "desktopcomputer", "pc", "tv", "laptopcomputer",
    "iphone", "ipad", "candybarphone", "printer", "keyboard", "externaldrive", "internaldrive",
    "server.rack", "cpu", "memorychip", "battery.100", "battery.0", "network", "qrcode",
    "viewfinder", "location", "mappin", "mappin.and.ellipse", "map", "airplane", "car", "bus",
    "tent", "cross",
  ]
}
