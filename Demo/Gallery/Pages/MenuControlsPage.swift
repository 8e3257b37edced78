import MenuX11

/// Controls that work while their menu is open.
final class MenuControlsPage: Page {
  static let name = "menu-controls"
  static let title = "Controls in menus"
  static let icon = Icon.sliders

  let summary = """
    Switches, sliders, fields and buttons work in a menu as they do in a window, by pointer and by \
    keyboard, and the menu stays. Rows grow and shrink with their views.
    """

  private let journal: Journal
  private let volume = Slider(value: 0.6)
  private let wireless = Toggle(isOn: true)
  private let note = TextField(placeholder: "Add a note")
  private let details = Label(
    "Connected for 3 hours, at 866 Mbit/s.", style: .footnote, color: .secondaryLabel)

  init(journal: Journal) {
    self.journal = journal
    volume.onChange = { journal.write("volume: \(Int(($0 * 100).rounded()))") }
    wireless.onChange = { journal.write("wireless: \($0 ? "on" : "off")") }
    note.onChange = { journal.write("note: \($0)") }
    note.onSubmit = { journal.write("note kept: \($0)") }
    details.numberOfLines = 2
    details.isHidden = true
  }

  var examples: [Example] {
    [
      Example(
        title: "Controls", note: "They work, and the menu stays; try Tab, too", button: "Controls",
        menu: { self.menu })
    ]
  }

  private var menu: Menu {
    let more = Button("Details") { [details, journal] in
      details.isHidden.toggle()
      journal.write("details: \(details.isHidden ? "hidden" : "shown")")
    }
    let header = HStack(spacing: 12, [Label("Wireless"), Spacer(), wireless])
    let status = HStack(
      spacing: 12, [Label("Home", style: .footnote, color: .secondaryLabel), Spacer(), more])
    return Menu(
      children: [
        row(VStack(alignment: .fill, spacing: 8, [status, details])),
        row(note),
        Action(title: "Sound Settings…", handler: journal.chosen),
        Action(title: "Network Settings…", handler: journal.chosen),
      ],
      headers: [row(header), row(HStack(spacing: 12, [Label("Volume"), volume]))])
  }

  /// A row around a view, with the margins of other rows.
  private func row(_ view: View) -> CustomView {
    view.removeFromSuperview()
    return CustomView(
      view: VStack(
        alignment: .fill,
        insets: Insets(top: 10, leading: 16, bottom: 10, trailing: 16), [view]))
  }
}
