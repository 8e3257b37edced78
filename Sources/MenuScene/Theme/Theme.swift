public import MenuLayout
public import MenuPrimitives

/// Colours by role and motion, as a table: what makes light, dark and high contrast differ.
///
/// Every scheme has a file of values of its own; nothing else in the scene names a colour. A theme
/// can be changed role by role after it is made.
public struct Theme: Hashable, Sendable {
  /// Which table of colours a theme starts from.
  public enum Scheme: Hashable, Sendable, CaseIterable {
    /// Dark text on a bright panel.
    case light
    /// Bright text on a dark panel.
    case dark
    /// Black on white without shades, for those who need the strongest contrast.
    case highContrast
  }

  /// How a row that is lit differs from one that isn't.
  public struct Highlight: Hashable, Sendable {
    /// What fills the area behind the row.
    public var fill: Color
    /// The colour of text, pictures and marks; nil: they keep their own.
    public var label: Color?
    /// The colour of subtitles, shortcuts and chevrons; nil: they keep their own.
    public var secondaryLabel: Color?
    /// The line along the inside of the fill's edge; nil: none.
    public var border: Color?

    /// Describes a highlight; without colours of its own the row's text stays as it is.
    public init(
      fill: Color, label: Color? = nil, secondaryLabel: Color? = nil, border: Color? = nil
    ) {
      self.fill = fill
      self.label = label
      self.secondaryLabel = secondaryLabel
      self.border = border
    }
  }

  /// The name of the theme, for tests and messages: that of its scheme and density.
  public var name: String

  /// Titles, pictures and marks.
  public var label: Color
  /// Subtitles, shortcuts, captions, messages, and everything that is disabled.
  public var secondaryLabel: Color
  /// Titles and pictures of what destroys.
  public var destructive: Color
  /// The accent colour.
  public var tint: Color

  /// What a panel is filled with.
  public var panelBackground: Color
  /// The line along the inside of a panel's edge.
  public var panelBorder: Color
  /// The width of that line in device pixels.
  public var panelBorderWidth: Double
  /// The shadow of the top panel.
  public var shadow: Shadow
  /// How much of it is left when a panel has stepped back behind a stacked submenu, 0 … 1.
  public var shadowOpacityBelow: Double
  /// How strongly the content of such a panel shows, 0 … 1.
  public var contentOpacityBelow: Double

  /// The hairline between rows, and the separator of the compact density.
  public var thinSeparator: Color
  /// The band between groups of rows of the regular density.
  public var thickSeparator: Color
  /// Captions over rows, and the titles of separators.
  public var caption: Color

  /// The row under the pointer or chosen with the keys.
  public var highlight: Highlight
  /// The row whose submenu is open beside it, more quietly.
  public var openRow: Highlight
  /// Pictures and texts of a palette that aren't selected.
  public var paletteItem: Color
  /// Those that are disabled.
  public var paletteDisabled: Color
  /// The element of a palette under the pointer or chosen with the keys: its fill leaves pictures of
  /// any colour visible.
  public var paletteHighlight: Highlight
  /// The chevrons that say that more rows are hidden above or below.
  public var overflowMark: Color
  /// How strongly a picture with colours of its own shows in a disabled row, 0 … 1.
  public var disabledImageOpacity: Double

  /// What a tooltip is filled with.
  public var tooltipBackground: Color
  /// The text of a tooltip.
  public var tooltipLabel: Color
  /// The line along the inside of a tooltip's edge.
  public var tooltipBorder: Color
  /// The shadow of a tooltip.
  public var tooltipShadow: Shadow

  /// How panels and rows move.
  public var transitions: Transitions
}

extension Theme {
  /// Makes the theme of a scheme and a density.
  ///
  /// - Parameter accent: the user's accent colour, instead of the scheme's own tint.
  public init(scheme: Scheme, density: Density, accent: Color? = nil) {
    switch scheme {
    case .light: self = .light(density, tint: accent ?? Color(hex: 0x007AFF))
    case .dark: self = .dark(density, tint: accent ?? Color(hex: 0x0A84FF))
    case .highContrast: self = .highContrast(density, tint: accent ?? .black)
    }
  }
}

extension Density {
  /// The name for a theme's own; to describe the case by reflection takes a tenth of a menu's start.
  var name: String {
    switch self {
    case .regular: "regular"
    case .compact: "compact"
    }
  }
}
