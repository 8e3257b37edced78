/// The two places through which programs exchange text.
public enum ClipboardSelection: Hashable, Sendable, CaseIterable {
  /// What was copied or cut on purpose.
  case clipboard
  /// What is selected somewhere at the moment; the middle button pastes it.
  case primary
}
