import CX11
import MenuKit
import MenuPrimitives

/// What all popups of a display draw with.
@MainActor final class SurfaceDrawing {
  /// Formats, colours and masks on the server.
  let context: RenderContext
  /// Fonts and layouts.
  let text: X11TextMeasurer
  /// Loads pictures.
  let images: ImageLoader
  /// Draws display lists.
  let renderer: DisplayListRenderer
  /// Puts panels into their windows.
  let compositor: PanelCompositor

  /// Prepares to draw; nil when the server can't blend.
  init?(_ connection: XConnection, text: X11TextMeasurer, icons: @escaping () -> IconSurroundings) {
    guard let context = RenderContext(display: connection.display, screen: connection.screen)
    else { return nil }
    self.context = context
    self.text = text
    compositor = PanelCompositor(context)
    images = ImageLoader(context, icons: icons)
    renderer = DisplayListRenderer(context, text: text, images: images)
  }

  /// Leaves the server alone: the display is gone.
  func displayLost() {
    context.isOpen = false
  }
}
