/// One option: how it is written, what `--help` says of it, what it does.
struct OptionDefinition: Sendable {
  /// What comes after the name.
  enum Value: Sendable {
    /// Nothing.
    case none(@Sendable (inout Options) throws(LauncherError) -> Void)
    /// A value, called so in `--help`.
    case required(String, @Sendable (inout Options, OptionValue) throws(LauncherError) -> Void)
  }

  /// The name, with its dashes.
  let name: String
  /// What it does, in lines for `--help`.
  let help: [String]
  /// What comes after the name, and what it then does.
  let value: Value

  /// Defines an option without a value.
  static func flag(
    _ name: String, _ help: String...,
    apply: @escaping @Sendable (inout Options) throws(LauncherError) -> Void
  ) -> OptionDefinition {
    OptionDefinition(name: name, help: help, value: .none(apply))
  }

  /// Defines an option with a value.
  static func value(
    _ name: String, _ placeholder: String, _ help: String...,
    apply: @escaping @Sendable (inout Options, OptionValue) throws(LauncherError) -> Void
  ) -> OptionDefinition {
    OptionDefinition(name: name, help: help, value: .required(placeholder, apply))
  }

  /// How the option is written: the name and the placeholder of its value.
  var usage: String {
    switch value {
    case .none: name
    case .required(let placeholder, _): "\(name) \(placeholder)"
    }
  }
}

/// What was written after an option.
struct OptionValue: Hashable, Sendable {
  /// The option's name, for messages.
  let option: String
  /// The bytes of the argument.
  let bytes: [UInt8]

  /// The value as text; bytes that aren't UTF-8 are replaced.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Reads the value, or says which values there are.
  func parsed<Result>(as forms: String, by parse: (String) -> Result?) throws(LauncherError)
    -> Result
  {
    guard let result = parse(text) else {
      throw .usage("\(option): '\(visible(bytes))' is not one of its values; give \(forms)")
    }
    return result
  }

  /// Reads one of a few words.
  func word<Word>(_ type: Word.Type = Word.self) throws(LauncherError) -> Word
  where Word: CaseIterable & RawRepresentable, Word.RawValue == String {
    let words = Word.allCases.map(\.rawValue)
    return try parsed(as: words.joined(separator: " or ")) { Word(rawValue: $0) }
  }
}
