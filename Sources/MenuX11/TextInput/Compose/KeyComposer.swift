import Glibc
import MenuPrimitives

/// Puts dead keys and compose sequences together, a key after the other.
struct KeyComposer {
  /// What became of a key.
  enum Outcome: Hashable, Sendable {
    /// It is a key like any other.
    case passes
    /// It is a part of a sequence that isn't at its end, or ends one that leads nowhere.
    case taken
    /// It was the last one of a sequence that writes this.
    case writes(String)
  }

  private let load: () -> ComposeTable
  private let isUserDefined: () -> Bool
  private lazy var table = load()
  private lazy var startsAnywhere = isUserDefined()
  private var pressed: [UInt32] = []

  /// Composes by a table, which is loaded when a key may be the first of a sequence.
  ///
  /// - Parameter isUserDefined: whether that may be any key, as in a user's own table.
  init(isUserDefined: @escaping () -> Bool, load: @escaping () -> ComposeTable) {
    self.isUserDefined = isUserDefined
    self.load = load
  }

  /// Composes by the files that a user has chosen.
  init(_ locations: @escaping () -> ComposeLocations) {
    self.init {
      locations().userFiles.contains { access($0, R_OK) == 0 }
    } load: {
      ComposeFile(locations()).table
    }
  }

  /// A key went down.
  mutating func press(_ symbol: Keysym, modifiers: Modifiers) -> Outcome {
    // Shift and the like are held while a sequence is typed, and shortcuts are no text.
    guard symbol.key != .modifier || symbol.value == Self.multiKey else { return .passes }
    guard modifiers.isDisjoint(with: [.control, .alt, .logo]) else {
      pressed = []
      return .passes
    }
    if pressed.isEmpty {
      guard symbol.startsSequence || startsAnywhere else { return .passes }
    } else if symbol.key == .escape || symbol.key == .backspace {
      pressed = []
      return .taken
    } else if symbol.text.isEmpty, !symbol.startsSequence {
      // Arrows, Return and the like are no letters: the sequence is given up for them.
      pressed = []
      return .passes
    }
    pressed.append(symbol.value)
    switch table.find(pressed) {
    case .beginning:
      return .taken
    case .text(let text):
      pressed = []
      return .writes(text)
    case .nothing:
      let isFirst = pressed.count == 1
      pressed = []
      // As everywhere on X, a letter that no accent fits is gone together with the accent.
      return isFirst ? .passes : .taken
    }
  }

  /// Drops a sequence that isn't at its end.
  mutating func reset() {
    pressed = []
  }

  /// What is open, to be shown meanwhile; nil when nothing is.
  var preedit: String? {
    if pressed.isEmpty { return nil }
    return pressed.map { Keysym($0).accent ?? "·" }.joined()
  }

  static let multiKey: UInt32 = 0xff20
}

extension Keysym {
  /// Whether it is there to start a sequence: a dead key, or the one that announces them.
  var startsSequence: Bool {
    value == KeyComposer.multiKey || (0xfe50...0xfe93).contains(value)
  }

  /// How it shows in a sequence that isn't at its end.
  fileprivate var accent: String? {
    Self.accents[value] ?? (text.isEmpty ? nil : text)
  }

  private static let accents: [UInt32: String] = {
    // In the order of X's numbers, from the dead grave accent on.
    let first = "`´^~¯˘˙¨˚˝ˇ¸˛ͺ゛゜"
    return Dictionary(
      uniqueKeysWithValues: first.enumerated().map {
        (0xfe50 + UInt32($0.offset), String($0.element))
      }
    )
  }()
}
