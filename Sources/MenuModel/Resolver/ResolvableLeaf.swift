/// An element that becomes a row of its own.
@MainActor protocol ResolvableLeaf: MenuElement {
  /// The row as plain values.
  var resolvedKind: ResolvedElement.Kind { get }
}
