import MenuPrimitives
import Testing

@testable import MenuX11

@Suite struct SystemIconNamesTests {
  @Test func symbolsWithoutADrawingHaveAnIcon() {
    #expect(SystemIconNames.icons(for: "bluetooth") == ["bluetooth"])
    #expect(SystemIconNames.icons(for: "die.face.5.fill") == ["applications-games"])
    #expect(SystemIconNames.icons(for: "safari.circle.fill") == ["web-browser"])
    #expect(SystemIconNames.icons(for: "nothing.at.all").isEmpty)
    #expect(SystemIconNames.icons(for: "").isEmpty)
    #expect(SystemIconNames.icons(for: ".fill").isEmpty)
  }

  @Test func theTableIsWellFormedAndHasNothingThatIsDrawn() {
    var known: Set<Substring> = []
    for line in SystemIconNames.table.split(separator: "\n") {
      let sides = line.split(separator: ":")
      #expect(sides.count == 2, "\(line)")
      for symbol in sides[0].split(separator: " ") {
        #expect(known.insert(symbol).inserted, "\(symbol) comes twice")
        #expect(Symbol(systemName: String(symbol)) == nil, "\(symbol) is drawn")
      }
      for icon in sides[1].split(separator: " ") {
        #expect(icon.allSatisfy { $0.isLowercase || $0.isNumber || "-+".contains($0) }, "\(icon)")
      }
    }
    #expect(known.count > 300)
  }

  @Test func drawingsInOneColourArePreferredForSymbolsAndNamesAreTakenAsTheyAre() {
    #expect(
      Icon("safari", naming: .system).themeNames == ["web-browser-symbolic", "web-browser"])
    #expect(Icon("firefox", naming: .theme).themeNames == ["firefox", "firefox-symbolic"])
    #expect(Icon("firefox.png", naming: .theme).themeNames == ["firefox", "firefox-symbolic"])
    #expect(Icon("a-symbolic", naming: .theme).themeNames == ["a-symbolic", "a"])
    #expect(Icon("", naming: .theme).themeNames.isEmpty)
  }
}
