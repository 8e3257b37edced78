extension BackendConformance {
  /// What the port promises, a sentence each.
  public enum Promise: String, Hashable, Sendable, CaseIterable {
    case showsNothingEarly = "nothing shows before the first frame"
    case showsFrames = "a panel is where its frame says, at rest, moved and scaled"
    case showsContent = "a panel shows the whole content of its frame, and of the next one"
    case spendsNothing = "an equal frame costs nothing"
    case closesForGood = "a closed popup is off the screen for good, and closing twice is harmless"

    case wakesOnce = "a wake-up comes once, at its time or after it"
    case heedsLastWish = "the last wish for a wake-up counts, and nil takes it back"
    case staysOutOfCalls = "the delegate is never told anything from inside a call"

    case deliversEvents = "a session tells what the user did, in logical pixels and in order"
    case keepsTime = "times of events are on the backend's clock and never go back"
    case givesInputBack =
      "all input is free when the end of a session returns; a second end is harmless"
    case noticesLostOwner = "a session whose owner goes away ends once, with everything given back"
    case startsAgain = "a session works after another, and from within an event of the other"

    case handsOverText =
      "text goes from one program to another and back, in each selection by itself"
    case answersReaders = "whoever asks for text is answered once, also when there is none"
    case composesText =
      "what is composed is told to the client, and comes as a key when it is decided"
    case leavesClients = "a client that is left hears that nothing is open, and keys come as ever"

    case describesDesktop = "the desktop's settings are in range and text can be measured"
    case findsWorkArea = "a point's work area is on the monitor that holds it, or the nearest"
    case knowsPointer = "the pointer's place and button are known"
    case findsWindows = "a window's rectangle is known until it is gone"
    case survivesLoss = "a lost display is an error, told once, and no call does harm"
  }
}
