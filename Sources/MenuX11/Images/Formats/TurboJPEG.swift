import Glibc
import MenuPrimitives

/// The functions of TurboJPEG, a library with an interface that is the same in all its versions.
struct TurboJPEG: @unchecked Sendable {
  /// The library, opened when it is first asked for; nil when it isn't installed.
  static let library = TurboJPEG()

  private typealias Handle = OpaquePointer
  private let begin: @convention(c) () -> Handle?
  private let end: @convention(c) (Handle) -> CInt
  private let decompress:
    @convention(c) (
      Handle, UnsafePointer<UInt8>?, CUnsignedLong, UnsafeMutablePointer<UInt8>?, CInt, CInt, CInt,
      CInt, CInt
    ) -> CInt
  private let message: @convention(c) (Handle) -> UnsafePointer<CChar>?
  private let severity: @convention(c) (Handle) -> CInt

  private init?() {
    guard let library = DynamicLibrary("libturbojpeg.so.0"),
      let begin = library.function("tjInitDecompress", as: (@convention(c) () -> Handle?).self),
      let end = library.function("tjDestroy", as: (@convention(c) (Handle) -> CInt).self),
      let decompress = library.function(
        "tjDecompress2",
        as: (@convention(c) (
          Handle, UnsafePointer<UInt8>?, CUnsignedLong, UnsafeMutablePointer<UInt8>?, CInt, CInt,
          CInt, CInt, CInt
        ) -> CInt).self),
      let message = library.function(
        "tjGetErrorStr2", as: (@convention(c) (Handle) -> UnsafePointer<CChar>?).self),
      let severity = library.function(
        "tjGetErrorCode", as: (@convention(c) (Handle) -> CInt).self)
    else { return nil }
    self.begin = begin
    self.end = end
    self.decompress = decompress
    self.message = message
    self.severity = severity
  }

  /// TJPF_RGBA: red, green, blue, opacity.
  private static let rgba: CInt = 7
  /// TJFLAG_LIMITSCANS: a picture of thousands of passes is no picture but a trap.
  private static let limitsScans: CInt = 32768

  /// Decodes a picture at the smallest of the sizes that come cheaply at which it isn't smaller than a box.
  ///
  /// - Throws: `ImageError` that says what is wrong with it.
  func decode(
    _ bytes: [UInt8], _ header: JPEGHeader, fitting box: PictureBox
  ) throws(ImageError) -> PixelBuffer {
    let wanted = box.fitted(Double(header.width), Double(header.height))
    // Eighths: what the transform of a block of 8 by 8 gives away.
    func reduced(_ extent: Int, _ eighths: Int) -> Int { (extent * eighths + 7) / 8 }
    let eighths =
      [1, 2, 4, 8].first {
        reduced(header.width, $0) >= wanted.width && reduced(header.height, $0) >= wanted.height
      } ?? 8
    let (width, height) = (reduced(header.width, eighths), reduced(header.height, eighths))
    guard width * height <= PNGReader.maximumPixels else {
      throw ImageError(tooManyPixels: PNGReader.maximumPixels, header.width, header.height)
    }
    guard let handle = begin() else { throw ImageError("there is no memory for it") }
    defer { _ = end(handle) }
    var problem: String?
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      let result = decompress(
        handle, bytes, CUnsignedLong(bytes.count), buffer.baseAddress, CInt(width), 0,
        CInt(height), Self.rgba, Self.limitsScans)
      if result != 0 { problem = self.problem(handle) }
      count = problem == nil ? width * height * 4 : 0
    }
    if let problem { throw ImageError("it is damaged: \(problem)") }
    guard let buffer = PixelBuffer(width: width, height: height, bytes: pixels) else {
      throw ImageError("it has no pixels")
    }
    return buffer
  }

  /// What went wrong; nil for bytes between the parts of a picture, which some cameras leave.
  private func problem(_ handle: Handle) -> String? {
    let text = message(handle).map { String(cString: $0) } ?? "unknown error"
    return severity(handle) == 0 && text.hasPart("extraneous") ? nil : text
  }
}
