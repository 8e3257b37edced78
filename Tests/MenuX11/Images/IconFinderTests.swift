import Foundation
import MenuPrimitives
import TestSupport
import Testing

@testable import MenuX11

/// A tree of icon themes in a folder of its own; every icon is an empty file.
struct IconTree {
  let root = Scratch.path("icons")

  func add(_ path: String, _ text: String = "") throws {
    let file = URL(fileURLWithPath: root + "/" + path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Adds a theme with folders, each with its lines.
  func addTheme(
    _ name: String, inherits: String? = nil, _ folders: [(path: String, lines: String)]
  ) throws {
    var text = "# a theme\n[Icon Theme]\nName=\(name)\n"
    if let inherits { text += "Inherits=\(inherits)\n" }
    text += "Directories=\(folders.map(\.path).joined(separator: ","))\n"
    for folder in folders { text += "\n[\(folder.path)]\n\(folder.lines)\n" }
    try add("\(name)/index.theme", text)
  }

  func finder(_ theme: String?) -> IconFinder {
    IconFinder(IconSurroundings(folders: [root], theme: theme))
  }

  /// What is found, from the root on.
  func found(_ names: String..., size: Double = 16, scale: Double = 1, theme: String? = "T")
    -> String?
  {
    finder(theme).file(named: names, size: size, scale: scale).map {
      String($0.dropFirst(root.count + 1))
    }
  }
}

@Suite struct IconFinderTests {
  @Test func theFolderOfTheRightSizeIsTaken() throws {
    let tree = IconTree()
    try tree.addTheme(
      "T",
      [
        ("16", "Size=16\nType=Fixed"), ("24", "Size=24\nType=Fixed"), ("48", "Size=48"),
        ("any", "Size=128\nType=Scalable\nMinSize=64\nMaxSize=256"),
      ])
    for folder in ["16", "24", "48"] { try tree.add("T/\(folder)/a.png") }
    try tree.add("T/any/a.svg")
    #expect(tree.found("a") == "T/16/a.png")
    #expect(tree.found("a", size: 24) == "T/24/a.png")
    // Without a type, two pixels more or less don't matter.
    #expect(tree.found("a", size: 46) == "T/48/a.png")
    #expect(tree.found("a", size: 100) == "T/any/a.svg")
    // None fits: the nearest, the larger of two as near.
    #expect(tree.found("a", size: 20) == "T/24/a.png")
    #expect(tree.found("a", size: 8) == "T/16/a.png")
    #expect(tree.found("a", size: 1000) == "T/any/a.svg")
    #expect(tree.found("b") == nil)
  }

  @Test func scalesCountAsDevicePixels() throws {
    let tree = IconTree()
    try tree.addTheme(
      "T",
      [
        ("16", "Size=16\nType=Fixed"), ("16@2x", "Size=16\nScale=2\nType=Fixed"),
        ("32", "Size=32\nType=Fixed"),
      ])
    for folder in ["16", "16@2x", "32"] { try tree.add("T/\(folder)/a.png") }
    try tree.add("T/32/b.png")
    try tree.add("T/16/b.png")
    #expect(tree.found("a", scale: 2) == "T/16@2x/a.png")
    #expect(tree.found("a", scale: 1.25) == "T/16@2x/a.png")
    #expect(tree.found("b", scale: 2) == "T/32/b.png")
    #expect(tree.found("b", scale: 1.25) == "T/16/b.png")
    #expect(tree.found("a", size: 32) == "T/32/a.png")
  }

  @Test func drawingsComeBeforePixels() throws {
    let tree = IconTree()
    try tree.addTheme("T", [("16", "Size=16")])
    for ending in ["xpm", "png", "svg", "jpg"] { try tree.add("T/16/a.\(ending)") }
    try tree.add("T/16/b.png")
    // Nothing that is left over of other times can be read any more.
    try tree.add("T/16/c.xpm")
    #expect(tree.found("a") == "T/16/a.svg")
    #expect(tree.found("b") == "T/16/b.png")
    #expect(tree.found("c") == nil)
  }

  @Test func whatAThemeLacksItInherits() throws {
    let tree = IconTree()
    try tree.addTheme("T", inherits: "P, Q ,missing", [("16", "Size=16")])
    try tree.addTheme("P", inherits: "R,T", [("16", "Size=16")])
    try tree.addTheme("Q", inherits: "hicolor", [("16", "Size=16")])
    try tree.addTheme("R", [("16", "Size=16")])
    try tree.addTheme("hicolor", [("16", "Size=16")])
    try tree.addTheme("Adwaita", [("16", "Size=16")])
    #expect(tree.finder("T").themeNames == ["T", "P", "R", "Q", "Adwaita", "hicolor"])
    #expect(tree.finder(nil).themeNames == ["Adwaita", "hicolor"])
    #expect(tree.finder("nobody's").themeNames == ["Adwaita", "hicolor"])
    for theme in ["hicolor", "Q", "R"] { try tree.add("\(theme)/16/a.png") }
    try tree.add("hicolor/16/b.png")
    #expect(tree.found("a") == "R/16/a.png")
    #expect(tree.found("b") == "hicolor/16/b.png")
    #expect(tree.found("b", theme: nil) == "hicolor/16/b.png")
  }

  @Test func betterNamesComeBeforeBetterThemes() throws {
    let tree = IconTree()
    try tree.addTheme("T", inherits: "P", [("16", "Size=16")])
    try tree.addTheme("P", [("16", "Size=16")])
    try tree.add("T/16/edit-copy.png")
    try tree.add("P/16/edit-copy-symbolic.svg")
    #expect(tree.found("edit-copy-symbolic", "edit-copy") == "P/16/edit-copy-symbolic.svg")
  }

  @Test func iconsMayLieBesideTheThemes() throws {
    let tree = IconTree()
    try tree.add("loose.png")
    #expect(tree.found("loose") == "loose.png")
  }

  @Test func theUsersOwnFolderComesFirstAndAThemeMayHaveSeveral() throws {
    let (own, shared) = (IconTree(), IconTree())
    try shared.addTheme("T", [("16", "Size=16")])
    for name in ["a", "b"] { try shared.add("T/16/\(name).png") }
    try own.add("T/16/a.png")
    let finder = IconFinder(IconSurroundings(folders: [own.root, shared.root], theme: "T"))
    #expect(finder.file(named: ["a"], size: 16, scale: 1) == own.root + "/T/16/a.png")
    #expect(finder.file(named: ["b"], size: 16, scale: 1) == shared.root + "/T/16/b.png")
  }

  @Test func namesLeadNowhereElse() throws {
    let tree = IconTree()
    try tree.addTheme("T", [("16", "Size=16"), ("../out", "Size=16"), ("/etc", "Size=16")])
    try tree.add("out/a.png")
    try tree.add("T/a.png")
    for name in ["a", "../a", "../../out/a", "/etc/passwd", "", ".", ".."] {
      #expect(tree.found(name) == nil, "\(name)")
    }
    #expect(tree.finder("../T").themeNames.isEmpty)
    #expect(tree.finder("").themeNames.isEmpty)
  }

  @Test func nonsenseInAnIndexIsLeftOut() throws {
    let tree = IconTree()
    try tree.addTheme(
      "T",
      [
        ("none", "Type=Fixed"), ("text", "Size=big"), ("zero", "Size=0"), ("minus", "Size=-5"),
        ("odd", "Size=16\nType=Round\nScale=-3\nThreshold=x"),
        ("limits", "Size=16\nType=Scalable\nMinSize=99\nMaxSize=3"),
      ])
    for folder in ["none", "text", "zero", "minus", "odd"] { try tree.add("T/\(folder)/a.png") }
    #expect(tree.found("a") == "T/odd/a.png")
    try tree.add("T/limits/b.png")
    #expect(tree.found("b") == "T/limits/b.png")
    try tree.add("noindex/16/c.png")
    #expect(tree.found("c", theme: "noindex") == nil)
    try tree.add("empty/index.theme", "hello\n=\n[\n]")
    #expect(tree.found("c", theme: "empty") == nil)
    for size in [Double.nan, -1, 0, .infinity] {
      #expect(tree.found("a", size: size, scale: size) != nil)
    }
  }
}

@Suite struct IconSurroundingsTests {
  private func surroundings(
    theme: String? = nil, _ variables: [String: String]
  ) -> IconSurroundings {
    IconSurroundings(theme: theme) { variables[$0] }
  }

  @Test func foldersComeFromTheVariables() {
    #expect(
      surroundings(["HOME": "/home/me"]).folders == [
        "/home/me/.icons", "/home/me/.local/share/icons", "/usr/local/share/icons",
        "/usr/share/icons", "/usr/share/pixmaps",
      ])
    #expect(
      surroundings([
        "HOME": "/home/me", "XDG_DATA_HOME": "/data", "XDG_DATA_DIRS": "/a:relative::/b:/a",
      ]).folders == [
        "/home/me/.icons", "/data/icons", "/a/icons", "/b/icons", "/usr/share/pixmaps",
      ])
    #expect(surroundings(["XDG_DATA_HOME": "relative"]).folders.allSatisfy { $0.hasPrefix("/usr") })
  }

  @Test func theThemeIsTheDaemonsOrTheOneInTheFiles() throws {
    let folder = Scratch.path("config")
    func add(_ name: String, _ text: String) throws {
      let file = URL(fileURLWithPath: folder + "/" + name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    try add("kdeglobals", "[General]\nTheme=wrong\n[Icons]\nTheme=breeze\n")
    #expect(surroundings(["XDG_CONFIG_HOME": folder]).chosenTheme == "breeze")
    try add("gtk-3.0/settings.ini", "[Settings]\n gtk-icon-theme-name = Papirus \n")
    #expect(surroundings(["XDG_CONFIG_HOME": folder]).chosenTheme == "Papirus")
    #expect(surroundings(theme: "Mine", ["XDG_CONFIG_HOME": folder]).chosenTheme == "Mine")
  }
}
