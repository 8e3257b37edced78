import Foundation
import MenuPrimitives
import TestSupport
import Testing

@testable import MenuX11

/// Files that come from anywhere: each is read, or refused at once with a reason.
@Suite struct PictureFileTests {
  private let box = PictureBox(width: 16, height: 16)

  /// What is wrong with a file; nil when it can be shown.
  private func problem(_ path: String) -> String? {
    do throws(ImageError) {
      _ = try PictureFile(path: path).picture(fitting: box)
      return nil
    } catch {
      return error.description
    }
  }

  private func problem(with bytes: [UInt8], named name: String = "picture") throws -> String? {
    let path = Scratch.path(name)
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return problem(path)
  }

  private func png(_ width: Int, _ height: Int) throws -> [UInt8] {
    let pixels = try #require(
      PixelBuffer(
        width: width, height: height, bytes: [UInt8](repeating: 99, count: width * height * 4)))
    return try #require(pixels.png())
  }

  /// The beginning of a PNG picture whose header says that it is so large.
  private func pngHeader(width: UInt32, height: UInt32) throws -> [UInt8] {
    var bytes = try png(1, 1)
    for (place, value) in [(16, width), (20, height)] {
      for index in 0..<4 { bytes[place + index] = UInt8(value >> (24 - 8 * UInt32(index)) & 0xFF) }
    }
    // The checksum of the header.
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes[12..<29] {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    crc = ~crc
    for index in 0..<4 { bytes[29 + index] = UInt8(crc >> (24 - 8 * UInt32(index)) & 0xFF) }
    return bytes
  }

  @Test func whatIsNoPictureIsToldOf() throws {
    #expect(problem("/nowhere/picture.png") == "No such file or directory")
    #expect(try problem(with: []) == "it is empty")
    #expect(try problem(with: Array("hello".utf8))?.hasPrefix("it is no picture") == true)
    #expect(try problem(with: Array("<html><body>".utf8))?.hasPrefix("it is no picture") == true)
    let good = try png(64, 64)
    #expect(try problem(with: good) == nil)
    #expect(try problem(with: good.dropLast(30))?.hasPrefix("it is damaged") == true)
    #expect(try problem(with: Array(good.prefix(20))) != nil)
  }

  @Test func pipesDevicesAndFoldersAreRefusedAtOnce() throws {
    let pipe = Scratch.path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    for path in [pipe, "/dev/zero", "/dev/null", "/", "/proc/self/mem"] {
      #expect(problem(path) != nil, "\(path)")
    }
    #expect(problem(pipe) == "it is no plain file")
  }

  @Test func filesThatAreTooLargeAreNotRead() throws {
    let path = Scratch.path("large.png")
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    let file = try #require(FileHandle(forWritingAtPath: path))
    // Without a byte on the disk.
    try file.truncate(atOffset: UInt64(PictureFile.maximumSize) + 1)
    try file.close()
    #expect(problem(path) == "it is larger than 16 MiB")
  }

  @Test func hugePicturesAreRefusedBeforeTheyAreUnpacked() throws {
    let bomb = try problem(with: pngHeader(width: 100_000, height: 100_000))
    #expect(bomb == "it has 100000 x 100000 pixels; 8 million are the most that are read")
    #expect(try problem(with: pngHeader(width: 4096, height: 4096)) != nil)
    #expect(try problem(with: png(1025, 1)) == nil)
  }

  @Test func formatsAreKnownByTheirBytesAndNotByTheirNames() throws {
    #expect(try problem(with: png(3, 3), named: "picture.jpg") == nil)
    func format(_ text: String) -> PictureFormat? { PictureFormat(Array(text.utf8)) }
    #expect(format("<svg xmlns=''/>") == .svg)
    #expect(format("\u{FEFF}\n <?xml version='1.0'?>\n<!-- x --><svg/>") == .svg)
    #expect(format("<?xml version='1.0'?><x:svg/>") == .svg)
    #expect(format("<html/>") == nil)
    #expect(format("svg") == nil)
    #expect(format("RIFF0000WEBPVP8 ") == .webP)
    #expect(format("GIF89a") == nil)
    #expect(format("RIFF0000WAVEfmt ") == nil)
    #expect(format("") == nil)
    #expect(PictureFormat([0xFF, 0xD8, 0xFF, 0xE0]) == .jpeg)
    #expect(PictureFormat([0x89, 0x50]) == nil)
  }

  @Test func randomBytesNeverDoHarm() throws {
    var generator = SystemRandomNumberGenerator()
    for start in [try png(16, 16), Self.jpeg, Array(SVGTests.circle.utf8)] {
      for _ in 0..<40 {
        var bytes = start
        for _ in 0..<Int.random(in: 1...8, using: &generator) {
          bytes[Int.random(in: 12..<bytes.count, using: &generator)] =
            UInt8.random(in: 0...255, using: &generator)
        }
        if Bool.random(using: &generator) {
          bytes.removeLast(Int.random(in: 0..<bytes.count / 2, using: &generator))
        }
        // Whether it can be shown is of no account.
        _ = try problem(with: bytes)
      }
    }
  }
}
