/// What assistive technology is told of a row beyond what it shows. Most rows have none.
///
/// It never changes and is shared, as `RowContent`.
public final class RowAccessibility: Sendable {
  struct Texts: Hashable, Sendable {
    var identifier: String?
    var label: String?
    var value: String?
    var hint: String?
    var language: String?

    var isEmpty: Bool { self == Texts() }
  }

  let texts: Texts

  init(_ texts: Texts) {
    self.texts = texts
  }

  /// Describes a row; see the properties.
  public convenience init(
    identifier: String? = nil, label: String? = nil, value: String? = nil, hint: String? = nil,
    language: String? = nil
  ) {
    self.init(
      Texts(identifier: identifier, label: label, value: value, hint: hint, language: language))
  }

  /// What the row can be found by; it isn't read out.
  public var identifier: String? { texts.identifier }
  /// What is read instead of the title.
  public var label: String? { texts.label }
  /// What is read after it: what the row is set to.
  public var value: String? { texts.value }
  /// What is read when somebody asks what choosing the row does.
  public var hint: String? { texts.hint }
  /// The language in which these are read; nil: the reader's.
  public var language: String? { texts.language }
}

extension RowAccessibility: Hashable {
  /// Whether both tell the same.
  public static func == (left: RowAccessibility, right: RowAccessibility) -> Bool {
    left === right || left.texts == right.texts
  }

  /// Feeds all texts.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(texts)
  }
}
