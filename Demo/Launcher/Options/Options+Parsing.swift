extension Options {
  /// Reads the command line.
  ///
  /// An option's value follows it, as the next argument or after `=`. `--` ends the options, `-` is
  /// standard input. Of an option that is given twice the last one counts, as is usual.
  ///
  /// - Parameter arguments: the arguments as the system has them, without the program's name.
  /// - Throws: what is wrong and how to mend it, in one line.
  init(_ arguments: [[UInt8]]) throws(LauncherError) {
    self.init()
    var rest = arguments[...]
    var files: [[UInt8]] = []
    while let argument = rest.popFirst() {
      if argument == Array("--".utf8) {
        files += rest
        rest = []
      } else if argument.starts(with: "-".utf8), argument.count > 1 {
        try read(argument, followedBy: &rest)
        // Whoever asks for help or the version gets it, whatever else is on the line.
        if task == .help || task == .version { return }
      } else {
        files.append(argument)
      }
    }
    try take(files)
    try checkTogether()
  }

  private mutating func read(_ argument: [UInt8], followedBy rest: inout ArraySlice<[UInt8]>)
    throws(LauncherError)
  {
    let equals = argument.firstIndex(of: UInt8(ascii: "=")) ?? argument.endIndex
    let name = argument[..<equals]
    guard let definition = Options.all.first(where: { name.elementsEqual($0.name.utf8) }) else {
      throw .usage("there is no option '\(visible(name))'; 'menukit --help' lists them")
    }
    let attached = equals < argument.endIndex ? Array(argument[(equals + 1)...]) : nil
    switch definition.value {
    case .none(let apply):
      guard attached == nil else {
        throw .usage("\(definition.name) takes no value; write \(definition.name) alone")
      }
      try apply(&self)
    case .required(let placeholder, let apply):
      guard let bytes = attached ?? rest.popFirst() else {
        throw .usage("\(definition.name) needs a value; write \(definition.name) \(placeholder)")
      }
      try apply(&self, OptionValue(option: definition.name, bytes: bytes))
    }
  }

  private mutating func take(_ files: [[UInt8]]) throws(LauncherError) {
    guard files.count <= 1 else {
      throw .usage(
        "two files, '\(visible(files[0]))' and '\(visible(files[1]))'; give one, or join them with cat"
      )
    }
    guard let name = files.first, name != Array("-".utf8) else { return }
    guard !name.isEmpty else {
      throw .usage("the name of the file is empty; leave it out to read standard input")
    }
    file = FileName(name)
  }

  /// Refuses options that would have no effect beside others.
  private func checkTogether() throws(LauncherError) {
    if runsOutput && printsIndex {
      throw .usage("--index prints, --exec runs the output instead of printing; leave one")
    }
    if runsOutput && endsWithNul {
      throw .usage("--print0 prints, --exec runs the output instead of printing; leave one")
    }
    let isPicture = if case .picture = task { true } else { false }
    if !isPicture, opened != nil || highlighted != nil {
      let option = opened != nil ? "--open" : "--highlight"
      throw .usage("\(option) is for pictures of a menu; add --shot FILE.png")
    }
  }

  /// What `--help` prints.
  static var help: String {
    var lines = [
      "menukit [OPTIONS] [FILE]",
      "",
      "Reads a menu from FILE or standard input, shows it, prints what was chosen.",
      "",
    ]
    for option in all {
      lines.append("  " + option.usage)
      lines += option.help.map { "        " + $0 }
    }
    lines += ["", "Formats:"]
    lines += MenuFormats.all.map { format in
      "  " + format.name + String(repeating: " ", count: max(1, 8 - format.name.utf8.count))
        + format.summary
    }
    lines += [
      "",
      "Status: 0 chosen, 1 cancelled, 2 a mistake in options or input, 3 no row that can be chosen,",
      "4 no display, or neither pointer nor keyboard could be had.",
    ]
    return lines.joined(separator: "\n")
  }
}
