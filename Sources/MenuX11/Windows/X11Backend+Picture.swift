import CX11
public import MenuKit
public import MenuPrimitives

extension X11Backend {
  /// Draws popups as a screen with a compositor shows them, over plain ground. Nothing of it shows on
  /// the screen. It waits for the display, and for pictures in the rows: it is for pictures of menus,
  /// not for showing them.
  ///
  /// - Parameters:
  ///   - frames: the popups back to front, such as the `frames` of a presentation.
  ///   - ground: what is seen around them; opaque.
  ///   - margin: how much ground there is around the panels, in logical pixels.
  /// - Returns: the picture, in device pixels of this display.
  /// - Throws: `BackendError.refused` when the display can't draw it or there is nothing to draw.
  public func picture(
    of frames: [SurfaceFrame], over ground: Color, margin: Double = 32
  ) throws(BackendError) -> PixelBuffer {
    var layers: [(place: PixelRect, pixels: PixelBuffer)] = []
    var bounds: PixelRect?
    for frame in frames {
      let geometry = SurfaceGeometry(frame, scale: environment.scale, style: .translucent)
      guard let pixels = pixels(of: frame, geometry) else {
        throw .refused("\(displayName) can't draw a picture of a menu")
      }
      layers.append((geometry.window, pixels))
      let panel = geometry.shown.offset(dx: geometry.window.x, dy: geometry.window.y)
      bounds = bounds?.union(panel) ?? panel
    }
    guard !connection.noticeLoss() else { throw .displayLost }
    let edge = PixelRect.pixel(margin * environment.scale)
    let area = bounds.map {
      PixelRect(
        x: $0.x - edge, y: $0.y - edge, width: $0.width + 2 * edge, height: $0.height + 2 * edge)
    }
    guard let area, var picture = Montage(area, ground: ground) else {
      throw .refused("there is no picture of that size")
    }
    for layer in layers { picture.lay(layer.pixels, at: layer.place) }
    guard let result = picture.pixels else { throw .refused("there is no picture of that size") }
    return result
  }

  private func pixels(of frame: SurfaceFrame, _ geometry: SurfaceGeometry) -> PixelBuffer? {
    let visual = connection.visual(for: .translucent)
    guard visual.depth == 32, let drawing else { return nil }
    return connection.trapping {
      let canvas = SurfaceCanvas(
        drawing, visual: visual, style: .translucent, frame: frame, geometry: geometry,
        scale: environment.scale)
      _ = canvas?.draw(frame, geometry, after: nil)
      if drawing.images.hasPending {
        drawing.images.waitForAll(atMost: .seconds(10))
        _ = canvas?.draw(frame, geometry, after: nil)
      }
      return canvas?.pixels()
    }
  }
}

/// Opaque ground on which translucent pictures are laid.
@MainActor struct Montage {
  private let area: PixelRect
  private var bytes: [UInt8]

  /// Ground for a part of the screen; nil when it has no or an absurd extent.
  init?(_ area: PixelRect, ground: Color) {
    guard (1...RenderTarget.maximumExtent).contains(area.width),
      (1...RenderTarget.maximumExtent).contains(area.height)
    else { return nil }
    self.area = area
    let parts = [ground.red, ground.green, ground.blue].map { $0.isFinite ? $0 : 0 }
    let pixel = parts.map { UInt8(clamping: Int(min(max($0, 0), 1) * 255 + 0.5)) } + [255]
    bytes = []
    bytes.reserveCapacity(area.width * area.height * 4)
    for _ in 0..<area.width * area.height { bytes += pixel }
  }

  /// What has been laid so far.
  var pixels: PixelBuffer? { PixelBuffer(width: area.width, height: area.height, bytes: bytes) }

  /// Lays a picture with its corner at a place of the screen.
  mutating func lay(_ picture: PixelBuffer, at place: PixelRect) {
    let part = PixelRect(x: place.x, y: place.y, width: picture.width, height: picture.height)
      .intersection(area)
    guard !part.isEmpty else { return }
    for y in part.y..<part.maxY {
      var source = ((y - place.y) * picture.width + part.x - place.x) * 4
      var target = ((y - area.y) * area.width + part.x - area.x) * 4
      for _ in 0..<part.width {
        let alpha = Int(picture.bytes[source + 3])
        for channel in 0..<3 {
          let above = Int(picture.bytes[source + channel]) * alpha
          let below = Int(bytes[target + channel]) * (255 - alpha)
          bytes[target + channel] = UInt8((above + below + 127) / 255)
        }
        source += 4
        target += 4
      }
    }
  }
}
