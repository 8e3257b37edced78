package import MenuPrimitives

/// The parts of a styled text, as a value.
package struct StyledContent: Hashable, Sendable {
  /// What a part has of its own.
  package struct Attributes: Hashable, Sendable {
    package var font: Font?
    package var color: Color?
    package var baselineOffset: Double?
  }

  /// A part with the same attributes throughout.
  package struct Run: Hashable, Sendable {
    package var text: String
    package var attributes: Attributes
  }

  /// The parts, none empty, no two neighbours alike.
  package private(set) var runs: [Run] = []

  package init() {}

  /// The text alone.
  package var string: String { runs.map(\.text).joined() }

  /// Puts a part at the end.
  mutating func append(_ text: String, _ attributes: Attributes) {
    guard !text.isEmpty else { return }
    if runs.last?.attributes == attributes {
      runs[runs.count - 1].text += text
    } else {
      runs.append(Run(text: text, attributes: attributes))
    }
  }

  /// What the character at an index of `string` has.
  func attributes(at index: String.Index) -> Attributes {
    let string = string
    guard index < string.endIndex, index >= string.startIndex else { return Attributes() }
    let offset = string.utf8.distance(from: string.startIndex, to: index)
    var end = 0
    for run in runs {
      end += run.text.utf8.count
      if offset < end { return run.attributes }
    }
    return Attributes()
  }

  /// Changes the attributes of a part of `string`; indices outside of it are brought to its ends.
  mutating func change(_ range: Range<String.Index>, _ change: (inout Attributes) -> Void) {
    let string = string
    let range = range.clamped(to: string.startIndex..<string.endIndex)
    var changed = StyledContent()
    var start = string.startIndex
    for run in runs {
      let end = string.utf8.index(start, offsetBy: run.text.utf8.count)
      let inner = range.clamped(to: start..<end)
      changed.append(String(string[start..<inner.lowerBound]), run.attributes)
      var attributes = run.attributes
      change(&attributes)
      changed.append(String(string[inner]), attributes)
      changed.append(String(string[inner.upperBound..<end]), run.attributes)
      start = end
    }
    self = changed
  }
}

extension StyledContent.Attributes {
  /// Takes what has the type that its key asks for.
  init(_ attributes: [StyledText.Key: Any]) {
    font =
      attributes[.font] as? Font
      ?? (attributes[.font] as? FontSpec).map { Font($0) }
    color = attributes[.foregroundColor] as? Color
    baselineOffset = attributes[.baselineOffset].flatMap(Self.number)
  }

  private static func number(_ value: Any) -> Double? {
    let number: Double? =
      if let integer = value as? any BinaryInteger {
        Double(integer)
      } else if let fraction = value as? any BinaryFloatingPoint {
        Double(fraction)
      } else {
        nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  mutating func take(_ other: Self) {
    font = other.font ?? font
    color = other.color ?? color
    baselineOffset = other.baselineOffset ?? baselineOffset
  }

  mutating func remove(_ key: StyledText.Key) {
    switch key {
    case .font: font = nil
    case .foregroundColor: color = nil
    default: baselineOffset = nil
    }
  }

  var dictionary: [StyledText.Key: Any] {
    var all: [StyledText.Key: Any] = [:]
    if let font { all[.font] = font }
    if let color { all[.foregroundColor] = color }
    if let baselineOffset { all[.baselineOffset] = baselineOffset }
    return all
  }
}
