import CX11
import MenuPrimitives
import TestSupport

@testable import MenuX11

/// A server, a connection and everything that is needed to draw on it.
@MainActor final class DrawingStage {
  let server: XServer
  let display: OpaquePointer
  let context: RenderContext
  let text: X11TextMeasurer
  let images: ImageLoader
  let renderer: DisplayListRenderer
  /// Where its icons lie.
  var icons: IconSurroundings

  init(
    scale: Double = 1, cachePath: String? = nil,
    icons: IconSurroundings = IconSurroundings(folders: [], theme: nil)
  ) async throws {
    server = try await XServer(width: 320, height: 240)
    guard let display = XOpenDisplay(server.display) else {
      throw NeverHappened("no connection to \(server.display)")
    }
    self.display = display
    guard let context = RenderContext(display: display, screen: XDefaultScreen(display)) else {
      throw NeverHappened("the server has no RENDER extension")
    }
    self.context = context
    text = X11TextMeasurer(
      display: display, screen: context.screen, configuration: TextConfiguration(scale: scale),
      cachePath: cachePath)
    self.icons = icons
    let source = IconSource()
    images = ImageLoader(context) { source.stage?.icons ?? icons }
    renderer = DisplayListRenderer(context, text: text, images: images)
    source.stage = self
  }

  isolated deinit {
    text.close()
    context.isOpen = false
    XCloseDisplay(display)
    server.stop()
  }

  /// A target with an alpha channel.
  func target(width: Int, height: Int, scale: Double = 1) throws -> RenderTarget {
    var info = XVisualInfo()
    guard XMatchVisualInfo(display, context.screen, 32, TrueColor, &info) != 0,
      let target = RenderTarget(
        context, visual: info.visual, depth: 32, width: width, height: height, scale: scale)
    else { throw NeverHappened("no target could be made") }
    return target
  }

  /// Draws commands into a fresh target and returns its pixels.
  func picture(
    _ commands: [DrawCommand], width: Int, height: Int, scale: Double = 1
  ) throws -> Pixels {
    let target = try target(width: width, height: height, scale: scale)
    let bounds = Rect(
      x: 0, y: 0, width: Double(width) / scale, height: Double(height) / scale)
    renderer.draw(DisplayList(items: [DisplayItem(bounds: bounds, commands: commands)]), to: target)
    return try Pixels(target)
  }
}

/// Leads from the loader of pictures back to its stage.
@MainActor private final class IconSource {
  weak var stage: DrawingStage?
}

/// The pixels of a target.
struct Pixels {
  let buffer: PixelBuffer

  @MainActor init(_ target: RenderTarget) throws {
    guard let buffer = target.pixels() else { throw NeverHappened("the pixels can't be read") }
    self.buffer = buffer
  }

  /// A pixel as `0xAARRGGBB`, not premultiplied.
  subscript(x: Int, y: Int) -> UInt32 {
    let at = 4 * (y * buffer.width + x)
    func part(_ offset: Int) -> UInt32 { UInt32(buffer.bytes[at + offset]) }
    return part(3) << 24 | part(0) << 16 | part(1) << 8 | part(2)
  }

  /// The opacity of a pixel, 0 to 255.
  func alpha(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 24) }

  /// The smallest rectangle with everything that shows.
  var ink: PixelRect? {
    var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
    for y in 0..<buffer.height {
      for x in 0..<buffer.width where alpha(x, y) > 0 {
        (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
      }
    }
    guard right >= 0 else { return nil }
    return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}
