/// How a palette shows which of its elements are selected.
public enum PaletteSelectionStyle: Hashable, Sendable {
  /// The picture takes the accent colour.
  case tint
  /// A ring around the picture.
  case openCircle
  /// A filled disc behind the picture.
  case closedCircle
  /// An outlined rectangle with rounded corners around the picture.
  case openRectangle
  /// A filled rectangle with rounded corners behind the picture.
  case closedRectangle

  /// Another spelling of `closedRectangle`.
  @available(*, deprecated, renamed: "closedRectangle")
  public static var closeRectangle: PaletteSelectionStyle { .closedRectangle }
}
