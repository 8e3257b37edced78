import Foundation

/// Places that the tests use on disk.
package enum Scratch {
  /// A private folder for this run: home and caches of all programs that tests start. It goes when the
  /// run ends; what a run left behind that was killed goes with the next one.
  package static let folder: String = {
    removeLeftOvers()
    var template = Array((temporary + "/\(prefix)\(getpid())-XXXXXX").utf8CString)
    guard let made = mkdtemp(&template) else { return temporary }
    let path = String(cString: made)
    atexit { try? FileManager.default.removeItem(atPath: Scratch.folder) }
    return path
  }()

  private static let prefix = "menukit-tests-"

  /// Removes the folders of runs that are no more.
  private static func removeLeftOvers() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: temporary)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let process = name.dropFirst(prefix.count).prefix { $0.isNumber }
      guard let id = pid_t(process), kill(id, 0) != 0, errno == ESRCH else { continue }
      try? FileManager.default.removeItem(atPath: temporary + "/" + name)
    }
  }

  /// A path in a new folder of this run, where nothing lies yet.
  package static func path(_ name: String) -> String {
    let parent = folder + "/" + UUID().uuidString
    try? FileManager.default.createDirectory(
      atPath: parent, withIntermediateDirectories: true)
    return parent + "/" + name
  }

  /// Where pictures of failed comparisons go.
  package static let temporary = ProcessInfo.processInfo.environment["TMPDIR"] ?? "/tmp"

  /// A configuration of Fontconfig by which menus look the same on every machine that has the fonts
  /// which `Tests/run` installs, whatever others it has.
  package static let fonts = fonts(first: "DejaVu Sans", file: "fonts.conf")

  /// The same with another of these fonts for what asks for none.
  package static let notoFonts = fonts(first: "Noto Sans", file: "noto-fonts.conf")

  private static func fonts(first family: String, file name: String) -> String {
    let settings = """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
      <fontconfig>
        <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
        <selectfont>
          <rejectfont><glob>/*.*</glob></rejectfont>
          <acceptfont>
            <glob>*/truetype/dejavu/*</glob>
            <glob>*/truetype/noto/NotoSans*</glob>
            <glob>*/truetype/noto/NotoColorEmoji*</glob>
            <glob>*/opentype/noto/NotoSansCJK*</glob>
          </acceptfont>
        </selectfont>
        <match target="pattern">
          <test name="family"><string>sans-serif</string></test>
          <edit name="family" mode="prepend" binding="strong"><string>\(family)</string></edit>
        </match>
        <match target="font">
          <edit name="antialias" mode="assign"><bool>true</bool></edit>
          <edit name="hinting" mode="assign"><bool>true</bool></edit>
          <edit name="hintstyle" mode="assign"><const>hintslight</const></edit>
          <edit name="rgba" mode="assign"><const>none</const></edit>
        </match>
      </fontconfig>
      """
    return (try? file(name, settings)) ?? ""
  }

  /// The path of a program of this package, as built next to the tests.
  package static func product(_ name: String) -> String {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(fileURLWithPath: tests).deletingLastPathComponent().path + "/" + name
  }

  /// Writes a file for this run and returns its path.
  package static func file(_ name: String, _ content: String) throws -> String {
    let path = folder + "/" + name
    try content.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }
}
