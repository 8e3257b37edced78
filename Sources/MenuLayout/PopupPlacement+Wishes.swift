public import MenuPrimitives

extension PopupPlacement {
  /// Where a context menu opens: its corner at the pointer, which lies just outside.
  ///
  /// - Parameters:
  ///   - point: the pointer's place on the screen.
  ///   - direction: towards which side the menu extends.
  public static func contextMenu(
    at point: Point, direction: LayoutDirection = .leftToRight
  ) -> PopupPlacement {
    let corner: Corner = direction == .leftToRight ? .bottomRight : .bottomLeft
    return PopupPlacement(
      anchorRect: Rect(x: point.x, y: point.y, width: 1, height: 1), anchor: corner,
      gravity: corner, offset: Point(x: 1, y: 1))
  }

  /// Where the menu of a button or a menu bar opens: below the control, its beginning lined up with
  /// the control's, or above it. It is made to scroll rather than to cover the control.
  ///
  /// - Parameters:
  ///   - rect: the control's rectangle on the screen.
  ///   - direction: at which end of the control the menu is lined up.
  public static func pullDown(
    from rect: Rect, direction: LayoutDirection = .leftToRight
  ) -> PopupPlacement {
    let isLeftToRight = direction == .leftToRight
    return PopupPlacement(
      anchorRect: rect, anchor: isLeftToRight ? .bottomLeft : .bottomRight,
      gravity: isLeftToRight ? .bottomRight : .bottomLeft,
      adjustment: [.flipY, .slideX, .resizeX, .resizeY])
  }

  /// Where a submenu opens: beside its row, the first rows lined up, or on the row's other side.
  ///
  /// - Parameters:
  ///   - row: the row's rectangle on the screen.
  ///   - direction: towards which side the chain of panels goes.
  ///   - overlap: how far the submenu lies over the row's end.
  ///   - rise: how far the submenu's first row is below its top.
  public static func submenu(
    beside row: Rect, direction: LayoutDirection = .leftToRight, overlap: Double = 0,
    rise: Double = 0
  ) -> PopupPlacement {
    let isLeftToRight = direction == .leftToRight
    return PopupPlacement(
      anchorRect: row, anchor: isLeftToRight ? .topRight : .topLeft,
      gravity: isLeftToRight ? .bottomRight : .bottomLeft, offset: Point(x: -overlap, y: -rise),
      adjustment: [.flipX, .slideY, .resizeY])
  }

  /// In the middle of a rectangle, moved by as little as brings it into the work area.
  public static func centered(in rect: Rect) -> PopupPlacement {
    PopupPlacement(
      anchorRect: rect, anchor: .center, gravity: .center,
      adjustment: [.slideX, .slideY, .resizeX, .resizeY])
  }

  /// Where a menu in the style of iOS opens: centred on its attachment point and growing away from
  /// its source; where there is no room, it grows from the source's other side.
  ///
  /// - Parameters:
  ///   - point: the attachment point on the screen.
  ///   - source: the rectangle on the screen of what the menu belongs to. The menu grows down when
  ///     the point isn't above its middle, else up; nil: down.
  public static func attachment(_ point: Point, of source: Rect? = nil) -> PopupPlacement {
    var rect = Rect(x: point.x, y: point.y, width: 0, height: 0)
    var growsDown = true
    if let source {
      growsDown = point.y >= source.midY
      // As far from the source on its other side.
      if growsDown, point.y >= source.maxY {
        rect.origin.y = source.minY - (point.y - source.maxY)
        rect.size.height = point.y - rect.origin.y
      } else if !growsDown, point.y <= source.minY {
        rect.size.height = source.maxY + (source.minY - point.y) - point.y
      }
    }
    return PopupPlacement(
      anchorRect: rect, anchor: growsDown ? .bottom : .top, gravity: growsDown ? .bottom : .top,
      adjustment: [.flipY, .slideX, .slideY, .resizeX, .resizeY])
  }

  /// Where the tooltip of a row opens: below or above it, as near to the pointer as it may.
  ///
  /// - Parameters:
  ///   - row: the row's rectangle on the screen.
  ///   - x: where the pointer is across.
  ///   - gap: the space between the row and the tooltip.
  public static func tooltip(for row: Rect, x: Double, gap: Double = 4) -> PopupPlacement {
    PopupPlacement(
      anchorRect: Rect(x: x, y: row.minY, width: 0, height: row.height), anchor: .bottom,
      gravity: .bottomRight, offset: Point(x: 0, y: gap),
      adjustment: [.flipX, .flipY, .slideX, .slideY, .resizeX, .resizeY])
  }
}
