/// How many device pixels make a logical one, from what the desktop says.
///
/// X has one scale for all monitors. The first of these that is set counts: `MENUKIT_SCALE`,
/// `GDK_SCALE` with `GDK_DPI_SCALE`, the settings' `Xft/DPI`, their `Gdk/UnscaledDPI` with
/// `Gdk/WindowScalingFactor`, the resource `Xft.dpi`.
struct Scale: Hashable, Sendable {
  /// The scale, 0.5 … 4.
  let value: Double

  /// Finds the scale.
  init(settings: XSettings, resources: XResources, variable: (String) -> String?) {
    let candidates = [
      Self.positive(variable("MENUKIT_SCALE")),
      Self.gdkScale(variable: variable),
      Self.positive(settings.integer("Xft/DPI")).map { $0 / 1024 / 96 },
      Self.unscaled(settings),
      Self.positive(resources["Xft.dpi"]).map { $0 / 96 },
    ]
    let found = candidates.compactMap { $0 }.first { $0.isFinite && $0 > 0 } ?? 1
    value = min(max(found, 0.5), 4)
  }

  private static func gdkScale(variable: (String) -> String?) -> Double? {
    guard let factor = positive(variable("GDK_SCALE")) else { return nil }
    return factor.rounded(.down) * (positive(variable("GDK_DPI_SCALE")) ?? 1)
  }

  private static func unscaled(_ settings: XSettings) -> Double? {
    guard let factor = positive(settings.integer("Gdk/WindowScalingFactor")) else { return nil }
    return factor * (positive(settings.integer("Gdk/UnscaledDPI")) ?? 96 * 1024) / 1024 / 96
  }

  private static func positive(_ text: String?) -> Double? {
    guard let number = text.flatMap(Double.init), number.isFinite, number > 0 else { return nil }
    return number
  }

  private static func positive(_ number: Int?) -> Double? {
    guard let number, number > 0 else { return nil }
    return Double(number)
  }
}
