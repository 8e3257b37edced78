public import MenuViews

/// A clipboard without other programs: what they offer is what a test puts into `contents`.
@MainActor public final class HeadlessClipboard: Clipboard {
  /// What is offered, by whomever.
  public var contents: [ClipboardSelection: String] = [:]
  /// Whether answers wait for `answer()`, as those of a slow program do.
  public var isSlow = false
  /// How many questions wait for an answer.
  public var waiting: Int { questions.count }

  private var questions: [Question] = []
  private var isLost = false

  private struct Question {
    var selection: ClipboardSelection
    var completion: @MainActor (String?) -> Void
  }

  /// Makes an empty clipboard.
  public init() {}

  /// See `Clipboard`.
  public func write(_ text: String, to selection: ClipboardSelection) {
    if !text.isEmpty, !isLost { contents[selection] = text }
  }

  /// See `Clipboard`.
  public func readText(
    from selection: ClipboardSelection, _ completion: @escaping @MainActor (String?) -> Void
  ) {
    guard isSlow else { return completion(contents[selection]) }
    questions.append(Question(selection: selection, completion: completion))
  }

  /// Answers what was asked while the clipboard was slow, with what is offered now.
  public func answer() {
    let waiting = questions
    questions = []
    for question in waiting { question.completion(contents[question.selection]) }
  }

  /// The display is gone, and with it all that was offered: whoever waits gets nothing.
  func displayLost() {
    isLost = true
    contents = [:]
    answer()
  }
}
