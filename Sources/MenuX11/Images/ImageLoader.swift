import CX11
import MenuPrimitives

/// Loads pictures when they are first drawn, and keeps them on the server at the size of their use.
@MainActor package final class ImageLoader {
  private let context: RenderContext

  package init(_ context: RenderContext) {
    self.context = context
  }

  func picture(_ image: Image, fitting width: Int, _ height: Int) -> ServerImage? {
    guard case .pixels(let buffer) = image.source else { return nil }
    return ServerImage(context, PremultipliedPixels(buffer).fitted(into: width, height))
  }
}
