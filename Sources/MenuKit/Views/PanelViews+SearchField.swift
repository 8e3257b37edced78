import MenuLayout
import MenuModel
import MenuPrimitives
import MenuViews

extension PanelViews {
  /// Gives the row of a search field its field, and brings that up to date.
  func update(
    _ row: HostedRow, _ content: SearchFieldContent, _ index: Int, _ situation: Situation
  ) {
    guard let element = source(ofRow: index, in: situation.panel) as? SearchField else { return }
    let style = ViewStyle(situation.appearance)
    let hosted: HostedView
    if let old = row.main, old.isAttached {
      hosted = old
      hosted.restyle(style, text: situation.text)
    } else {
      row.main?.detach()
      row.views = []
      let field = TextField(element.searchText, appearance: .search)
      guard
        let new = HostedView(
          field, slot: .wholeRow, in: row, style: style, text: situation.text, owner: self)
      else { return }
      row.views = [new]
      row.placedIn = nil
      hosted = new
      field.onChange = { [weak self, weak element] text in
        guard let self, let element else { return }
        element.typed(text)
        session?.searched(for: element.searchText, in: self)
      }
    }
    // It is as large as the row says, whatever it asks for.
    _ = hosted.measure(fitting: .zero)
    guard let field = hosted.view as? TextField else { return }
    field.placeholder = content.placeholder
    field.isEnabled = content.isEnabled
    field.accessibilityLabel = content.accessibilityLabel
    // What is being typed is the element's text already, unless its updater wants another one.
    field.text = element.searchText
  }

  /// The rows whose fields want the keys as they appear, and didn't have them since.
  func fieldsToGreet() -> ElementID? {
    guard let panel = shown?.panel else { return nil }
    var first: ElementID?
    for row in rows.values where !greeted.contains(row.id) {
      guard let index = panel.index(of: row.id), wantsKeys(index) else { continue }
      greeted.insert(row.id)
      if first.flatMap(panel.index(of:)).map({ index < $0 }) ?? true { first = row.id }
    }
    return first
  }

  /// The row of a field that wants whatever is typed in its list; nil when there is none in sight.
  func typingField() -> ElementID? {
    guard let panel = shown?.panel else { return nil }
    let fields = rows.keys.compactMap(panel.index(of:)).filter(wantsKeys)
    return fields.min().map { panel.element(at: $0).id }
  }

  private func wantsKeys(_ index: Int) -> Bool {
    guard let panel = shown?.panel, case .searchField(let content) = panel.element(at: index).kind,
      content.isEnabled, let element = source(ofRow: index, in: panel) as? SearchField
    else { return false }
    return element.shouldAutomaticallyFocusOnAppearance
  }
}
