extension Sketch {
  /// The drawing of a symbol without a variant; nil when there is none.
  static func named(_ name: String) -> Sketch? {
    for group in [signs, arrows, shapes, documents, editing, nature] {
      if let sketch = group(name) { return sketch }
    }
    for group in [things, media, people, devices, places] {
      if let sketch = group(name) { return sketch }
    }
    return nil
  }

  // Switches and not tables: a menu with one symbol draws one.

  private static func signs(_ name: String) -> Sketch? {
    switch name {
    case "checkmark": checkmark
    case "dash": dash
    case "chevron.right", "chevron.forward": chevronRight
    case "chevron.left", "chevron.backward": chevronLeft
    case "chevron.down": chevronDown
    case "chevron.up": chevronUp
    case "chevron.up.chevron.down": chevronUpDown
    case "plus": plus
    case "minus": minus
    case "xmark", "multiply": xmark
    case "equal": equal
    case "divide": divide
    case "percent": percent
    case "number": number
    case "at": at
    case "info": info
    case "questionmark": questionmark
    case "exclamationmark": exclamationmark
    case "ellipsis": ellipsis
    case "info.circle": infoCircle
    case "questionmark.circle": questionmarkCircle
    case "exclamationmark.triangle": exclamationmarkTriangle
    case "nosign", "slash.circle", "circle.slash": nosign
    case "power": power
    case "chevron.left.forwardslash.chevron.right": code
    case "command": command
    case "option": option
    case "shift": shift
    case "control": control
    case "return": returnKey
    case "delete.left": deleteLeft
    case "dollarsign": dollarsign
    case "eurosign": eurosign
    default: nil
    }
  }

  private static func arrows(_ name: String) -> Sketch? {
    switch name {
    case "arrow.up": arrowUp
    case "arrow.down": arrowDown
    case "arrow.left", "arrow.backward": arrowLeft
    case "arrow.right", "arrow.forward": arrowRight
    case "arrow.up.right", "arrow.up.forward": arrowUpRight
    case "arrow.up.left", "arrow.up.backward": arrowUpLeft
    case "arrow.down.right", "arrow.down.forward": arrowDownRight
    case "arrow.down.left", "arrow.down.backward": arrowDownLeft
    case "arrow.up.arrow.down": arrowUpArrowDown
    case "arrow.left.arrow.right": arrowLeftArrowRight
    case "arrow.up.and.down": arrowUpAndDown
    case "arrow.left.and.right": arrowLeftAndRight
    case "arrow.up.and.down.and.arrow.left.and.right": move
    case "arrow.up.left.and.arrow.down.right": expand
    case "arrow.down.right.and.arrow.up.left": collapse
    case "arrow.clockwise": arrowClockwise
    case "arrow.counterclockwise": arrowCounterclockwise
    case "arrow.triangle.2.circlepath", "arrow.2.circlepath": circlepath
    case "arrow.uturn.backward", "arrow.uturn.left": uturnBackward
    case "arrow.uturn.forward", "arrow.uturn.right": uturnForward
    case "arrowshape.turn.up.left", "arrowshape.turn.up.backward": replyLeft
    case "arrowshape.turn.up.right", "arrowshape.turn.up.forward": replyRight
    case "arrow.down.to.line": arrowDownToLine
    case "arrow.up.to.line": arrowUpToLine
    case "square.and.arrow.up": squareAndArrowUp
    case "square.and.arrow.down": squareAndArrowDown
    case "rectangle.portrait.and.arrow.right", "rectangle.portrait.and.arrow.forward": leave
    case "arrow.triangle.branch": branch
    case "shuffle": shuffle
    case "repeat": repeats
    default: nil
    }
  }

  private static func shapes(_ name: String) -> Sketch? {
    switch name {
    case "circle": circle
    case "square": square
    case "rectangle": rectangle
    case "capsule": capsule
    case "oval": oval
    case "hexagon": hexagon
    case "diamond": diamond
    case "triangle": triangle
    case "star": star
    case "heart": heart
    case "shield": shield
    case "checkmark.shield": checkmarkShield
    case "checkmark.seal": seal
    case "square.grid.2x2": squareGrid
    case "square.grid.3x3": smallGrid
    case "rectangle.grid.1x2": rowGrid
    case "rectangle.stack", "square.stack": stack
    case "square.stack.3d.up", "square.3.layers.3d": layers
    case "uiwindow.split.2x1": windowSplit
    case "macwindow": window
    case "rectangle.split.2x1", "square.split.2x1": splitColumns
    case "sidebar.left", "sidebar.leading": sidebarLeft
    case "sidebar.right", "sidebar.trailing": sidebarRight
    case "cube": cube
    default: nil
    }
  }

  private static func documents(_ name: String) -> Sketch? {
    switch name {
    case "doc": doc
    case "doc.text", "doc.plaintext": docText
    case "doc.on.doc": docOnDoc
    case "clipboard": clipboard
    case "list.clipboard", "list.bullet.clipboard": listClipboard
    case "doc.on.clipboard": docOnClipboard
    case "folder": folder
    case "bookmark": bookmark
    case "tag": tag
    case "envelope": envelope
    case "envelope.open": envelopeOpen
    case "tray": tray
    case "archivebox": archivebox
    case "shippingbox": shippingbox
    case "book": book
    case "books.vertical": books
    case "newspaper": newspaper
    case "note.text": noteText
    case "paperplane": paperplane
    case "paperclip": paperclip
    case "calendar": calendar
    case "terminal": terminal
    case "tablecells": table
    case "chart.bar": chartBar
    case "chart.pie": chartPie
    case "chart.line.uptrend.xyaxis", "chart.xyaxis.line": chartLine
    default: nil
    }
  }

  private static func editing(_ name: String) -> Sketch? {
    switch name {
    case "scissors": scissors
    case "pencil", "highlighter": pencil
    case "square.and.pencil", "rectangle.and.pencil.and.ellipsis": squareAndPencil
    case "trash": trash
    case "magnifyingglass": magnifyingglass
    case "plus.magnifyingglass": zoomIn
    case "minus.magnifyingglass": zoomOut
    case "link": link
    case "list.bullet": listBullet
    case "list.dash": listDash
    case "list.number": listNumber
    case "list.triangle", "list.bullet.indent": listTriangle
    case "line.3.horizontal", "line.horizontal.3": lines
    case "line.3.horizontal.decrease": decrease
    case "text.alignleft": alignLeft
    case "text.aligncenter": alignCenter
    case "text.alignright": alignRight
    case "text.justify": justify
    case "text.quote": quote
    case "bold": bold
    case "italic": italic
    case "underline": underline
    case "strikethrough": strikethrough
    case "textformat", "textformat.size": textformat
    case "character": character
    case "crop": crop
    case "slider.horizontal.3": slider
    case "paintbrush": paintbrush
    case "paintpalette": paintpalette
    case "eyedropper": eyedropper
    case "wand.and.stars", "wand.and.rays": wand
    case "sparkles", "sparkle": sparkles
    default: nil
    }
  }

  private static func nature(_ name: String) -> Sketch? {
    switch name {
    case "cloud", "icloud": cloud
    case "cloud.rain": cloudRain
    case "icloud.and.arrow.down": cloudArrowDown
    case "sun.max", "sun.min": sun
    case "moon": moon
    case "globe": globe
    case "bolt": bolt
    case "flame": flame
    case "drop": drop
    case "leaf": leaf
    case "snowflake": snowflake
    case "wifi": wifi
    case "antenna.radiowaves.left.and.right", "dot.radiowaves.left.and.right": antenna
    case "pawprint": pawprint
    default: nil
    }
  }
}
