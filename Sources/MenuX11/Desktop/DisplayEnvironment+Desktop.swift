import MenuKit
import MenuPrimitives

extension DisplayEnvironment {
  /// What can be known of a desktop without asking anybody but the X server.
  ///
  /// - Parameters:
  ///   - settings: what the settings daemon publishes; empty without one.
  ///   - resources: the session's X resources.
  ///   - isComposited: whether a compositor runs.
  ///   - variable: looks up a variable of the process.
  init(
    settings: XSettings, resources: XResources, isComposited: Bool, variable: (String) -> String?
  ) {
    self.init(
      scale: Scale(settings: settings, resources: resources, variable: variable).value,
      colorScheme: ColorScheme(settings: settings, resources: resources, variable: variable),
      reducesMotion: settings.integer("Gtk/EnableAnimations") == 0
        || !["", "0"].contains(variable("MENUKIT_REDUCE_MOTION") ?? ""),
      isComposited: isComposited,
      layoutDirection: LayoutDirection(variable: variable))
    if let font = DesktopFont(settings.text("Gtk/FontName") ?? "") {
      fontFamily = font.family
      fontSize = font.points * 96 / 72
    }
  }
}

extension DisplayEnvironment.ColorScheme {
  /// Light or dark by the name of the theme, else by the colour that X programs have behind them.
  init(settings: XSettings, resources: XResources, variable: (String) -> String?) {
    let names = [variable("GTK_THEME"), settings.text("Net/ThemeName")]
    for name in names.compactMap({ $0?.lowercased() }) where !name.isEmpty {
      if name.hasPrefix("highcontrast") {
        self = .highContrast
        return
      }
      let isDark = ["dark", "darker", "darkest"].contains { name.hasSuffix($0) }
      self = isDark ? .dark : .light
      return
    }
    let name = resources["*background"] ?? resources["*.background"]
    let background = name.flatMap(Color.init(xName:))
    self = (background?.luminance ?? 1) < 0.4 ? .dark : .light
  }
}

extension LayoutDirection {
  /// The direction of the first language of the user's choice.
  ///
  /// `LANGUAGE` counts only with a locale other than `C`, as in gettext.
  init(variable: (String) -> String?) {
    let locale =
      ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { variable($0) }.first { !$0.isEmpty } ?? "C"
    let isPlain = locale == "C" || locale == "POSIX" || locale.hasPrefix("C.")
    let languages = isPlain ? "" : variable("LANGUAGE") ?? ""
    let first = languages.split(separator: ":").first.map(String.init) ?? locale
    let language = first.prefix { $0.isLetter }.lowercased()
    let rightToLeft = ["ar", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi"]
    self = rightToLeft.contains(language) ? .rightToLeft : .leftToRight
  }
}

/// The desktop's font as its settings name it: "Family Style 11".
struct DesktopFont: Hashable, Sendable {
  /// The family, with its style where there is one.
  var family: String
  /// The size in points.
  var points: Double

  /// Reads a name; nil without a family or without a size that makes sense.
  init?(_ name: String) {
    var words = name.split { $0 == " " || $0 == "," }
    guard let points = words.popLast().flatMap({ Double($0) }), points >= 4, points <= 72 else {
      return nil
    }
    let styles: Set<Substring> = [
      "Regular", "Book", "Medium", "Light", "Semi-Bold", "Bold", "Italic", "Oblique", "Normal",
    ]
    while words.count > 1, let last = words.last, styles.contains(last) { words.removeLast() }
    guard !words.isEmpty else { return nil }
    family = words.joined(separator: " ")
    self.points = points
  }
}
