extension Options {
  /// Every option, in the order of `--help`. An option that isn't here is a usage error.
  static let all: [OptionDefinition] = [
    .value(
      "--format", MenuFormats.names.joined(separator: "|"),
      "how the input is written (default: xmenu)"
    ) { options, value throws(LauncherError) in
      options.format = try value.parsed(as: MenuFormats.names.joined(separator: " or ")) { name in
        MenuFormats.names.first { $0 == name }
      }
    },
    .value(
      "--at", "PLACE",
      "where the menu opens: pointer, center, X,Y, WxH+X+Y (beside that",
      "rectangle) or window:ID, in pixels of the screen (default: pointer)"
    ) { options, value throws(LauncherError) in
      options.place = try value.parsed(as: Place.forms) { Place($0) }
    },
    .value(
      "--monitor", "MONITOR",
      "which one center and X,Y mean: pointer, focus, primary, a name as",
      "xrandr prints it, or a number from 0 (default: pointer)"
    ) { options, value throws(LauncherError) in
      options.monitor = try value.parsed(as: "pointer, focus, primary, a name or a number") {
        MonitorChoice($0)
      }
    },
    .value(
      "--submenus", "stack|cascade", "over their parent, or beside it (default: cascade)"
    ) { options, value throws(LauncherError) in
      options.submenus = try value.word()
    },
    .value(
      "--density", "regular|compact", "the height of rows (default: compact)"
    ) { options, value throws(LauncherError) in
      options.density = try value.word()
    },
    .value(
      "--theme", "system|light|dark|high-contrast", "the colours (default: system)"
    ) { options, value throws(LauncherError) in
      options.theme = try value.word()
    },
    .value("--title", "TEXT", "a title row above the menu") { options, value in
      options.title = value.text
    },
    .flag(
      "--exec", "run the chosen output with /bin/sh -c instead of printing it"
    ) { $0.runsOutput = true },
    .flag("--print0", "end the output with NUL, not newline") { $0.endsWithNul = true },
    .flag(
      "--index", "print the chosen row's path of indices (2/0) instead of its",
      "output; indices count from 0, separators too"
    ) { $0.printsIndex = true },
    .flag("--no-animation", "let nothing move") { $0.isStill = true },
    .flag(
      "--check", "report every fault of the input, show nothing; status 2 with any"
    ) { options throws(LauncherError) in try options.choose(.check, by: "--check") },
    .flag(
      "--dump", "print the menu as read, one line an element, show nothing"
    ) { options throws(LauncherError) in try options.choose(.dump, by: "--dump") },
    .value(
      "--shot", "FILE.png", "draw the open menu into a file, choose nothing; without a display",
      "on a virtual one (Xvfb)"
    ) { options, value throws(LauncherError) in
      guard !value.bytes.isEmpty else {
        throw .usage("--shot: the name of the file is empty; give FILE.png")
      }
      try options.choose(.picture(FileName(value.bytes)), by: "--shot")
    },
    .value("--open", "PATH", "with --shot: open this submenu first (2/0)") {
      options, value throws(LauncherError) in
      options.opened = try value.parsed(as: "indices like 2/0") { RowPath($0) }
    },
    .value("--highlight", "PATH", "with --shot: highlight this row (2/0)") {
      options, value throws(LauncherError) in
      options.highlighted = try value.parsed(as: "indices like 2/0") { RowPath($0) }
    },
    .flag("--version", "print the version") { $0.task = .version },
    .flag("--help", "print this") { $0.task = .help },
  ]

  private mutating func choose(_ task: Task, by option: String) throws(LauncherError) {
    switch (self.task, task) {
    case (.show, _), (.check, .check), (.dump, .dump), (.picture, .picture):
      self.task = task
    case (.check, _), (.dump, _), (.picture, _), (.help, _), (.version, _):
      throw .usage("\(option): only one of --check, --dump and --shot can be done; leave one")
    }
  }
}
