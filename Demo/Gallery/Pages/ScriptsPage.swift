import MenuX11

/// Text of every kind.
final class ScriptsPage: Page {
  static let name = "scripts"
  static let title = "Scripts"
  static let icon = Icon.globe

  let summary = """
    Text is shaped as its script wants it, in its own direction, with fonts found for what the \
    interface font lacks.
    """

  private let journal: Journal

  init(journal: Journal) {
    self.journal = journal
  }

  var examples: [Example] {
    [
      Example(
        title: "Good morning", note: "Ten scripts on one baseline", button: "Greetings",
        menu: { self.greetings }),
      Example(
        title: "Mixed", note: "Both directions on one line; pictures among letters",
        button: "Mixed", menu: { self.mixed }),
    ]
  }

  private var greetings: Menu {
    let greetings = [
      ("Good morning", "English"), ("صباح الخير", "Arabic"), ("בוקר טוב", "Hebrew"),
      ("शुभ प्रभात", "Hindi"), ("สวัสดีตอนเช้า", "Thai"), ("早上好", "Chinese"),
      ("おはようございます", "Japanese"), ("좋은 아침", "Korean"), ("Доброе утро", "Russian"),
      ("Καλημέρα", "Greek"),
    ]
    return Menu(
      children: greetings.map { text, language in
        Action(title: text, shortcut: language, handler: journal.chosen)
      })
  }

  private var mixed: Menu {
    Menu(children: [
      Action(title: "Open قائمة.txt (2)", handler: journal.chosen),
      Action(title: "שלום, World!", handler: journal.chosen),
      Action(title: "Family 👨‍👩‍👧‍👦 and flag 🇯🇵", handler: journal.chosen),
      Action(title: "Thumbs 👍🏽, heart ❤️, keycap 3️⃣", handler: journal.chosen),
      Action(title: "Crème brûlée, naïve, Ångström", handler: journal.chosen),
    ])
  }
}
