extension MenuElement {
  /// What tests and assistive technology can find the element's row by; it isn't read out.
  public var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { describe { $0.identifier = newValue } }
  }

  /// What assistive technology reads instead of the element's title.
  public var accessibilityLabel: String? {
    get { accessibility?.label }
    set { describe { $0.label = newValue } }
  }

  /// What assistive technology reads after the label: what the element is set to.
  public var accessibilityValue: String? {
    get { accessibility?.value }
    set { describe { $0.value = newValue } }
  }

  /// What assistive technology reads when it is asked what choosing the element does.
  public var accessibilityHint: String? {
    get { accessibility?.hint }
    set { describe { $0.hint = newValue } }
  }

  /// The language in which these are read, such as `nl` or `pt-BR`; nil: the reader's.
  public var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { describe { $0.language = newValue } }
  }

  private func describe(_ change: (inout RowAccessibility.Texts) -> Void) {
    var texts = accessibility?.texts ?? RowAccessibility.Texts()
    change(&texts)
    accessibility = texts.isEmpty ? nil : RowAccessibility(texts)
  }
}
