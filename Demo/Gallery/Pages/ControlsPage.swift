import MenuX11

/// The views that an application has besides menus.
final class ControlsPage: Page {
  static let name = "controls"
  static let title = "Controls"
  static let icon = Icon.toggle

  let summary = """
    Labels, buttons, switches, sliders, progress and text fields: for windows as for rows of menus. \
    Tab goes from one to the next.
    """
  let examples: [Example] = []

  private let journal: Journal

  init(journal: Journal) {
    self.journal = journal
  }

  var content: View? { ControlsView(journal: journal) }
}
