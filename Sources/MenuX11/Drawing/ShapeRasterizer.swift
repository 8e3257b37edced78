import CX11
import MenuPrimitives

/// Turns paths into masks with FreeType's rasteriser: the same coverage, and so the same softness of
/// edges, as the letters beside them.
final class ShapeRasterizer {
  private let library: FT_Library
  private var stroker: FT_Stroker?

  /// More points than this aren't drawn; FreeType counts them in 16 bits.
  private static let maximumPoints = 16384

  /// Opens FreeType; nil without memory.
  init?() {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    self.library = library
  }

  deinit {
    if let stroker { FT_Stroker_Done(stroker) }
    FT_Done_FreeType(library)
  }

  /// Adds the inside of a path to a mask (nonzero rule); coordinates are the mask's pixels.
  func fill(_ path: Path, into mask: inout Mask) {
    var points: [FT_Vector] = []
    var tags: [CChar] = []
    var contours: [Int16] = []
    func add(_ point: Point, _ tag: Int32) {
      points.append(vector(point, height: mask.height))
      tags.append(CChar(tag))
    }
    func close() {
      guard let last = Int16(exactly: points.count - 1), last >= 0, contours.last != last else {
        return
      }
      contours.append(last)
    }
    var pen = Point.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        close()
        add(point, FT_CURVE_TAG_ON)
        pen = point
      case .line(let point):
        add(point, FT_CURVE_TAG_ON)
        pen = point
      case .curve(let point, let control1, let control2):
        // FreeType's own way with curves leaves out a visible sliver of a large corner.
        let curve = CubicCurve(start: pen, control1: control1, control2: control2, end: point)
        for part in curve.points { add(part, FT_CURVE_TAG_ON) }
        pen = point
      case .close: close()
      }
    }
    close()
    guard !points.isEmpty, points.count <= Self.maximumPoints else { return }
    points.withUnsafeMutableBufferPointer { points in
      tags.withUnsafeMutableBufferPointer { tags in
        contours.withUnsafeMutableBufferPointer { contours in
          var outline = FT_Outline()
          outline.n_points = Int16(points.count)
          outline.n_contours = Int16(contours.count)
          outline.points = points.baseAddress
          outline.tags = tags.baseAddress
          outline.contours = contours.baseAddress
          rasterize(&outline, into: &mask)
        }
      }
    }
  }

  /// Adds a stroke with round ends and joins to a mask; coordinates are the mask's pixels.
  func stroke(_ path: Path, width: Double, into mask: inout Mask) {
    if stroker == nil { FT_Stroker_New(library, &stroker) }
    guard let stroker, width > 0, path.elements.count <= Self.maximumPoints else { return }
    FT_Stroker_Rewind(stroker)
    FT_Stroker_Set(
      stroker, FT_Fixed((width * 32).rounded()), FT_STROKER_LINECAP_ROUND,
      FT_STROKER_LINEJOIN_ROUND, 0)
    for part in path.subpaths {
      feed(part, to: stroker, height: mask.height)
    }
    var points: UInt32 = 0
    var contours: UInt32 = 0
    guard FT_Stroker_GetCounts(stroker, &points, &contours) == 0, points > 0,
      points < Int16.max, contours < Int16.max
    else { return }
    var outline = FT_Outline()
    guard FT_Outline_New(library, points, FT_Int(contours), &outline) == 0 else { return }
    defer { FT_Outline_Done(library, &outline) }
    outline.n_points = 0
    outline.n_contours = 0
    FT_Stroker_Export(stroker, &outline)
    rasterize(&outline, into: &mask)
  }

  private func feed(_ part: Path.Subpath, to stroker: FT_Stroker, height: Int) {
    var start = vector(part.start, height: height)
    FT_Stroker_BeginSubPath(stroker, &start, part.isClosed ? 0 : 1)
    if part.elements.isEmpty {
      // A point: a line too short to be seen, so that its ends make a dot.
      var end = FT_Vector(x: start.x + 1, y: start.y)
      FT_Stroker_LineTo(stroker, &end)
    }
    for element in part.elements {
      switch element {
      case .line(let point), .move(let point):
        var end = vector(point, height: height)
        FT_Stroker_LineTo(stroker, &end)
      case .curve(let point, let control1, let control2):
        var first = vector(control1, height: height)
        var second = vector(control2, height: height)
        var end = vector(point, height: height)
        FT_Stroker_CubicTo(stroker, &first, &second, &end)
      case .close: break
      }
    }
    FT_Stroker_EndSubPath(stroker)
  }

  private func rasterize(_ outline: inout FT_Outline, into mask: inout Mask) {
    guard mask.width > 0, mask.height > 0 else { return }
    let (width, height, stride) = (mask.width, mask.height, mask.stride)
    mask.coverage.withUnsafeMutableBufferPointer { buffer in
      var bitmap = FT_Bitmap()
      bitmap.rows = UInt32(height)
      bitmap.width = UInt32(width)
      bitmap.pitch = Int32(stride)
      bitmap.buffer = buffer.baseAddress
      bitmap.num_grays = 256
      bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
      FT_Outline_Get_Bitmap(library, &outline, &bitmap)
    }
  }

  /// A point in FreeType's 64ths, which grow upwards.
  private func vector(_ point: Point, height: Int) -> FT_Vector {
    func fixed(_ value: Double) -> FT_Pos {
      value.isFinite ? FT_Pos((min(max(value, -16000), 16000) * 64).rounded()) : 0
    }
    return FT_Vector(x: fixed(point.x), y: fixed(Double(height) - point.y))
  }
}
