import Foundation
import MenuPrimitives
import TestSupport
import Testing

@testable import MenuX11

extension PictureFileTests {
  /// 32 by 16 pixels, red on the left and blue on the right.
  static let jpeg: [UInt8] = decoded(
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4R"
      + "DgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU"
      + "FBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAQACADAREAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAA"
      + "AAcI/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/EABYBAQEBAAAAAAAAAAAAAAAAAAAJB//EABQRAQAAAAAAAAAAAAAA"
      + "AAAAAAD/2gAMAwEAAhEDEQA/AM6MMVTAQJcZHQBfUOViwECXGR0Af//Z"
  )

  /// The same in several passes.
  static let progressiveJPEG: [UInt8] = decoded(
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4R"
      + "DgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU"
      + "FBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wgARCAAQACADAREAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAA"
      + "AAYH/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAgG/9oADAMBAAIQAxAAAAHOcLVIgbjjoX0OWKIG446H/8QAFBABAAAA"
      + "AAAAAAAAAAAAAAAAMP/aAAgBAQABBQIP/8QAFBEBAAAAAAAAAAAAAAAAAAAAMP/aAAgBAwEBPwEP/8QAFBEBAAAA"
      + "AAAAAAAAAAAAAAAAMP/aAAgBAgEBPwEP/8QAFBABAAAAAAAAAAAAAAAAAAAAMP/aAAgBAQAGPwIP/8QAFBABAAAA"
      + "AAAAAAAAAAAAAAAAMP/aAAgBAQABPyEP/9oADAMBAAIAAwAAABD9L9L/xAAUEQEAAAAAAAAAAAAAAAAAAAAw/9oA"
      + "CAEDAQE/EA//xAAUEQEAAAAAAAAAAAAAAAAAAAAw/9oACAECAQE/EA//xAAUEAEAAAAAAAAAAAAAAAAAAAAw/9oA"
      + "CAEBAAE/EA//2Q=="
  )

  private static func decoded(_ text: String) -> [UInt8] {
    Data(base64Encoded: text).map { Array($0) } ?? []
  }
}

@Suite struct JPEGTests {
  private let jpeg = PictureFileTests.jpeg

  /// The picture with a part of EXIF that says how to turn it.
  private func turned(_ orientation: UInt8, isBigEndian: Bool = false) -> [UInt8] {
    let tiff: [UInt8] =
      isBigEndian
      ? [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
      : [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
    let part = Array("Exif\0\0".utf8) + tiff + [0, 0, 0, 0]
    let length = part.count + 2
    return Array(jpeg.prefix(2)) + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + part
      + jpeg.dropFirst(2)
  }

  private func pixels(
    _ bytes: [UInt8], _ width: Int = 32, _ height: Int = 32
  ) throws -> PremultipliedPixels {
    try JPEGReader.decode(bytes, fitting: PictureBox(width: width, height: height))
  }

  /// Red, blue or neither, at the four corners from the upper left one on, clockwise.
  private func corners(_ pixels: PremultipliedPixels) -> String {
    let (right, bottom) = (pixels.width - 2, pixels.height - 2)
    return [(1, 1), (right, 1), (right, bottom), (1, bottom)].map { x, y in
      let value = pixels.values[y * pixels.width + x]
      let (red, blue) = (value >> 16 & 0xFF, value & 0xFF)
      return red > 200 && blue < 60 ? "R" : blue > 200 && red < 60 ? "B" : "?"
    }.joined()
  }

  @Test func photosAreDecoded() throws {
    for bytes in [jpeg, PictureFileTests.progressiveJPEG] {
      let whole = try pixels(bytes)
      #expect(whole.width == 32 && whole.height == 16)
      #expect(corners(whole) == "RBBR")
      // Decoded small, as it is shown small.
      let small = try pixels(bytes, 8, 8)
      #expect(small.width == 8 && small.height == 4)
      #expect(corners(small) == "RBBR")
    }
  }

  @Test(arguments: [
    (1, "RBBR"), (2, "BRRB"), (3, "BRRB"), (4, "RBBR"), (5, "RRBB"), (6, "RRBB"), (7, "BBRR"),
    (8, "BBRR"),
  ])
  func photosStandUpright(orientation: Int, expected: String) throws {
    for isBigEndian in [false, true] {
      let upright = try pixels(turned(UInt8(orientation), isBigEndian: isBigEndian))
      #expect(corners(upright) == expected)
      #expect(upright.width == (orientation < 5 ? 32 : 16))
      #expect(upright.height == (orientation < 5 ? 16 : 32))
    }
  }

  @Test func headersAreReadBeforeAnythingIsDecoded() throws {
    let header = try #require(JPEGHeader(jpeg))
    #expect(header.width == 32 && header.height == 16)
    #expect(!header.isProgressive && header.orientation == 1)
    #expect(JPEGHeader(PictureFileTests.progressiveJPEG)?.isProgressive == true)
    #expect(JPEGHeader(turned(6))?.orientation == 6)
    #expect(JPEGHeader(turned(77))?.orientation == 1)
    for count in 0..<jpeg.count {
      // Whatever is cut off, it ends.
      _ = JPEGHeader(Array(jpeg.prefix(count)))
      _ = JPEGHeader(Array(turned(6).prefix(count)))
    }
    #expect(JPEGHeader([]) == nil)
    #expect(JPEGHeader([0xFF, 0xD8, 0xFF, 0xC0, 0, 2]) == nil)
  }

  @Test func hugePhotosAreRefused() throws {
    func resized(_ bytes: [UInt8], _ extent: Int) throws -> [UInt8] {
      var bytes = bytes
      let frame = try #require(
        bytes.indices.dropLast().first {
          bytes[$0] == 0xFF && [0xC0, 0xC2].contains(bytes[$0 + 1])
        })
      for (index, shift) in [8, 0, 8, 0].enumerated() {
        bytes[frame + 5 + index] = UInt8(extent >> shift & 0xFF)
      }
      return bytes
    }
    let bomb = try resized(jpeg, 65500)
    #expect(
      throws: ImageError("it has 65500 x 65500 pixels; 100 million are the most that are read")
    ) { try pixels(bomb) }
    let passes = try resized(PictureFileTests.progressiveJPEG, 5000)
    #expect(
      throws: ImageError("it has 5000 x 5000 pixels; 16 million are the most that are read")
    ) { try pixels(passes) }
  }

  @Test func damagedPhotosAreToldOf() throws {
    for count in [100, jpeg.count - 20, jpeg.count - 40] {
      #expect(throws: ImageError.self, "\(count) bytes") { try pixels(Array(jpeg.prefix(count))) }
    }
  }
}
