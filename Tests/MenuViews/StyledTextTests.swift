import MenuPrimitives
import MenuViews
import Testing

@MainActor @Suite("Styled text") struct StyledTextTests {
  let red: [StyledText.Key: Any] = [.foregroundColor: Color.systemRed]

  @Test("is put together from parts")
  func appending() {
    let text = StyledText(string: "AutoSummary")
    text.append(StyledText(string: " (beta)", attributes: red))
    text.append(StyledText(string: "!", attributes: red))
    #expect(text.string == "AutoSummary (beta)!")
    #expect(text.content.runs.map(\.text) == ["AutoSummary", " (beta)!"])
    #expect(text == StyledText(attributedString: text))
    #expect(text != StyledText(string: "AutoSummary (beta)!"))
    #expect(StyledText().content.runs.isEmpty)
  }

  @Test(
    "takes values of the right type, numbers of every kind",
    arguments: [5, 5.0 as Float, 5.0, UInt8(5)] as [any Sendable])
  func values(five: any Sendable) throws {
    let font = Font.preferredFont(forTextStyle: .caption1)
    let text = StyledText(
      string: "x", attributes: [.font: font, .foregroundColor: Color.label, .baselineOffset: five])
    let found = text.attributes(at: text.string.startIndex)
    #expect(found[.font] as? Font == font && found[.foregroundColor] as? Color == .label)
    #expect(found[.baselineOffset] as? Double == 5)
    let wrong = StyledText(
      string: "x", attributes: [.font: "big", .foregroundColor: 3, .baselineOffset: Double.nan])
    #expect(wrong.attributes(at: wrong.string.startIndex).isEmpty)
    #expect(text.attributes(at: text.string.endIndex).isEmpty)
    let face = StyledText(string: "x", attributes: [.font: FontSpec(size: 9)])
    #expect(face.attributes(at: face.string.startIndex)[.font] as? Font == .systemFont(ofSize: 9))
  }

  @Test("changes a part: adds, sets and removes attributes")
  func ranges() {
    let text = StyledText(string: "one 👍🏽 three", attributes: [.baselineOffset: 1])
    let string = text.string
    let middle =
      string.index(string.startIndex, offsetBy: 4)..<string.index(string.startIndex, offsetBy: 5)
    text.addAttributes(red, range: middle)
    #expect(text.content.runs.map(\.text) == ["one ", "👍🏽", " three"])
    #expect(text.attributes(at: middle.lowerBound).count == 2)
    text.setAttributes(red, range: string.startIndex..<string.endIndex)
    #expect(text.content.runs.count == 1)
    text.removeAttribute(.foregroundColor, range: middle)
    #expect(text.attributes(at: middle.lowerBound).isEmpty && text.string == string)
    text.addAttribute(.baselineOffset, value: "no", range: middle)
    #expect(text.attributes(at: middle.lowerBound).isEmpty)
  }

  @Test("a label shows its parts on one baseline, in their own fonts and colours")
  func label() {
    let label = Label()
    label.textColor = .black
    let text = StyledText(string: "Auto")
    text.append(
      StyledText(
        string: "beta",
        attributes: [
          .font: Font.systemFont(ofSize: 5), .foregroundColor: Color.black.withAlphaComponent(0.5),
          .baselineOffset: 3,
        ]))
    label.attributedText = text
    let window = Window(label)
    #expect(label.measure(fitting: .unlimited) == Size(width: 36, height: 12))
    #expect(
      window.picture == """
        item 0,0 200x100
          text "Auto" 10 at 0,44 #000000
          text "beta" 5 at 24,46 #000000@0.5

        """)
    text.append(StyledText(string: " more"))
    #expect(label.text == "Autobeta")
    label.textAlignment = .trailing
    #expect(window.picture.contains("\"Auto\" 10 at 164,44"))
  }

  @Test("a label wraps and cuts it, and draws it anew only when it is another one")
  func wrapping() {
    let label = Label(numberOfLines: 2)
    let text = StyledText(string: "one two three ", attributes: red)
    text.append(StyledText(string: "four five six"))
    label.attributedText = text
    let window = Window(label, size: Size(width: 60, height: 40))
    #expect(
      window.picture == """
        item 0,0 60x40
          text "one two" 10 at 0,8 #ff3b30
          text "three " 10 at 0,20 #ff3b30
          text "fou…" 10 at 36,20 #1d1d1f

        """)
    window.forgetDamage()
    label.attributedText = StyledText(attributedString: text)
    #expect(window.damage.isEmpty)
    label.text = "plain"
    #expect(label.attributedText == nil && window.picture.contains("\"plain\" 10 at 0,14"))
    label.numberOfLines = 0
    label.text = "a b c d e f g h i j k l m n o p q r s t u v w x y z"
    #expect(label.measure(fitting: Size(width: 60, height: 10)).height == 72)
    label.text = ""
    label.attributedText = StyledText(string: "")
    #expect(label.measure(fitting: .unlimited) == .zero && window.picture == "")
  }
}
