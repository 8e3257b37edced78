import MenuX11

/// A row of the launcher's menu: an action that knows its place in the outline, where what is printed
/// for it is found.
final class Row: Action {
  /// The number of the element in the outline.
  let node: Int
  private let choice: Choice

  /// Makes a row that tells `choice` when it is chosen.
  init(node: Int, title: String, image: Image?, isEnabled: Bool, choice: Choice) {
    self.node = node
    self.choice = choice
    super.init(title: title, image: image, isEnabled: isEnabled)
  }

  /// Takes the row as the choice.
  override func perform() {
    choice.node = node
  }
}

/// What the user chose.
@MainActor final class Choice {
  /// The number of the row in the outline; nil as long as none was chosen.
  var node: Int?
}
