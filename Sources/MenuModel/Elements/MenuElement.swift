/// What every part of a menu is: something with an identity that can be hidden, changed and invoked.
///
/// Elements belong to the application, which may change any of them at any time: what is on the
/// screen follows at once. An element may be used in several menus.
///
/// Only `Group`, `Action`, `Menu` and the other elements are made to be subclassed.
@MainActor open class MenuElement: @MainActor Identifiable {
  private static var lastSerial: UInt64 = 0

  /// The number that tells the element from every other one of the process.
  package let serial: UInt64
  /// The row as it was resolved last; nil after a change that it would show.
  var resolvedRow: ResolvedElement?
  /// The last pass of a resolver that came by, and how many rows it has made of the element since.
  var resolverVisit: (pass: UInt32, count: UInt32) = (0, 0)

  /// Whether the element and all below it are left out of the menu.
  public var isHidden = false {
    didSet { if isHidden != oldValue { ElementChanges.announce() } }
  }

  /// What assistive technology is told; nil as long as that is what shows.
  var accessibility: RowAccessibility? {
    didSet { if accessibility != oldValue { setNeedsUpdate() } }
  }

  init() {
    Self.lastSerial += 1
    serial = Self.lastSerial
  }

  /// Tells the element from every other one, as long as the process runs.
  public var id: String { String(serial) }

  /// The element's name for everything that knows only resolved values.
  public var elementID: ElementID { ElementID(serial: serial) }

  /// Says that the element looks different now; an open menu that shows it follows, with all changes
  /// that are made before control returns to the run loop in one step.
  ///
  /// The setters of all properties call it. A hidden element has nothing to update.
  open func setNeedsUpdate() {
    resolvedRow = nil
    if isHidden {
      ElementChanges.hiddenElementChanged(self)
    } else if standsForOthers {
      ElementChanges.announce()
    } else {
      ElementChanges.rowChanged(self)
    }
  }

  /// Called when the user invokes the element; `Action` calls its handler here.
  open func perform() {}

  /// What the element's own row shows; nil: it has none.
  var resolvedKind: ResolvedElement.Kind? { nil }

  /// Whether other elements show because of it: a change of it may be one of these.
  final var standsForOthers: Bool { self is Menu || self is Group || self is LazyMenuElement }

  /// Names the element's own row.
  var rowID: ElementID { elementID }

  /// Adds everything that the element has to show: a row of its own, unless it stands for others.
  func append(to builder: inout RunBuilder, owner: Menu) {
    builder.appendLeaf(self, owner: owner)
  }
}
