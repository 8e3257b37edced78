import MenuX11

/// A circle with a letter, a name, and what there is to say of it.
final class PersonView: HStack {
  private let letter = Label("", style: .headline, color: .white, alignment: .center)
  private let circle: RoundView
  private let name = Label()
  private let note = Label("", style: .footnote, color: .secondaryLabel)

  init() {
    circle = RoundView(letter, diameter: 32)
    super.init(
      spacing: 12, insets: Insets(top: 8, leading: 16, bottom: 8, trailing: 16),
      [circle, VStack(spacing: 1, [name, note])])
  }

  /// Shows another person.
  func show(_ number: Int) {
    let names = ["Anna", "Bert", "Chloé", "Dilek", "Emil", "Farah", "Göran"]
    let colors: [Color] = [
      .systemRed, .systemOrange, .systemGreen, .systemTeal, .systemBlue, .systemIndigo,
      .systemPink,
    ]
    let index = number % names.count
    name.text = "\(names[index]) \(number)"
    letter.text = String(names[index].prefix(1))
    circle.background = colors[index]
    note.text = "Message \(number)"
    note.isHidden = number % 3 == 0
  }
}
