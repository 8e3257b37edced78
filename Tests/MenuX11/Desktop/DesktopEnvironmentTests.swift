import MenuKit
import Testing

@testable import MenuX11

@Suite("What a desktop says about looks") struct DesktopEnvironmentTests {
  private func environment(
    _ settings: [String: XSettings.Value] = [:], resources: String = "",
    variables: [String: String] = [:], isComposited: Bool = false
  ) -> DisplayEnvironment {
    var known = XSettings()
    known.values = settings
    return DisplayEnvironment(
      settings: known, resources: XResources(parsing: resources), isComposited: isComposited
    ) { variables[$0] }
  }

  @Test("a desktop that says nothing is light, unscaled and moves")
  func defaults() {
    #expect(environment() == DisplayEnvironment())
  }

  @Test(
    "the first scale that is set counts",
    arguments: [
      (["MENUKIT_SCALE": "1.5", "GDK_SCALE": "3"], 196_608, "Xft.dpi: 120", 1.5),
      (["GDK_SCALE": "2", "GDK_DPI_SCALE": "0.75"], 98_304, "", 1.5),
      (["GDK_SCALE": "nonsense"], 196_608, "Xft.dpi: 120", 2),
      ([:], nil, "Xft.dpi:\t120", 1.25),
      ([:], -1, "Xft.dpi: 144", 1.5),
      (["MENUKIT_SCALE": "900"], nil, "", 4),
      (["MENUKIT_SCALE": "nan"], nil, "", 1),
      (["MENUKIT_SCALE": "0.1"], nil, "", 0.5),
    ] as [([String: String], Int32?, String, Double)])
  func scales(
    variables: [String: String], dpi: Int32?, resources: String, expected: Double
  ) {
    let settings = dpi.map { ["Xft/DPI": XSettings.Value.integer($0)] } ?? [:]
    #expect(environment(settings, resources: resources, variables: variables).scale == expected)
  }

  @Test("GNOME's dots per inch already hold its factor")
  func neverScalesTwice() {
    let settings: [String: XSettings.Value] = [
      "Xft/DPI": .integer(196_608), "Gdk/WindowScalingFactor": .integer(2),
      "Gdk/UnscaledDPI": .integer(98_304),
    ]
    #expect(environment(settings).scale == 2)
    var unset = settings
    unset["Xft/DPI"] = .integer(-1)
    #expect(environment(unset).scale == 2)
  }

  @Test(
    "a theme is dark by its name",
    arguments: [
      ("Adwaita-dark", .dark), ("Yaru-Dark", .dark), ("Arc-Darker", .dark), ("Adwaita", .light),
      ("Darkness", .light), ("HighContrast", .highContrast), ("HighContrastInverse", .highContrast),
    ] as [(String, DisplayEnvironment.ColorScheme)])
  func colorSchemes(theme: String, expected: DisplayEnvironment.ColorScheme) {
    #expect(environment(["Net/ThemeName": .text(theme)]).colorScheme == expected)
  }

  @Test("the variable of GTK's theme beats the settings, the resources come last")
  func colorSchemeSources() {
    let light: [String: XSettings.Value] = ["Net/ThemeName": .text("Adwaita")]
    #expect(environment(light, variables: ["GTK_THEME": "Adwaita:dark"]).colorScheme == .dark)
    #expect(environment(resources: "*background: #202020\n").colorScheme == .dark)
    #expect(environment(resources: "*background: rgb:f/f/f\n").colorScheme == .light)
    #expect(environment(resources: "*background: nonsense\n").colorScheme == .light)
    #expect(environment(light, resources: "*background: black").colorScheme == .light)
  }

  @Test("the desktop's font gives family and size in logical pixels")
  func fonts() {
    let named = environment(["Gtk/FontName": .text("Noto Sans Bold Italic 12")])
    #expect(named.fontFamily == "Noto Sans")
    #expect(named.fontSize == 16)
    let broken = environment(["Gtk/FontName": .text("Cantarell")])
    #expect(broken.fontFamily == nil)
    #expect(broken.fontSize == DisplayEnvironment().fontSize)
    #expect(environment(["Gtk/FontName": .text("Inter 9999")]).fontFamily == nil)
  }

  @Test("animations are off where the user wants less motion")
  func motion() {
    #expect(environment(["Gtk/EnableAnimations": .integer(0)]).reducesMotion)
    #expect(!environment(["Gtk/EnableAnimations": .integer(1)]).reducesMotion)
    #expect(environment(variables: ["MENUKIT_REDUCE_MOTION": "1"]).reducesMotion)
    #expect(!environment(variables: ["MENUKIT_REDUCE_MOTION": "0"]).reducesMotion)
  }

  @Test(
    "the layout runs as the user's language reads",
    arguments: [
      (["LANG": "ar_EG.UTF-8"], .rightToLeft), (["LANG": "he_IL"], .rightToLeft),
      (["LANG": "de_DE.UTF-8"], .leftToRight),
      (["LANG": "de_DE.UTF-8", "LANGUAGE": "fa:en"], .rightToLeft),
      (["LANG": "C", "LANGUAGE": "fa:en"], .leftToRight),
      (["LANG": "ar_EG", "LC_MESSAGES": "en_GB"], .leftToRight),
      (["LANG": "ar_EG", "LC_ALL": ""], .rightToLeft), ([:], .leftToRight),
    ] as [([String: String], LayoutDirection)])
  func directions(variables: [String: String], expected: LayoutDirection) {
    #expect(environment(variables: variables).layoutDirection == expected)
  }
}
