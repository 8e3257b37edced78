import MenuX11

extension ReusableViewConfiguration {
  /// A title with a small word behind it that stands higher.
  static let autoSummary = reusableView(
    reuseIdentifier: "AutoSummary", provider: { Label() },
    updater: { label, metrics, _ in
      label.numberOfLines = metrics.maximumNumberOfLines
      label.textColor = metrics.contentColor
      label.font = metrics.contentFont
      let text = StyledText(string: "AutoSummary")
      text.append(
        StyledText(
          string: " (beta)",
          attributes: [
            .font: Font.preferredFont(forTextStyle: .caption1),
            .foregroundColor: metrics.contentColor.withAlphaComponent(0.5),
            .baselineOffset: 5,
          ]))
      label.attributedText = text
    })

  /// An emoji where actions have their picture; nothing where those show none.
  static func emoji(_ emoji: String) -> ReusableViewConfiguration {
    reusableView(
      reuseIdentifier: "Emoji", viewClass: Label.self,
      updater: { label, metrics, _ in
        label.isHidden = !metrics.canShowTrailingAccessory
        label.font = metrics.contentFont
        label.numberOfLines = 1
        label.text = emoji
      })
  }
}
