import MenuLayout
import MenuPrimitives
import MenuScene
import Testing

@Suite("Themes")
struct ThemeTests {
  @Test("Every theme has a name of its own")
  func names() {
    let names = ThemeChoice.all.map(\.theme.name)
    #expect(Set(names).count == names.count)
  }

  @Test("Text can be read on its panel, and on a lit row", arguments: ThemeChoice.all)
  func contrast(choice: ThemeChoice) {
    let theme = choice.theme
    let isStrong = choice.scheme == .highContrast
    let panel = theme.panelBackground
    #expect(theme.label.contrast(on: panel) >= 15)
    #expect(theme.secondaryLabel.contrast(on: panel) >= (isStrong ? 7 : 3))
    #expect(theme.caption.contrast(on: panel) >= (isStrong ? 7 : 3))
    #expect(theme.destructive.contrast(on: panel) >= (isStrong ? 7 : 3))
    #expect(theme.tooltipLabel.contrast(on: theme.tooltipBackground) >= 7)
    for light in [theme.highlight, theme.openRow] {
      let fill = light.fill.over(panel)
      #expect((light.label ?? theme.label).contrast(on: fill) >= (isStrong ? 7 : 3))
    }
  }

  @Test("A highlight differs from the panel, and an open row from both", arguments: ThemeChoice.all)
  func lights(choice: ThemeChoice) {
    let theme = choice.theme
    let fills = [theme.highlight.fill, theme.openRow.fill].map { $0.over(theme.panelBackground) }
    #expect(fills[0] != theme.panelBackground)
    #expect(fills[1] != theme.panelBackground)
    #expect(fills[0] != fills[1])
  }

  @Test("The regular density lights a row without changing its text")
  func regularHighlight() {
    #expect(Theme(scheme: .light, density: .regular).highlight.fill == Color(white: 0, alpha: 0.08))
    #expect(Theme(scheme: .dark, density: .regular).highlight.fill == Color(white: 1, alpha: 0.135))
    #expect(Theme(scheme: .dark, density: .regular).highlight.label == nil)
  }

  @Test("The compact density lights a row in the accent colour, with text that reads on it")
  func accent() {
    let own = Theme(scheme: .light, density: .compact)
    #expect(own.highlight.fill == Color(hex: 0x007AFF))
    #expect(own.highlight.label == .white)
    let yellow = Theme(scheme: .dark, density: .compact, accent: Color(hex: 0xF6D32D))
    #expect(yellow.tint == Color(hex: 0xF6D32D))
    #expect(yellow.highlight.fill == Color(hex: 0xF6D32D))
    #expect(yellow.highlight.label == .black)
    let purple = Theme(scheme: .light, density: .compact, accent: Color(hex: 0x9141AC))
    #expect(purple.highlight.label == .white)
  }

  @Test("Luminance is that of the sRGB curve")
  func luminance() {
    #expect(Color.white.luminance == 1)
    #expect(Color.black.luminance == 0)
    #expect(abs(Color(white: 0.5).luminance - 0.2140) < 1e-3)
    #expect(abs(Color(hex: 0x007AFF).luminance - 0.2114) < 5e-3)
  }
}

extension Color {
  /// The contrast of text in this colour (WCAG 2), 1 … 21.
  fileprivate func contrast(on background: Color) -> Double {
    let (text, ground) = (over(background).luminance, background.luminance)
    return (max(text, ground) + 0.05) / (min(text, ground) + 0.05)
  }
}
