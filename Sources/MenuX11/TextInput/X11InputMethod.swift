import MenuPrimitives
import MenuViews

/// Turns keys into text for the view that has the focus.
@MainActor final class X11InputMethod: InputMethod {
  private(set) weak var client: (any InputMethodClient)?

  func focus(_ client: any InputMethodClient) {
    self.client = client
  }

  func unfocus(_ client: any InputMethodClient) {
    if client === self.client { self.client = nil }
  }

  func caretMoved(to rect: Rect) {}
}
