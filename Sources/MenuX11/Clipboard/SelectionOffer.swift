/// Something that is offered to other programs, in one or more forms.
package struct SelectionOffer {
  /// One form of what is offered.
  package struct Form {
    /// What a program asks for to get this form, such as `UTF8_STRING` or `image/png`.
    package var target: String
    /// The type that the answer says it has; most often the same as the target.
    package var type: String
    /// Makes the bytes when somebody asks for them the first time; nil: they can't be had after all.
    package var bytes: @MainActor () -> [UInt8]?

    /// Describes a form.
    package init(
      _ target: String, type: String? = nil, bytes: @escaping @MainActor () -> [UInt8]?
    ) {
      self.target = target
      self.type = type ?? target
      self.bytes = bytes
    }
  }

  /// The forms, the best one first.
  package var forms: [Form]

  /// Offers forms.
  package init(_ forms: [Form]) {
    self.forms = forms
  }

  /// Offers text in all encodings that lose nothing of it.
  package init(text: String) {
    let utf8: @MainActor () -> [UInt8]? = { Array(text.utf8) }
    forms = [
      Form(SelectionTarget.utf8String, bytes: utf8), Form(SelectionTarget.plainUTF8, bytes: utf8),
      Form(SelectionTarget.plain, bytes: utf8),
    ]
    if text.unicodeScalars.allSatisfy({ $0.value < 0x100 }) {
      let latin: @MainActor () -> [UInt8]? = {
        text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
      }
      forms.append(Form(SelectionTarget.string, bytes: latin))
      forms.append(Form(SelectionTarget.text, type: SelectionTarget.string, bytes: latin))
    } else {
      forms.append(Form(SelectionTarget.text, type: SelectionTarget.utf8String, bytes: utf8))
    }
  }
}
