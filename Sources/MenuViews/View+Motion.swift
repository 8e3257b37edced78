import MenuPrimitives

extension View {
  /// When a change that the user shall see begins; nil when it is to show at once: nobody can see it,
  /// or less motion is wanted.
  var motionStart: Timestamp? {
    guard let host, isVisible, !host.style.reducesMotion else { return nil }
    return host.now
  }
}
