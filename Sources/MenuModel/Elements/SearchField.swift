/// A line of text that the user edits, most often to filter the rows below. It is best a header.
///
/// The field filters nothing by itself: `updater` is told what was typed and hides what doesn't match.
open class SearchField: MenuElement, NonSelectableMenuLeaf {
  /// What stands in the field while it is empty.
  public var placeholder: String? { didSet { if placeholder != oldValue { setNeedsUpdate() } } }
  /// Whether the user can edit the text.
  public var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsUpdate() } } }
  /// Whether the field gets the keys as soon as it shows.
  public var shouldAutomaticallyFocusOnAppearance = false
  /// Told the text each time that the user changes it, and when it is reset as its list closes.
  public var updater: ((String) -> Void)?

  private var text: String
  /// What the text is when its list closes: the one that the program set last.
  private var resetText: String
  private var openLists = 0
  private var isTellingUpdater = false

  /// The text in the field. What the user types is in it only while the list shows: when that closes,
  /// the text is again the one that the program set last, and if it differed the updater is told.
  ///
  /// Setting it calls no updater. What an updater itself sets, to correct what was typed, counts as
  /// typed.
  public var searchText: String {
    get { text }
    set {
      if !isTellingUpdater { resetText = newValue }
      guard newValue != text else { return }
      text = newValue
      setNeedsUpdate()
    }
  }

  /// Makes a field; see the properties.
  public init(
    placeholder: String? = nil, searchText: String = "", updater: ((String) -> Void)? = nil
  ) {
    self.placeholder = placeholder
    self.updater = updater
    text = searchText
    resetText = searchText
    super.init()
  }

  /// Lets the field get the keys as soon as it shows, and returns it.
  @discardableResult public func automaticallyFocusOnAppearance() -> Self {
    shouldAutomaticallyFocusOnAppearance = true
    return self
  }

  /// Takes what the user typed and tells the updater, once, when it differs from the text before.
  package func typed(_ newText: String) {
    guard newText != text else { return }
    text = newText
    tellUpdater()
  }

  private func tellUpdater() {
    let wasTelling = isTellingUpdater
    isTellingUpdater = true
    updater?(text)
    isTellingUpdater = wasTelling
  }

  override var resolvedKind: ResolvedElement.Kind? {
    .searchField(
      SearchFieldContent(
        placeholder: placeholder ?? "", isEnabled: isEnabled,
        accessibility: accessibility))
  }
}

extension SearchField: ListMember {
  func listAppeared() {
    openLists += 1
  }

  func listClosed() {
    openLists -= 1
    guard openLists == 0, text != resetText else { return }
    text = resetText
    tellUpdater()
  }
}
