import Glibc
import MenuX11

extension Launcher {
  /// Shows the menu and hands over what is chosen.
  ///
  /// The order matters: what is wrong with the input is told before a display is looked for, and the
  /// display is opened while a slow writer still writes.
  @MainActor static func show(_ options: Options) throws(LauncherError) -> ExitStatus {
    reportDiagnostics()
    var reader = try MenuReader(options, extent: .errors(atMost: reportedErrors))
    try reader.readScreenful(.none)
    try reader.requireChoice()
    let backend = try X11Backend.opened()
    try reader.readScreenful(.untilQuiet)
    try reader.requireChoice()

    let run = MenuRun(reader, title: options.title)
    let presentation = MenuPresentation(menu: run.menu.root)
    presentation.take(options)
    presentation.backend = backend
    presentation.source = try MenuPresentationSource(options, on: backend)
    presentation.present(animated: !options.isStill)
    if presentation.dismissReason == .sourceLost, options.place == .pointer {
      // The pointer is on another screen.
      presentation.source = .center(of: try backend.monitor(.primary).workArea)
      presentation.present(animated: !options.isStill)
    }
    run.serve(presentation, on: backend)
    defer { run.reportFaults() }

    if let chosen = run.chosen {
      try Delivery(options).deliver(chosen, of: run.reader)
      backend.finishMovements()
      return .success
    }
    defer { backend.finishMovements() }
    return try ExitStatus(presentation.dismissReason)
  }
}

extension Launcher {
  /// Says on standard error what the toolkit couldn't show.
  @MainActor static func reportDiagnostics() {
    Diagnostics.handler = { Stream.errors.say("menukit: \($0)") }
  }
}

extension ExitStatus {
  /// The status for a menu that closed without a choice.
  ///
  /// - Throws: when the menu could not be shown or had no input.
  init(_ reason: DismissReason?) throws(LauncherError) {
    switch reason {
    case .activated, .escaped, .pressedOutside, .requested, .sourceLost, nil:
      self = .cancelled
    case .empty:
      throw .nothingToChoose
    case .failed(let text):
      throw LauncherError(.noDisplay, text)
    }
  }
}

extension LauncherError {
  /// The menu has no row that can be chosen.
  static let nothingToChoose = LauncherError(
    .nothingToChoose, "there is nothing to choose from; give at least one line with a label")
}

extension MenuReader {
  /// Refuses a complete menu without a row that can be chosen.
  func requireChoice() throws(LauncherError) {
    guard isComplete, outline.selectableCount == 0 else { return }
    reportFaults()
    throw .nothingToChoose
  }
}

extension MenuRun {
  /// Handles input and takes up rows until the menu closes.
  func serve(_ presentation: MenuPresentation, on backend: X11Backend) {
    opened(at: backend.now)
    backend.processPending()
    reportFaults()
    while presentation.isPresented {
      let isInputReady: Bool
      switch step(at: backend.now) {
      case .make, .show:
        isInputReady = backend.waits(for: nil, until: backend.now)
      case .rest(let time):
        isInputReady = backend.waits(for: nil, until: time)
      case .wait(let time):
        isInputReady = backend.waits(for: reader.input.descriptor, until: time)
      case .done:
        reportFaults()
        isInputReady = backend.waits(for: nil, until: nil)
      }
      backend.processPending()
      guard presentation.isPresented else { return }
      advance(
        isInputReady: isInputReady, clock: { backend.now }, update: { backend.processPending() })
    }
  }
}

extension X11Backend {
  /// Opens the display of the environment.
  ///
  /// - Throws: status 4 with what was tried.
  static func opened(_ name: String? = nil) throws(LauncherError) -> X11Backend {
    do throws(BackendError) {
      return try open(name)
    } catch {
      throw LauncherError(.noDisplay, "\(error)")
    }
  }

  /// Waits until there is something to do.
  ///
  /// - Parameters:
  ///   - input: a file to wait for as well.
  ///   - time: how long at most.
  /// - Returns: whether the file has something to read or has come to its end.
  func waits(for input: Int32?, until time: Timestamp?) -> Bool {
    var timeout: Int32 = -1
    if let deadline = [time, nextDeadline].compactMap({ $0 }).min() {
      let left = max(0, deadline.nanoseconds - now.nanoseconds)
      // Rounded up, so that it has come afterwards.
      timeout = Int32(min((left + 999_999) / 1_000_000, 60_000))
    }
    var files = [pollfd(fd: fileDescriptor, events: Int16(POLLIN), revents: 0)]
    if let input { files.append(pollfd(fd: input, events: Int16(POLLIN), revents: 0)) }
    guard poll(&files, nfds_t(files.count), timeout) > 0 else { return false }
    return input != nil && files[1].revents != 0
  }

  /// Lets panels that are closing fade away; everything has been given back already.
  func finishMovements() {
    // The longest one takes a quarter of a second.
    let end = now + .milliseconds(500)
    while now < end, let deadline = nextDeadline, deadline < end {
      _ = waits(for: nil, until: end)
      processPending()
    }
  }
}
