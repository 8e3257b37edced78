import MenuTesting
import MenuX11
import Testing

/// Ways to present a menu as the documentation of the iOS original has them.
@MainActor @Suite("Presenting, written as for iOS")
struct PresentationSamples {
  private final class Screen {
    var created = 0
    @MainActor func createMyMenu() -> Menu {
      created += 1
      return Menu(children: [Action(title: "Open"), Action(title: "Close")])
    }
  }

  private let screen = Screen()
  private let window = SampleWindow()
  private var myButton: Button { window.button }

  private func createMyMenu() -> Menu { screen.createMyMenu() }

  @Test("An interaction with a menu")
  func interaction() {
    let myMenu = createMyMenu()
    myButton.addInteraction(MenuInteraction(menu: myMenu))
    window.pointer(.pressed(.primary))
    #expect(window.backend.surfaces.count == 1)
    #expect(myButton.isHighlighted)
  }

  @Test("An interaction that asks for a menu each time")
  func interactionWithProvider() {
    let interaction = MenuInteraction(menuProvider: { [weak screen] in
      return screen?.createMyMenu()
    })
    myButton.addInteraction(interaction)
    for count in 1...2 {
      window.pointer(.pressed(.primary))
      window.pointer(.released(.primary))
      #expect(screen.created == count)
      interaction.dismissMenu(animated: false)
    }
  }

  @Test("An interaction with a place of its own, presented and dismissed from code")
  func interactionByCode() {
    let interaction = MenuInteraction(menu: createMyMenu())
    interaction.preferredElementOrder = .fixed
    interaction.attachmentPointProvider = { Point(x: 5, y: 30) }
    myButton.addInteraction(interaction)
    window.onDisplay { interaction.presentMenu(animated: true) }
    #expect(interaction.isPresented)
    interaction.dismissMenu(animated: false)
    #expect(!interaction.isPresented)
  }

  @Test("A menu in one line")
  func oneLine() {
    func onButtonTap() {
      let myMenu = createMyMenu()
      MenuPresentation.presentMenu(myMenu, source: .view(myButton), animated: true)
    }
    window.onDisplay { onButtonTap() }
    #expect(window.backend.surfaces.count == 1)
  }

  @Test("A presentation that is kept, with a button that is lit meanwhile")
  func kept() {
    let myButton = window.button
    let presentation = MenuPresentation()
    presentation.source = .view(myButton, attachmentPoint: Point(x: 100, y: 10))
    presentation.preferredElementOrder = .fixed
    presentation.dismissalCallback = { [weak myButton] in
      myButton?.isHighlighted = false
    }
    presentation.menu = createMyMenu()

    for _ in 0..<2 {
      window.onDisplay {
        myButton.isHighlighted = true
        presentation.present(animated: true)
      }
      #expect(presentation.isPresented)
      #expect(window.backend.surfaces.count == 1)
      presentation.dismiss(animated: false)
      #expect(!myButton.isHighlighted)
    }
  }

  @Test("A long press that goes on in the menu")
  func longPress() async throws {
    var presented: MenuPresentation?
    func onLongPressStarted(sender: LongPressGestureRecognizer) {
      guard sender.state == .began else { return }
      let presentation = window.onDisplay {
        MenuPresentation.presentMenu(createMyMenu(), source: .view(myButton), animated: false)
      }
      presentation.transferringLongPressGestureRecognizer = sender
      presented = presentation
    }
    let recognizer = LongPressGestureRecognizer(action: onLongPressStarted)
    recognizer.minimumPressDuration = .milliseconds(1)
    myButton.addInteraction(recognizer)
    window.pointer(.pressed(.primary))
    while presented == nil { await Task.yield() }
    let presentation = try #require(presented)
    // Letting go where it went down would only end the press; on a row it chooses that.
    let panel = try #require(presentation.frames.first?.frame)
    let row = Point(x: panel.midX, y: panel.minY + 20)
    window.backend.send(.pointerMoved(row))
    window.backend.advance(by: .seconds(1))
    window.backend.send(.buttonReleased(.primary, row))
    #expect(presentation.dismissReason == .activated)
  }
}
