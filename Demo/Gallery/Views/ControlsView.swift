import MenuX11

/// Every control, in the states that it has.
final class ControlsView: VStack {
  private let journal: Journal

  /// Makes the controls; what is done with them is written down.
  init(journal: Journal) {
    self.journal = journal
    super.init(alignment: .fill, spacing: 12)
    add(Self.card([header, styledText]))
    add(Self.card([buttons]))
    add(Self.card([switches, sliders, waiting]))
    add(Self.card([fields]))
  }

  private static func card(_ rows: [View]) -> View {
    let card = VStack(
      alignment: .fill, spacing: 12,
      insets: Insets(top: 12, leading: 16, bottom: 12, trailing: 16), rows)
    card.background = .card
    card.cornerRadius = 10
    card.hasBorder = true
    return card
  }

  private var header: View {
    let photo = ImageView(Image(systemName: "person.fill"), tint: .secondaryLabel)
    photo.imageSize = Size(width: 26, height: 26)
    photo.contentMode = .center
    photo.background = .track
    photo.cornerRadius = 22
    let names = VStack(
      spacing: 1,
      [
        Label("John Appleseed", style: .headline),
        Label("Premium Account", style: .subheadline, color: .secondaryLabel),
      ])
    return HStack(spacing: 12, [Framed(photo, Size(width: 44, height: 44)), names])
  }

  private var styledText: View {
    let text = StyledText(string: "AutoSummary")
    text.append(
      StyledText(
        string: " (beta)",
        attributes: [
          .font: Font.preferredFont(forTextStyle: .caption1),
          .foregroundColor: Color.label.withAlphaComponent(0.5), .baselineOffset: 5,
        ]))
    text.append(StyledText(string: "   and "))
    for (word, color) in [
      ("red", Color.systemRed), ("orange", .systemOrange), ("green", .systemGreen),
      ("blue", .systemBlue), ("purple", .systemPurple),
    ] {
      text.append(StyledText(string: word + " ", attributes: [.foregroundColor: color]))
    }
    text.append(
      StyledText(string: "large", attributes: [.font: Font.systemFont(ofSize: 22, weight: .bold)]))
    let label = Label(numberOfLines: 2)
    label.attributedText = text
    return label
  }

  private var buttons: View {
    func button(
      _ title: String, _ image: String? = nil, _ appearance: Button.Appearance = .bordered
    ) -> Button {
      Button(title, image: image.map { Image(systemName: $0) }, appearance: appearance) {
        [journal] in journal.write("pressed: \(title)")
      }
    }
    let off = button("Off", "trash")
    off.isEnabled = false
    return HStack(
      spacing: 8,
      [
        button("Plain", "star", .plain), button("Bordered"), button("Save", "folder"),
        button("Done", nil, .prominent), off, button("", "gear"),
      ])
  }

  private var switches: View {
    func toggle(_ isOn: Bool, isEnabled: Bool = true) -> Toggle {
      let toggle = Toggle(isOn: isOn) { [journal] in journal.write("switched: \($0)") }
      toggle.isEnabled = isEnabled
      return toggle
    }
    return HStack(
      spacing: 14,
      [
        Label("Wi-Fi"), toggle(true), Label("Bluetooth"), toggle(false),
        Label("Off", color: .disabled), toggle(true, isEnabled: false),
        toggle(false, isEnabled: false),
      ])
  }

  private var sliders: View {
    let off = Slider(value: 0.6)
    off.isEnabled = false
    let row = HStack(spacing: 14)
    row.add(
      Slider(value: 0.4) { [journal] in journal.write("slid: \(Int($0 * 100))") }, grows: true)
    row.add(Slider(value: 2, in: 0...4, step: 1), grows: true)
    row.add(off)
    return row
  }

  private var waiting: View {
    let row = HStack(spacing: 14)
    row.add(ProgressBar(progress: 0.35), grows: true)
    row.add(ProgressBar(progress: nil), grows: true)
    row.add(Spinner())
    row.add(Spinner(side: 28))
    return row
  }

  private var fields: View {
    let name = TextField("Grüße 你好 שלום", placeholder: "Name")
    name.onChange = { [journal] in journal.write("name: \($0)") }
    let search = TextField(placeholder: "Search For a Language", appearance: .search)
    search.onChange = { [journal] in journal.write("search: \($0)") }
    let off = TextField("Not now")
    off.isEnabled = false
    let row = HStack(spacing: 14)
    row.add(name, grows: true)
    row.add(search, grows: true)
    row.add(off)
    return row
  }
}
