/// Something that couldn't be shown or done as it was meant, in words for the application's developer.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// What it is about.
  public enum Subject: Hashable, Sendable {
    /// A picture that can't be shown; its path or name.
    case image(String)
    /// A use of the toolkit that makes no sense.
    case misuse
  }

  /// What it is about.
  public let subject: Subject
  /// One sentence, without the full stop: what is wrong and what happens instead.
  public let description: String

  /// Describes something.
  public init(_ subject: Subject, _ description: String) {
    self.subject = subject
    self.description = description
  }
}

/// Where the toolkit tells what it couldn't do. It prints nothing by itself and goes on in any case.
@MainActor public enum Diagnostics {
  /// Told of each thing once, as long as there aren't thousands of them; nil lets them go unheard. It
  /// is called while menus are drawn or changed: it may print, but must not present or dismiss.
  public static var handler: (@MainActor (Diagnostic) -> Void)?

  private static var told: Set<Diagnostic> = []

  /// How many are remembered so that they aren't told again.
  private static let memory = 4096

  /// Tells the application of something, unless it has been told already.
  package static func report(_ diagnostic: @autoclosure () -> Diagnostic) {
    guard let handler else { return }
    let diagnostic = diagnostic()
    if told.count >= memory { told = [] }
    guard told.insert(diagnostic).inserted else { return }
    handler(diagnostic)
  }

  /// Forgets what has been told.
  package static func forget() {
    told = []
  }
}
