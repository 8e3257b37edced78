package import MenuPrimitives

/// What assistive technology is told of a panel or a row: the same panel as a tree.
package struct AccessibleNode: Hashable, Sendable {
  package var name: String
  package var frame: Rect
  package init(name: String, frame: Rect) {
    self.name = name
    self.frame = frame
  }
}
