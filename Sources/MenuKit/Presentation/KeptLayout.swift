import MenuLayout
import MenuPrimitives

/// How a menu was laid out when it showed last: the next time, only what has changed is laid out.
final class KeptLayout {
  private let panel: PanelLayout
  private weak var text: (any TextMeasurer)?
  /// What the panel's metrics don't say of its fonts.
  private let family: String?

  init(_ panel: PanelLayout, measuredWith text: any TextMeasurer, family: String?) {
    self.panel = panel
    self.text = text
    self.family = family
  }

  /// The panel, when its texts would be measured to the same.
  func panel(measuredWith text: any TextMeasurer, family: String?) -> PanelLayout? {
    text === self.text && family == self.family ? panel : nil
  }
}
