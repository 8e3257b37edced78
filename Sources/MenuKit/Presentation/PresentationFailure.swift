import MenuPrimitives
import MenuTracking

/// Why a menu could not be presented.
struct PresentationFailure: Error {
  let reason: DismissReason

  init(reason: DismissReason) {
    self.reason = reason
  }

  /// Fails because of a programmer's mistake, which is told: a menu was to be presented in a way that
  /// makes no sense.
  @MainActor init(reason: DismissReason, misuse: String) {
    self.reason = reason
    Diagnostics.report(
      Diagnostic(.misuse, "a menu was to be presented \(misuse); nothing shows"))
  }
}
