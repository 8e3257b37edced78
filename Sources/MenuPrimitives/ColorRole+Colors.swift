extension ColorRole {
  /// The colours of one role.
  package struct Colors {
    /// On a light ground, on a dark one, and where contrast counts more than beauty.
    package var light, dark, highContrast: Color

    fileprivate init(_ light: Color, _ dark: Color, _ highContrast: Color) {
      self.light = light
      self.dark = dark
      self.highContrast = highContrast
    }

    fileprivate init(_ light: UInt32, _ dark: UInt32, _ highContrast: UInt32) {
      self.init(Color(hex: light), Color(hex: dark), Color(hex: highContrast))
    }
  }

  /// The colours of the role where nothing else is said. Those of the system are Apple's.
  package var colors: Colors {
    switch self {
    case .label: Colors(Color(hex: 0x1D1D1F), Color(hex: 0xF5F5F7), .black)
    case .secondaryLabel:
      Colors(
        Color(hex: 0x3C3C43, alpha: 0.68), Color(hex: 0xEBEBF5, alpha: 0.6), Color(white: 0.15))
    case .tertiaryLabel:
      Colors(
        Color(hex: 0x3C3C43, alpha: 0.36), Color(hex: 0xEBEBF5, alpha: 0.34), Color(white: 0.3))
    case .placeholderText:
      Colors(
        Color(hex: 0x3C3C43, alpha: 0.45), Color(hex: 0xEBEBF5, alpha: 0.42), Color(white: 0.35))
    case .disabled:
      Colors(
        Color(hex: 0x3C3C43, alpha: 0.3), Color(hex: 0xEBEBF5, alpha: 0.28), Color(white: 0.45))
    case .accent: Colors(Color(hex: 0x007AFF), Color(hex: 0x0A84FF), Color(hex: 0x0030A8))
    case .onAccent: Colors(.white, .white, .white)
    case .destructive: Colors(Color(hex: 0xD92B20), Color(hex: 0xFF6259), Color(hex: 0x9C0000))
    case .background: Colors(Color(hex: 0xF6F6F8), Color(hex: 0x1E1E21), .white)
    case .sidebar: Colors(Color(hex: 0xECECF0), Color(hex: 0x27272B), Color(white: 0.93))
    case .card: Colors(.white, Color(hex: 0x2B2B2F), .white)
    case .control: Colors(.white, Color(hex: 0x3A3A3F), .white)
    case .controlHovered: Colors(Color(hex: 0xF2F2F5), Color(hex: 0x45454B), Color(white: 0.88))
    case .controlPressed: Colors(Color(hex: 0xE2E2E7), Color(hex: 0x55555C), Color(white: 0.75))
    case .field:
      Colors(Color(hex: 0x787880, alpha: 0.12), Color(hex: 0x787880, alpha: 0.24), .white)
    case .track:
      Colors(
        Color(hex: 0x787880, alpha: 0.2), Color(hex: 0x787880, alpha: 0.36), Color(white: 0.75))
    case .separator: Colors(Color(white: 0, alpha: 0.12), Color(white: 1, alpha: 0.12), .black)
    case .systemRed: Colors(0xFF3B30, 0xFF453A, 0xD70015)
    case .systemOrange: Colors(0xFF9500, 0xFF9F0A, 0xC93400)
    case .systemYellow: Colors(0xFFCC00, 0xFFD60A, 0xA05A00)
    case .systemGreen: Colors(0x34C759, 0x30D158, 0x248A3D)
    case .systemMint: Colors(0x00C7BE, 0x63E6E2, 0x0C817B)
    case .systemTeal: Colors(0x30B0C7, 0x40C8E0, 0x008299)
    case .systemCyan: Colors(0x32ADE6, 0x64D2FF, 0x0071A4)
    case .systemBlue: Colors(0x007AFF, 0x0A84FF, 0x0040DD)
    case .systemIndigo: Colors(0x5856D6, 0x5E5CE6, 0x3634A3)
    case .systemPurple: Colors(0xAF52DE, 0xBF5AF2, 0x8944AB)
    case .systemPink: Colors(0xFF2D55, 0xFF375F, 0xD30F45)
    case .systemBrown: Colors(0xA2845E, 0xAC8E68, 0x7F6545)
    case .systemGray: Colors(0x8E8E93, 0x8E8E93, 0x6C6C70)
    case .systemGray2: Colors(0xAEAEB2, 0x636366, 0x8E8E93)
    case .systemGray3: Colors(0xC7C7CC, 0x48484A, 0xAEAEB2)
    case .systemGray4: Colors(0xD1D1D6, 0x3A3A3C, 0xBCBCC0)
    case .systemGray5: Colors(0xE5E5EA, 0x2C2C2E, 0xD8D8DC)
    case .systemGray6: Colors(0xF2F2F7, 0x1C1C1E, 0xEBEBF0)
    }
  }
}
