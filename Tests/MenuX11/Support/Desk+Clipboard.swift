import Foundation
import MenuX11
import TestSupport

@testable import MenuX11

extension ClipboardSelection {
  /// The name that programs know it by.
  var name: String {
    switch self {
    case .clipboard: "clipboard"
    case .primary: "primary"
    }
  }
}

extension Desk {
  /// Lets another program offer a text; it does until it is told to stop or somebody else offers.
  func offer(_ text: String, in selection: ClipboardSelection) async throws -> ClientProgram {
    let before = server.owner(of: selection.name.uppercased())
    let program = try server.run(
      "xclip", ["-quiet", "-in", "-selection", selection.name], input: .text(text))
    try await until("the other program offers; it wrote: \(program.standardError)") {
      let owner = server.owner(of: selection.name.uppercased())
      return owner != 0 && owner != before
    }
    return program
  }

  /// What another program gets of a form of what is offered, with the toolkit at work; nil: nothing.
  func pasteBytes(
    from selection: ClipboardSelection, target: String = "UTF8_STRING"
  ) async throws -> [UInt8]? {
    try await until("what was written is offered") {
      backend.selections.owned[selection].map { $0.stamp != nil } ?? true
    }
    let program = try server.run("xclip", ["-out", "-selection", selection.name, "-t", target])
    try await until("the other program ends") { !program.isRunning }
    return program.exit == .status(0) ? program.outputBytes : nil
  }

  /// What text another program gets.
  func paste(from selection: ClipboardSelection) async throws -> String? {
    try await pasteBytes(from: selection).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Asks for text and waits for the answer.
  func read(_ selection: ClipboardSelection = .clipboard) async throws -> String? {
    var answers: [String?] = []
    backend.clipboard.readText(from: selection) { answers.append($0) }
    try await until("there is an answer") { !answers.isEmpty }
    return answers[0]
  }
}
