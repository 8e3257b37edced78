import Testing

@testable import Launcher

/// How the command line is read.
@Suite struct OptionsTests {
  private func options(_ line: String...) throws(LauncherError) -> Options {
    try Options(line.map { Array($0.utf8) })
  }

  private func complaint(_ line: [String]) -> LauncherError? {
    do throws(LauncherError) {
      _ = try Options(line.map { Array($0.utf8) })
      return nil
    } catch {
      return error
    }
  }

  @Test func `nothing said means xmenu's lines from standard input at the pointer`() throws {
    let defaults = try options()
    #expect(defaults == Options())
    #expect(defaults.task == .show && defaults.file == nil && defaults.format == nil)
    #expect(defaults.place == .pointer && defaults.monitor == .pointer)
    #expect(defaults.submenus == .cascade && defaults.density == .compact)
    #expect(defaults.theme == .system)
    #expect(!defaults.runsOutput && !defaults.endsWithNul && !defaults.printsIndex)
  }

  @Test func `every option is understood`() throws {
    let all = try options(
      "--format", "lines", "--at", "5,-6", "--monitor", "DP-1", "--submenus", "stack",
      "--density", "regular", "--theme", "high-contrast", "--title", "Pick one", "--print0",
      "--index", "--no-animation", "menu.txt")
    #expect(all.format == "lines" && all.file == "menu.txt")
    #expect(all.place == .point(x: 5, y: -6) && all.monitor == .name("DP-1"))
    #expect(all.submenus == .stack && all.density == .regular && all.theme == .highContrast)
    #expect(all.title == "Pick one" && all.endsWithNul && all.printsIndex && all.isStill)
    #expect(try options("--exec").runsOutput)
    #expect(try options("--check").task == .check)
    #expect(try options("--dump").task == .dump)
    let picture = try options("--shot", "a.png", "--open", "2/0", "--highlight=2/0/1")
    #expect(picture.task == .picture("a.png"))
    #expect(picture.opened == RowPath([2, 0]) && picture.highlighted == RowPath([2, 0, 1]))
  }

  @Test func `a value may follow an equals sign, and the last one counts`() throws {
    #expect(try options("--title=a=b").title == "a=b")
    #expect(try options("--title=").title == "")
    #expect(try options("--theme", "dark", "--theme=light").theme == .light)
    #expect(try options("--title", "--check").title == "--check")
  }

  @Test func `a dash is standard input and two dashes end the options`() throws {
    #expect(try options("-").file == nil)
    #expect(try options("--", "--check").file == "--check")
    #expect(try options("a", "--check").task == .check)
  }

  @Test func `names of files are bytes`() throws {
    let name: [UInt8] = [0x63, 0xE9]
    #expect(try Options([name]).file == FileName(name))
  }

  @Test(arguments: [
    ("pointer", Place.pointer), ("center", .center), ("0,0", .point(x: 0, y: 0)),
    ("-3,4", .point(x: -3, y: 4)), ("10x20+30+40", .rectangle(x: 30, y: 40, width: 10, height: 20)),
    ("0x0+-5+6", .rectangle(x: -5, y: 6, width: 0, height: 0)), ("window:77", .window(77)),
    ("window:0x2c00007", .window(0x2c0_0007)),
  ])
  func `places are read`(text: String, place: Place) throws {
    #expect(try options("--at", text).place == place)
  }

  @Test(arguments: [
    "", "here", "5", "5,", ",5", "5,6,7", "5, 6", "1.5,2", "+5,6", "99999999999,0", "10x20",
    "10x20+1", "-1x2+3+4", "10x20+1+2+3", "window:", "window:0", "window:x", "window:-1",
    "window:0xffffffff",
  ])
  func `other places are refused`(text: String) {
    #expect(complaint(["--at", text])?.status == .badInput)
  }

  @Test(arguments: [
    ("pointer", MonitorChoice.pointer), ("focus", .focus), ("primary", .primary),
    ("1", .number(1)), ("HDMI-1", .name("HDMI-1")), ("-1", .name("-1")),
  ])
  func `monitors are read`(text: String, choice: MonitorChoice) throws {
    #expect(try options("--monitor", text).monitor == choice)
  }

  @Test(arguments: [
    ["--bogus"], ["-h"], ["--search"], ["--search=x"], ["--order", "fixed"], ["--format", "json"],
    ["--format", "auto"], ["--format"], ["--theme", "blue"], ["--theme", ""], ["--check=yes"],
    ["--monitor", ""], ["a", "b"], [""], ["--shot"], ["--shot", ""], ["--open", "1"],
    ["--highlight", "1"], ["--shot", "a", "--open", "1//2"], ["--shot", "a", "--open", ""],
    ["--shot", "a", "--open", "-1"], ["--check", "--dump"], ["--dump", "--shot", "a"],
    ["--exec", "--index"], ["--exec", "--print0"], ["---"], ["--Check"], ["--\n"],
  ])
  func `mistakes are told in one line with status 2`(line: [String]) throws {
    let error = try #require(complaint(line))
    #expect(error.status == .badInput)
    #expect(!error.description.contains("\n"))
    // What is wrong, and after it how to mend it.
    #expect(error.description.contains(";"))
  }

  @Test func `help and version win over what follows`() throws {
    #expect(try options("--help", "--bogus").task == .help)
    #expect(try options("--check", "--version", "a", "b").task == .version)
  }

  @Test func `help lists every option and nothing that isn't built`() {
    for option in Options.all { #expect(Options.help.contains("  \(option.usage)\n")) }
    for absent in ["--search", "--order", "jgmenu", "openbox", "json", "apps", "dmenu"] {
      #expect(!Options.help.contains(absent))
    }
    #expect(Options.help.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }
}
