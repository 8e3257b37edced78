/// The backend that presentations use when they aren't given one.
@MainActor public enum PopupBackends {
  /// Set by an application when it has opened its display.
  public static var current: (any PopupBackend)?
}
