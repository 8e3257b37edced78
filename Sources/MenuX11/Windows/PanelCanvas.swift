import CX11
import MenuPrimitives

/// A picture on the server into which display lists are drawn.
@MainActor final class PanelCanvas {
  /// The pixmap.
  let pixmap: UInt32
  /// Its extent in device pixels.
  let width, height: Int
  /// Device pixels in a logical one.
  let scale: Double
  /// The kind of its pixels.
  let visual: XVisual

  private let connection: XConnection
  private let picture: Picture

  /// Makes a picture with undefined content.
  init(_ connection: XConnection, visual: XVisual, width: Int, height: Int, scale: Double) {
    self.connection = connection
    self.visual = visual
    self.width = width
    self.height = height
    self.scale = scale
    let display = connection.display
    (pixmap, picture) = connection.trapping {
      let pixmap = XCreatePixmap(
        display, Drawable(connection.root), UInt32(width), UInt32(height), UInt32(visual.depth))
      let format = XRenderFindVisualFormat(display, visual.pointer)
      let picture = XRenderCreatePicture(display, pixmap, format, 0, nil)
      return (UInt32(truncatingIfNeeded: pixmap), picture)
    }
  }

  /// Draws the parts of a list that lie in areas of the picture.
  func draw(_ list: DisplayList, in areas: [PixelRect]) {
    let display = connection.display
    connection.trapping {
      for area in areas {
        for item in list.items {
          for command in item.commands {
            guard case .fill(let shape, let color) = command else { continue }
            let part = PixelRect(
              covering: shape.rect.intersection(item.bounds), scale: scale
            ).intersection(area)
            guard !part.isEmpty else { continue }
            var value = XRenderColor(color)
            XRenderFillRectangle(
              display, PictOpOver, picture, &value, Int32(part.x), Int32(part.y),
              UInt32(part.width), UInt32(part.height))
          }
        }
      }
    }
  }

  isolated deinit {
    let display = connection.display
    guard !connection.isLost else { return }
    connection.trapping {
      XRenderFreePicture(display, picture)
      XFreePixmap(display, Pixmap(pixmap))
    }
  }
}

extension XRenderColor {
  /// A colour with its parts multiplied by its opacity, as XRender wants it.
  init(_ color: Color) {
    func part(_ value: Double) -> UInt16 {
      UInt16(min(max(value.isFinite ? value : 0, 0), 1) * 65535)
    }
    self.init(
      red: part(color.red * color.alpha), green: part(color.green * color.alpha),
      blue: part(color.blue * color.alpha), alpha: part(color.alpha))
  }
}
