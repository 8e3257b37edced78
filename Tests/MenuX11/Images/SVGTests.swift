import Foundation
import MenuPrimitives
import TestSupport
import Testing

@testable import MenuX11

@Suite struct SVGTests {
  static let circle = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">
      <circle cx="8" cy="8" r="8" fill="#ff0000"/></svg>
    """

  private func picture(
    _ text: String, named name: String = "picture.svg", _ width: Int = 32, _ height: Int = 32
  ) throws -> DecodedPicture {
    let path = Scratch.path(name)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return try PictureFile(path: path).picture(fitting: PictureBox(width: width, height: height))
  }

  private func document(_ content: String) -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' width='16' height='16'>\(content)</svg>"
  }

  @Test func aDrawingIsRenderedAtTheSizeOfItsUse() throws {
    for extent in [16, 20, 32, 77] {
      let drawn = try picture(Self.circle, extent, extent)
      let colors = try #require(drawn.colors)
      #expect(colors.width == extent && colors.height == extent)
      #expect(colors.values[extent / 2 * extent + extent / 2] == 0xFFFF_0000)
      // Sharp at any size: what is neither full nor clear is a thin ring.
      let soft = colors.values.count { $0 >> 24 != 0 && $0 >> 24 != 255 }
      #expect(soft < extent * 6, "\(extent)")
      #expect(drawn.coverage == nil)
    }
  }

  @Test func proportionsAreKept() throws {
    let wide = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 20'/>"
    #expect(try picture(wide, 24, 32).width == 24)
    #expect(try picture(wide, 24, 32).height == 12)
    let plain = "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='20'/>"
    #expect(try picture(plain, 24, 32).width == 16)
  }

  @Test func aDrawingWithoutAViewBoxIsScaledAsWell() throws {
    let drawn = try picture(document("<rect width='16' height='16' fill='#00ff00'/>"), 40, 40)
    #expect(Set(try #require(drawn.colors).values) == [0xFF00_FF00])
  }

  @Test func symbolicIconsTakeTheColourOfText() throws {
    let drawn = try picture(
      document("<path d='M0 0h8v16h-8z' fill='#bebebe'/>"), named: "x-symbolic.svg", 16, 16)
    #expect(drawn.colors == nil)
    let mask = try #require(drawn.coverage)
    #expect(mask[4, 8] == 255)
    #expect(mask[12, 8] == 0)
  }

  @Test func classesOfSymbolicIconsKeepTheirMeaning() throws {
    let drawn = try picture(
      document(
        "<path d='M0 0h8v16h-8z' fill='#bebebe'/><path class='error' d='M8 0h8v16h-8z'/>"),
      named: "x-symbolic.svg", 16, 16)
    #expect(drawn.coverage?[4, 8] == 255)
    #expect(drawn.coverage?[12, 8] == 0)
    let colors = try #require(drawn.colors)
    #expect(colors.values[8 * 16 + 4] >> 24 == 0)
    #expect(colors.values[8 * 16 + 12] == 0xFFE0_1B24)
  }

  @Test func currentColorIsTheColourOfText() throws {
    let drawn = try picture(
      document(
        "<path d='M0 0h8v16h-8z' fill='currentColor'/><path d='M8 0h8v16h-8z' fill='#0000ff'/>"),
      16, 16)
    #expect(drawn.coverage?[4, 8] == 255)
    #expect(drawn.colors?.values[8 * 16 + 12] == 0xFF00_00FF)
    let breeze = try picture(
      document(
        "<style>.ColorScheme-Text{color:#232629}</style>"
          + "<path class='ColorScheme-Text' d='M0 0h16v16h-16z' fill='currentColor'/>"), 16, 16)
    #expect(breeze.colors == nil)
    #expect(breeze.coverage?[8, 8] == 255)
  }

  @Test func otherFilesAreNotRead() throws {
    let secret = Scratch.path("secret.png")
    let pixels = try #require(
      PixelBuffer(width: 1, height: 1, bytes: [255, 0, 255, 255]))
    try Data(try #require(pixels.png())).write(to: URL(fileURLWithPath: secret))
    let drawn = try picture(
      "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'"
        + " viewBox='0 0 16 16'><image width='16' height='16' xlink:href='file://\(secret)'/></svg>"
    )
    #expect(Set(try #require(drawn.colors).values) == [0])
  }

  @Test func brokenDocumentsAreToldOf() throws {
    for text in [
      "<svg", "<svg xmlns='http://www.w3.org/2000/svg'><path></svg>",
      // A text that would grow to gigabytes.
      "<!DOCTYPE svg [<!ENTITY a 'aaaaaaaaaa'>"
        + (1...9).map {
          "<!ENTITY a\($0) '\(String(repeating: "&a\($0 == 1 ? "" : "\($0 - 1)");", count: 10))'>"
        }
        .joined() + "]><svg xmlns='http://www.w3.org/2000/svg'><text>&a9;</text></svg>",
    ] {
      #expect(throws: ImageError.self) { try picture(text) }
    }
    #expect(throws: ImageError("it is larger than 4 MiB")) {
      try picture(document(String(repeating: " ", count: SVGReader.maximumSize)))
    }
  }
}
