import MenuX11

/// Windows of other programs, in a window and in a menu.
final class OtherProgramsPage: Page {
  static let name = "programs"
  static let title = "Other programs"
  static let icon = Icon.layers

  let summary = """
    The window of another program, by the number that xwininfo tells: live on the page, to be seen only \
    in the menu, and given back when it isn't wanted here any more.
    """

  private let journal: Journal
  private let field = TextField(placeholder: "0x1e00007")
  private let onPage = ForeignWindowView(size: Size(width: 300, height: 200))
  private let inMenu = ForeignWindowView(size: Size(width: 240, height: 150))

  init(journal: Journal) {
    self.journal = journal
    for view in [onPage, inMenu] {
      view.onLoss = { journal.write("lost: window") }
    }
  }

  var examples: [Example] {
    [
      Example(
        title: "A window in a menu", note: "The rows below it are only there to be scrolled",
        button: "Monitor", menu: { self.monitor() })
    ]
  }

  private func monitor() -> Menu {
    var rows: [MenuElement] = [CustomView(view: inMenu)]
    for number in 1...40 {
      rows.append(Action(title: "Channel \(number)", handler: journal.chosen))
    }
    return Menu(children: rows)
  }

  var content: View? {
    let card = VStack(
      alignment: .fill, spacing: 12,
      insets: Insets(top: 12, leading: 16, bottom: 12, trailing: 16))
    card.background = .card
    card.cornerRadius = 10
    card.hasBorder = true
    field.onSubmit = { [weak self] _ in self?.show(onPage: true) }
    let row = HStack(spacing: 10, [Label("Window")])
    row.add(field, grows: true)
    row.add(Button("Here") { [weak self] in self?.show(onPage: true) })
    row.add(Button("In the Menu") { [weak self] in self?.show(onPage: false) })
    row.add(Button("Give Back") { [weak self] in self?.giveBack() })
    card.add(row)
    card.add(onPage)
    return card
  }

  private func giveBack() {
    onPage.window = nil
    inMenu.window = nil
  }

  private func show(onPage isOnPage: Bool) {
    let text = field.text.hasPrefix("0x") ? String(field.text.dropFirst(2)) : field.text
    let radix = field.text.hasPrefix("0x") ? 16 : 10
    giveBack()
    guard let number = UInt64(text, radix: radix) else {
      return journal.write("not a window: \(field.text)")
    }
    (isOnPage ? onPage : inMenu).window = WindowID(rawValue: number)
    journal.write(isOnPage ? "shown: here" : "shown: in the menu")
  }
}
