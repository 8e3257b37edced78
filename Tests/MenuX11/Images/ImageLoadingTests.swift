import Foundation
import MenuPrimitives
import TestSupport
import Testing

@testable import MenuX11

/// Pictures come when they are ready, and nothing waits for them for long.
@Suite @MainActor struct ImageLoadingTests {
  private static func file(_ color: [UInt8], _ extent: Int = 20) throws -> String {
    let path = Scratch.path("picture.png")
    let pixels = try #require(
      PixelBuffer(
        width: extent, height: extent, bytes: (0..<extent * extent).flatMap { _ in color }))
    try Data(try #require(pixels.png())).write(to: URL(fileURLWithPath: path))
    return path
  }

  private func commands(_ images: [Image], tint: Color = .black) -> [DrawCommand] {
    images.enumerated().map { index, image in
      .image(
        image, Rect(x: Double(index) * 20, y: 0, width: 20, height: 20), tint: tint, opacity: 1)
    }
  }

  private func list(_ images: [Image]) -> DisplayList {
    DisplayList(items: [
      DisplayItem(
        bounds: Rect(x: 0, y: 0, width: Double(images.count) * 20, height: 20),
        commands: commands(images))
    ])
  }

  @Test func theFirstFrameShowsFilesThatAreQuicklyThere() async throws {
    let stage = try await DrawingStage()
    stage.images.frameBudget = .seconds(30)
    let images = try (0..<8).map { Image(path: try Self.file([UInt8($0 * 20), 0, 0, 255])) }
    let pixels = try stage.picture(commands(images), width: 160, height: 20)
    for index in images.indices {
      #expect(pixels[index * 20 + 10, 10] == 0xFF00_0000 | UInt32(index * 20) << 16)
    }
    #expect(!stage.images.hasPending)
  }

  @Test func aFrameDoesNotWaitForPictures() async throws {
    let stage = try await DrawingStage()
    stage.images.frameBudget = .zero
    let images = try (0..<12).map { Image(path: try Self.file([UInt8($0), 100, 100, 255])) }
    let target = try stage.target(width: 240, height: 20)
    stage.renderer.draw(list(images), to: target)
    #expect(stage.images.hasPending)
    #expect(try Pixels(target).ink == nil)
    #expect(stage.images.pause > .zero)
    stage.images.waitForAll(atMost: .seconds(30))
    #expect(!stage.images.hasPending)
    stage.renderer.draw(list(images), to: target)
    #expect(try Pixels(target).ink == PixelRect(x: 0, y: 0, width: 240, height: 20))
  }

  @Test func aBrokenFileHasAPlaceholderAndIsToldOfOnce() async throws {
    let stage = try await DrawingStage()
    stage.images.frameBudget = .seconds(30)
    var told: [Diagnostic] = []
    Diagnostics.forget()
    Diagnostics.handler = { told.append($0) }
    defer { Diagnostics.handler = nil }
    let name = "/nowhere/\(UUID().uuidString).png"
    for extent in [20, 20, 30] {
      let pixels = try stage.picture(
        [
          .image(
            Image(path: name), Rect(x: 0, y: 0, width: Double(extent), height: Double(extent)),
            tint: Color(hex: 0xFF0000), opacity: 1)
        ], width: extent, height: extent)
      let ink = try #require(pixels.ink)
      #expect(ink.width > extent / 2 && ink.height > extent / 2)
      // Faint, in the colour of the text beside it.
      let colors = Set(
        pixels.buffer.bytes.indices.filter { $0 % 4 == 3 }.map { pixels.buffer.bytes[$0] })
      #expect((colors.max() ?? 0) < 160)
    }
    #expect(told.map(\.subject) == [.image(name)])
    #expect(
      told.first?.description
        == "the picture \(name) can't be shown: No such file or directory")
    #expect(!stage.images.hasPending)
  }

  @Test func anIconThatNobodyKnowsIsToldOf() async throws {
    let stage = try await DrawingStage()
    stage.images.frameBudget = .seconds(30)
    var told: [String] = []
    Diagnostics.forget()
    Diagnostics.handler = { told.append($0.description) }
    defer { Diagnostics.handler = nil }
    for image in [
      Image(systemName: "no.such.symbol"), Image(systemName: "bluetooth"),
      Image(iconName: "nobody"),
    ] {
      #expect(try stage.picture(commands([image]), width: 20, height: 20).ink != nil)
    }
    #expect(
      told == [
        "the icon no.such.symbol can't be shown: there is no symbol of that name, and no icon is"
          + " known that means the same",
        "the icon bluetooth can't be shown: it stands for the icon bluetooth, and no icon theme is"
          + " installed",
        "the icon nobody can't be shown: no icon theme is installed",
      ])
  }

  @Test func templatesTakeTheirColour() async throws {
    let stage = try await DrawingStage()
    stage.images.frameBudget = .seconds(30)
    let file = Image(path: try Self.file([0, 255, 0, 255]))
    let red = Color(hex: 0xFF0000)
    func color(_ image: Image, tint: Color = red) throws -> UInt32 {
      try stage.picture(commands([image], tint: tint), width: 20, height: 20)[10, 10]
    }
    #expect(try color(file) == 0xFF00_FF00)
    #expect(try color(file.withRenderingMode(.alwaysTemplate)) == 0xFFFF_0000)
    #expect(try color(file.withTintColor(Color(hex: 0x0000FF))) == 0xFF00_00FF)
    let square = Image(systemName: "square.fill")
    #expect(try color(square) == 0xFFFF_0000)
    #expect(try color(square.withTintColor(Color(hex: 0x0000FF))) == 0xFF00_00FF)
    let half = try color(file.withRenderingMode(.alwaysTemplate), tint: red.opacity(0.5))
    #expect(abs(Int(half >> 24) - 128) <= 1)
  }

  @Test func iconsOfTheThemeAreDrawnInTheColourOfTextWhereTheyAreSymbolic() async throws {
    let tree = IconTree()
    try tree.addTheme("T", [("16", "Size=16\nType=Scalable\nMinSize=8\nMaxSize=512")])
    let square =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'>"
      + "<path d='M0 0h16v16h-16z' fill='#123456'/></svg>"
    try tree.add("T/16/bluetooth-symbolic.svg", square)
    try tree.add("T/16/firefox.svg", square)
    let stage = try await DrawingStage(
      icons: IconSurroundings(folders: [tree.root], theme: "T"))
    stage.images.frameBudget = .seconds(30)
    let images = [
      Image(systemName: "bluetooth"), Image(iconName: "firefox"), Image(iconName: "bluetooth"),
      Image(iconName: "firefox").withRenderingMode(.alwaysTemplate),
    ]
    let pixels = try stage.picture(
      commands(images, tint: Color(hex: 0xFF0000)), width: 80, height: 20)
    #expect(
      [10, 30, 50, 70].map { pixels[$0, 10] } == [
        0xFFFF_0000, 0xFF12_3456, 0xFFFF_0000, 0xFFFF_0000,
      ])
  }

  @Test func anotherThemeIsNoticed() async throws {
    let tree = IconTree()
    for (theme, color) in [("A", "#ff0000"), ("B", "#0000ff")] {
      try tree.addTheme(theme, [("16", "Size=16")])
      try tree.add(
        "\(theme)/16/app.svg",
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'>"
          + "<path d='M0 0h16v16h-16z' fill='\(color)'/></svg>")
    }
    let stage = try await DrawingStage(icons: IconSurroundings(folders: [tree.root], theme: "A"))
    stage.images.frameBudget = .seconds(30)
    let image = commands([Image(iconName: "app")])
    #expect(try stage.picture(image, width: 20, height: 20)[10, 10] == 0xFFFF_0000)
    stage.icons.theme = "B"
    #expect(try stage.picture(image, width: 20, height: 20)[10, 10] == 0xFFFF_0000)
    #expect(stage.images.iconsChanged())
    #expect(!stage.images.iconsChanged())
    #expect(try stage.picture(image, width: 20, height: 20)[10, 10] == 0xFF00_00FF)
  }

  @Test func whatWasDecodedIsKeptForEachSizeOfItsUse() async throws {
    let stage = try await DrawingStage()
    stage.images.frameBudget = .seconds(30)
    let path = try Self.file([200, 0, 0, 255], 64)
    let image = Image(path: path)
    _ = try stage.picture(commands([image]), width: 20, height: 20)
    try FileManager.default.removeItem(atPath: path)
    // The file isn't looked at again…
    let pixels = try stage.picture(commands([image]), width: 20, height: 20)
    #expect(pixels[10, 10] == 0xFFC8_0000)
    // … until the picture is wanted at another size.
    let large = DrawCommand.image(
      image, Rect(x: 0, y: 0, width: 40, height: 40), tint: .black, opacity: 1)
    #expect(try stage.picture([large], width: 40, height: 40)[2, 2] != 0xFFC8_0000)
  }

  @Test func whatIsKeptIsBounded() {
    var cache = BoundedCache<Int, Int>(limit: 100)
    for key in 0..<1000 {
      cache.insert(key, for: key, cost: 10)
      #expect(cache.count * 10 <= 100)
      #expect(cache.value(for: key) == key)
    }
    cache.insert(7, for: -1, cost: 500)
    #expect(cache.value(for: -1) == 7)
    cache.insert(8, for: -2, cost: 60)
    cache.insert(9, for: -3, cost: 60)
    #expect(cache.value(for: -1) == nil)
    #expect(cache.value(for: -3) == 9)
  }
}
