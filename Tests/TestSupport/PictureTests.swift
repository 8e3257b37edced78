import Foundation
import TestSupport
import Testing

/// How pictures are compared.
@Suite struct PictureTests {
  private let grey = Picture(
    width: 40, height: 20, pixels: Array(repeating: 0xff80_8080, count: 800))

  @Test func `a picture survives its file`() throws {
    var picture = grey
    picture.pixels[41] = 0xff12_3456
    let path = Scratch.folder + "/survives.png"
    try picture.write(to: path)
    let read = try #require(Picture(contentsOf: path))
    #expect(read == picture)
    #expect(read[1, 1] == 0x123456)
  }

  @Test func `small differences and few outliers pass, more does not`() {
    var close = grey
    for index in close.pixels.indices { close.pixels[index] = 0xff88_8878 }
    #expect(close.difference(from: grey, tolerance: 8).count == 0)
    #expect(close.difference(from: grey, tolerance: 7).count == 800)
  }

  @Test func `a part is cut out`() {
    var picture = grey
    picture.pixels[5 * 40 + 7] = 0xffff_0000
    let part = picture.cropped(to: Frame(x: 7, y: 5, width: 3, height: 2))
    #expect(part.width == 3 && part.height == 2 && part[0, 0] == 0xff0000)
    #expect(picture.cropped(to: Frame(x: 30, y: 10, width: 99, height: 99)).width == 10)
  }

  @Test(.enabled(if: !Picture.records)) func `a missing golden file is a failure`() {
    #expect(throws: NeverHappened.self) { try grey.matchesGolden("there-is-none") }
  }
}
