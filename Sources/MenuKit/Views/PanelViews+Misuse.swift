import MenuLayout
import MenuPrimitives
import MenuViews

extension PanelViews {
  /// Says that a view can't be in two places.
  func report(conflictOf row: HostedRow) {
    Diagnostics.report(
      Diagnostic(
        .misuse,
        "a view is to be shown in two places at once; it stays where it is, and the other row is empty"
      ))
  }

  /// Says that a view has asked for a size that can't be.
  func report(_ fault: CustomSizes.Fault, _ size: Size, of view: View) {
    let wish = "a view (\(type(of: view))) in a menu asks for \(size.width) × \(size.height)"
    switch fault {
    case .senseless:
      Diagnostics.report(Diagnostic(.misuse, "\(wish), which is no size; it gets a line of text's"))
    case .huge:
      let most = CustomSizes.greatestHeight
      Diagnostics.report(Diagnostic(.misuse, "\(wish); it gets a height of \(most)"))
    }
  }

  /// Says that updaters change the menu again and again.
  static func reportRestlessUpdaters() {
    Diagnostics.report(
      Diagnostic(
        .misuse,
        "updaters of views change the menu whenever they are called; the last change doesn't show yet"
      ))
  }
}
