import MenuX11

/// Whose account it is: a picture, a name and a line below it.
final class ProfileView: HStack {
  init() {
    let photo = ImageView(
      Icon.person.image, size: Size(width: 38, height: 38), tint: .secondaryLabel,
      contentMode: .center)
    let name = Label("John Appleseed", style: .headline)
    let account = Label("Premium Account", style: .subheadline, color: .secondaryLabel)
    // With wide fonts it needs them.
    name.numberOfLines = 2
    account.numberOfLines = 2
    super.init(
      spacing: 10, insets: Insets(top: 16, leading: 12, bottom: 16, trailing: 12),
      [RoundView(photo, diameter: 58), VStack(spacing: 2, [name, account])])
  }
}
