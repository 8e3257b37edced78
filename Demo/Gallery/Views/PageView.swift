import MenuX11

/// A page: its heading, what there is to see, a card for each thing to try.
final class PageView: Stack {
  /// What opens the menus of the page.
  private(set) var openers: [MenuOpener] = []
  private let contextMenu: MenuInteraction?

  /// Makes the view of a page.
  init(_ page: any Page, settings: Settings, journal: Journal) {
    let examples = page.examples
    contextMenu = examples.first.map { example in
      MenuInteraction {
        journal.write("opens: context menu")
        return example.menu()
      }
    }
    super.init(
      .vertical, spacing: 12, insets: Insets(top: 30, leading: 32, bottom: 20, trailing: 32),
      alignment: .fill)
    add(Label(type(of: page).title, style: .title1, weight: .bold))
    add(Label(page.summary, color: .secondaryLabel, numberOfLines: 4))
    add(Gap(height: 6))
    for example in examples {
      let card = ExampleCard(example, settings: settings, journal: journal)
      openers.append(card.opener)
      add(card)
    }
    if let content = page.content { add(content) }
    add(Spacer())
    if let contextMenu {
      contextMenu.triggers = .secondaryPress
      contextMenu.dismissalCallback = { journal.write("closed: context menu") }
      var adjusted = settings
      examples.first?.adjust(&adjusted)
      adjusted.apply(to: contextMenu)
      addInteraction(contextMenu)
    }
  }

  /// What the open menu shows, back to front.
  var frames: [SurfaceFrame] {
    openers.flatMap(\.frames) + (contextMenu?.presentation?.frames ?? [])
  }
}

/// Room between two views of a column.
final class Gap: View {
  private let height: Double

  /// Makes room of a height in logical pixels.
  init(height: Double) {
    self.height = height
    super.init()
  }

  override func measure(fitting available: Size) -> Size { Size(width: 0, height: height) }
}
