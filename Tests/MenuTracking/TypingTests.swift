import MenuModel
import MenuPrimitives
import Testing

@testable import MenuTracking

@Suite("Typing")
struct TypingTests {
  static let menu = """
    menu
      Éclair
      Save
      Save As
      Send
      Älter
      Чай
      More
        Sub

    """

  @Test("Letters jump to the row that begins with them, whatever their case and marks")
  func letters() {
    Script.run(
      Self.menu + """
        open
        key e
        expect highlighted Éclair
        wait 1100ms
        key S
        key e
        expect highlighted Send
        wait 1100ms
        key a
        expect highlighted Älter
        wait 1100ms
        key é
        expect highlighted Éclair
        """)
  }

  @Test("A pause begins a new word; a letter that repeats goes through the rows")
  func cycling() {
    Script.run(
      Self.menu + """
        open
        key s
        expect highlighted Save
        key s
        key s
        expect highlighted Send
        key s
        expect highlighted Save
        wait 1100ms
        key s
        expect highlighted Save As
        key e
        expect highlighted Send
        wait 900ms
        key x                           # no row: nothing moves
        expect highlighted Send
        """)
  }

  @Test("Space is part of a word that is being typed, else it chooses")
  func space() {
    Script.run(
      Self.menu + """
        open
        key s
        key a
        key v
        key e
        expect highlighted Save
        key Space
        key a
        expect highlighted Save As
        wait 1100ms
        key Space
        expect dismissed activated, activated Save As
        """)
  }

  @Test("Backspace takes the last letter back")
  func backspace() {
    Script.run(
      Self.menu + """
        open
        key s
        key x
        key Backspace
        key e
        expect highlighted Send
        """)
  }

  @Test("A key counts for what it writes in any layout")
  func layouts() {
    Script.run(
      Self.menu + """
        open
        key x/ч
        key f/а
        expect highlighted Чай
        """)
  }

  @Test("With Control or Logo a letter is no letter")
  func shortcuts() {
    Script.run(Self.menu + "open\nkey Control-s\nkey Logo-s\nkey Alt-s\nexpect highlighted none")
  }

  @Test("Typing in the parent closes the submenu beside it")
  func inTheParent() {
    Script.run(
      Self.menu + """
        open
        move More
        wait 300ms
        key e
        expect open root, highlighted Éclair
        """)
  }

  static let mnemonics = """
    menu
      Open [mnemonic=o]
      Cut [mnemonic=t]
      Paste [mnemonic=x disabled]
      Copy [mnemonic=c]
      Close [mnemonic=c]
      More [mnemonic=m]
        Inner [mnemonic=i]
      Tail

    """

  @Test("A mnemonic chooses its row, with Alt and without, whatever the case")
  func mnemonic() {
    for key in ["t", "T", "Alt-t", "Alt-T", "е/t"] {
      Script.run(
        Self.mnemonics + "open\nkey \(key)\nexpect dismissed activated, activated Cut")
    }
  }

  @Test("A mnemonic of several rows goes from one to the next")
  func ambiguous() {
    Script.run(
      Self.mnemonics + """
        open
        key c
        expect highlighted Copy
        key c
        expect highlighted Close
        key c
        expect highlighted Copy
        key Return
        expect dismissed activated, activated Copy
        """)
  }

  @Test("A mnemonic opens a submenu, in which the next one counts")
  func submenu() {
    Script.run(
      Self.mnemonics + """
        open
        key m
        expect open root More, highlighted Inner
        key i
        expect dismissed activated, activated Inner
        """)
  }

  @Test("The row that leads back has no mnemonic")
  func header() {
    Script.run(
      "style stacked\n" + Self.mnemonics + """
        open
        key m
        key m
        expect open root More, highlighted Inner
        """)
  }

  @Test("Of a row that can't be chosen there is no mnemonic; other letters are typed")
  func disabled() {
    Script.run(
      Self.mnemonics + """
        open
        key x
        expect highlighted none
        wait 1100ms
        key T                           # Cut's, not Tail's first letter
        expect dismissed activated, activated Cut
        """)
    Script.run(
      Self.mnemonics + """
        open
        key p                           # Paste is disabled
        expect highlighted none
        """)
  }

  @Test("Letters lose case and marks and nothing else")
  func folding() {
    for (letter, plain) in [
      ("A", "a"), ("É", "e"), ("e\u{301}", "e"), ("ế", "e"), ("ø", "o"), ("Ł", "l"), ("İ", "i"),
      ("ß", "ß"), ("Й", "и"), ("Ή", "η"), ("中", "中"), ("👨‍👩‍👧", "👨‍👩‍👧"), ("1", "1"), ("ש\u{5C1}", "ש"),
    ] as [(Character, Character)] {
      #expect(letter.folded == plain)
    }
  }
}

/// The quick look at a title's first bytes never says no where the letters say yes.
@Suite("Titles and letters")
struct TitlesAndLettersTests {
  @Test(
    "Case and marks don't count, and nothing else begins the same",
    arguments: [
      ("open", "Open", true), ("OPE", "open…", true), ("opex", "Open", false), ("o", "", false),
      ("e", "Éclair", true), ("e", "E\u{301}clair", true), ("ec", "E\u{301}clair", true),
      ("E\u{301}c", "eclair", true), ("я", "Яблоко", true), ("я", "A", false),
      ("a", "Яблоко", false), ("1", "1\u{FE0F}\u{20E3} one", false), ("i", "İstanbul", true),
      ("open f", "Open File", true), ("strass", "straße", false), ("stras", "Strase", true),
    ])
  func matching(typed: String, title: String, expected: Bool) {
    var word = Typeahead()
    word.append(typed, at: .zero, pause: .seconds(1))
    let row = ResolvedElement(
      id: ElementID(serial: 1), kind: .action(RowContent(title: title)))
    #expect(word.beginning.matches(row) == expected)
  }
}
