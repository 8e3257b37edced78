import Glibc

/// The functions of librsvg and of cairo, on which it draws.
struct SVGLibrary: @unchecked Sendable {
  /// The libraries, opened when they are first asked for; nil when one isn't installed or is too old.
  static let library = SVGLibrary()

  private typealias Object = OpaquePointer
  private typealias Problem = UnsafeMutablePointer<UnsafeMutableRawPointer?>
  /// Left, top, width and height.
  private typealias Box = UnsafePointer<Double>

  private let unref: @convention(c) (Object) -> Void
  private let freeError: @convention(c) (UnsafeMutableRawPointer) -> Void
  private let open: @convention(c) (UnsafePointer<UInt8>, Int, Problem) -> Object?
  private let setStyle: @convention(c) (Object, UnsafePointer<CChar>, Int, Problem) -> CInt
  private let dimensions:
    @convention(c) (
      Object, UnsafeMutablePointer<CInt>?, UnsafeMutableRawPointer?, UnsafeMutablePointer<CInt>?,
      UnsafeMutableRawPointer?, UnsafeMutablePointer<CInt>?, UnsafeMutablePointer<Double>?
    ) -> Void
  private let oldDimensions: @convention(c) (Object, UnsafeMutableRawPointer) -> Void
  private let render: @convention(c) (Object, Object, Box, Problem) -> CInt
  private let makeSurface:
    @convention(c) (UnsafeMutablePointer<UInt32>, CInt, CInt, CInt, CInt) -> Object?
  private let flush, endSurface, endContext: @convention(c) (Object) -> Void
  private let makeContext: @convention(c) (Object) -> Object?
  private let scale: @convention(c) (Object, Double, Double) -> Void
  private let status: @convention(c) (Object) -> CInt

  private init?() {
    guard let glib = DynamicLibrary("libglib-2.0.so.0"),
      let gobject = DynamicLibrary("libgobject-2.0.so.0"),
      let cairo = DynamicLibrary("libcairo.so.2"), let rsvg = DynamicLibrary("librsvg-2.so.2"),
      let unref = gobject.function("g_object_unref", as: (@convention(c) (Object) -> Void).self),
      let freeError = glib.function(
        "g_error_free", as: (@convention(c) (UnsafeMutableRawPointer) -> Void).self),
      let open = rsvg.function(
        "rsvg_handle_new_from_data",
        as: (@convention(c) (UnsafePointer<UInt8>, Int, Problem) -> Object?).self),
      let setStyle = rsvg.function(
        "rsvg_handle_set_stylesheet",
        as: (@convention(c) (Object, UnsafePointer<CChar>, Int, Problem) -> CInt).self),
      let dimensions = rsvg.function(
        "rsvg_handle_get_intrinsic_dimensions",
        as: (@convention(c) (
          Object, UnsafeMutablePointer<CInt>?, UnsafeMutableRawPointer?,
          UnsafeMutablePointer<CInt>?, UnsafeMutableRawPointer?, UnsafeMutablePointer<CInt>?,
          UnsafeMutablePointer<Double>?
        ) -> Void).self),
      let oldDimensions = rsvg.function(
        "rsvg_handle_get_dimensions",
        as: (@convention(c) (Object, UnsafeMutableRawPointer) -> Void).self),
      let render = rsvg.function(
        "rsvg_handle_render_document",
        as: (@convention(c) (Object, Object, Box, Problem) -> CInt).self),
      let makeSurface = cairo.function(
        "cairo_image_surface_create_for_data",
        as: (@convention(c) (UnsafeMutablePointer<UInt32>, CInt, CInt, CInt, CInt) -> Object?).self),
      let flush = cairo.function(
        "cairo_surface_flush", as: (@convention(c) (Object) -> Void).self),
      let endSurface = cairo.function(
        "cairo_surface_destroy", as: (@convention(c) (Object) -> Void).self),
      let endContext = cairo.function(
        "cairo_destroy", as: (@convention(c) (Object) -> Void).self),
      let makeContext = cairo.function(
        "cairo_create", as: (@convention(c) (Object) -> Object?).self),
      let scale = cairo.function(
        "cairo_scale", as: (@convention(c) (Object, Double, Double) -> Void).self),
      let status = cairo.function("cairo_status", as: (@convention(c) (Object) -> CInt).self)
    else { return nil }
    self.unref = unref
    self.freeError = freeError
    self.open = open
    self.setStyle = setStyle
    self.dimensions = dimensions
    self.oldDimensions = oldDimensions
    self.render = render
    self.makeSurface = makeSurface
    self.flush = flush
    self.endSurface = endSurface
    self.endContext = endContext
    self.makeContext = makeContext
    self.scale = scale
    self.status = status
  }

  /// Renders a document as large as it fits into a box.
  ///
  /// - Parameter style: rules for it in the language of CSS; nil for none.
  /// - Throws: `ImageError` that says what is wrong with it.
  func render(
    _ bytes: [UInt8], fitting box: PictureBox, style: String?
  ) throws(ImageError) -> PremultipliedPixels {
    var error: UnsafeMutableRawPointer?
    // Without an address of its own a document can't refer to other files.
    guard let document = open(bytes, bytes.count, &error) else { throw problem(error) }
    defer { unref(document) }
    if let style {
      let bytes = style.utf8.count
      guard setStyle(document, style, bytes, &error) != 0 else { throw problem(error) }
    }
    let extent = extent(of: document)
    let size = box.fitted(extent.width, extent.height)
    var values = [UInt32](repeating: 0, count: size.width * size.height)
    let isRendered = values.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { draw(document, extent, size, into: $0, &error) } ?? false
    }
    guard isRendered,
      let pixels = PremultipliedPixels(width: size.width, height: size.height, values: values)
    else { throw problem(error) }
    return pixels
  }

  private func draw(
    _ document: Object, _ extent: Extent, _ size: (width: Int, height: Int),
    into pixels: UnsafeMutablePointer<UInt32>, _ error: Problem
  ) -> Bool {
    // CAIRO_FORMAT_ARGB32: what XRender takes.
    guard
      let surface = makeSurface(
        pixels, 0, CInt(size.width), CInt(size.height), CInt(size.width * 4))
    else { return false }
    defer { endSurface(surface) }
    guard let context = makeContext(surface) else { return false }
    defer { endContext(context) }
    var viewport = [0, 0, Double(size.width), Double(size.height)]
    if !extent.hasViewBox, extent.width > 0, extent.height > 0 {
      // Nothing but a view box says what is to be fitted.
      scale(context, viewport[2] / extent.width, viewport[3] / extent.height)
      viewport = [0, 0, extent.width, extent.height]
    }
    let isRendered = render(document, context, viewport, error) != 0
    flush(surface)
    return isRendered && status(context) == 0
  }

  /// The size of a document in units of its own.
  private struct Extent {
    var width: Double
    var height: Double
    var hasViewBox: Bool
  }

  private func extent(of document: Object) -> Extent {
    var hasBox: CInt = 0
    var box = [0.0, 0, 0, 0]
    dimensions(document, nil, nil, nil, nil, &hasBox, &box)
    if hasBox != 0, box[2] > 0, box[3] > 0 {
      return Extent(width: box[2], height: box[3], hasViewBox: true)
    }
    // Width and height in pixels, then two numbers that nobody uses any more.
    var old = (CInt(0), CInt(0), 0.0, 0.0)
    withUnsafeMutableBytes(of: &old) { bytes in
      if let start = bytes.baseAddress { oldDimensions(document, start) }
    }
    return Extent(width: Double(old.0), height: Double(old.1), hasViewBox: false)
  }

  private func problem(_ error: UnsafeMutableRawPointer?) -> ImageError {
    guard let error else { return ImageError("it can't be drawn") }
    defer { freeError(error) }
    // A GError is a domain and a code of 32 bits each, then the text.
    let text = error.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self)
    return ImageError("it is damaged: \(text.map { String(cString: $0) } ?? "unknown error")")
  }
}
