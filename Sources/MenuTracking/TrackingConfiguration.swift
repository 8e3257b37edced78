/// Every delay and threshold of tracking, each with its reason; lengths in logical pixels.
public struct TrackingConfiguration: Hashable, Sendable {
  // MARK: Clicking and dragging

  /// A press that is released sooner was a click that opened the menu: it chooses nothing and the
  /// menu stays. Between Chromium's 200 ms and GTK's 500 ms.
  public var clickDuration: Duration = .milliseconds(300)
  /// A pointer that never got farther from where it was pressed hasn't been dragged, however long the
  /// button was held. 4 pixels as in Chromium; people with a stylus or a tremor may want more.
  public var clickDistance: Double = 4

  // MARK: Submenus

  /// How long the pointer stays on a row before its submenu opens beside it; nil: only a click or a
  /// key opens. GTK waits 225 ms and Qt 256; none at all opens what is only passed over.
  public var submenuDelay: Duration? = .milliseconds(200)
  /// How long a held press stays on a row before its stacked submenu opens, or on the header row
  /// before it closes; the time that iOS developers know from the original.
  public var stackedDwell: Duration = .seconds(1)
  /// How long after its last motion a pointer that was on the way to a submenu may stand on another
  /// row before that row counts. Long enough to correct one's aim, short enough to be no wait.
  public var aimPause: Duration = .milliseconds(300)
  /// The safe triangle looks back this far: its apex is where the pointer was then, so that it follows
  /// a hand that changes its mind.
  public var aimMemory: Duration = .milliseconds(100)
  /// How far the safe triangle reaches beyond the near corners of the submenu; 50 as in GTK.
  public var aimOvershoot: Double = 50

  // MARK: Scrolling

  /// Rows that a notch of the wheel scrolls; 3 wherever a wheel has notches.
  public var rowsPerNotch: Double = 3
  /// The height of the strip at either end of a list in which a pointer makes it scroll: two of GTK's
  /// 8-pixel strips, a slow and a fast one.
  public var edgeHeight: Double = 16
  /// Pixels a second at the inner side of that strip: GTK's 8 pixels every 50 ms.
  public var edgeSlowSpeed: Double = 160
  /// Pixels a second at its outer side: GTK's 15 pixels every 20 ms.
  public var edgeFastSpeed: Double = 750
  /// The time between two steps of scrolling at an edge: a frame of a 60 Hz screen.
  public var edgeInterval: Duration = .milliseconds(16)

  // MARK: Typing and reading

  /// Letters that are typed with a longer pause between them begin a new word; what users of file
  /// lists are used to.
  public var typeaheadPause: Duration = .seconds(1)
  /// How long the pointer rests on a row before its tooltip is due; between GTK's 500 and Qt's 700.
  public var tooltipDelay: Duration = .milliseconds(600)

  /// The defaults.
  public init() {}
}
