import MenuTesting

/// Something that a wrong backend does.
enum Fault: CaseIterable {
  case showsAtOnce
  case misplaces, ignoresScale
  case drawsNothingNew
  case drawsEverything
  case ignoresClose, comesBack
  case wakesEarly, wakesTwice
  case keepsWishes
  case tellsInsideCalls
  case countsPixels, dropsReleases
  case goesBackInTime, looksAhead
  case keepsInput, tellsOwnEnds
  case tellsTwice, missesOwner
  case worksOnce
  case mixesSelections, keepsText, offersNothing
  case answersTwice, neverAnswers
  case hidesPreedit, ignoresClients, losesText
  case keepsClients
  case scalesWildly
  case forgetsMonitors
  case losesPointer
  case findsGoneWindows
  case showsOnLostDisplay, keepsQuiet

  /// What it breaks, for one.
  var broken: BackendConformance.Promise {
    switch self {
    case .showsAtOnce: .showsNothingEarly
    case .misplaces, .ignoresScale: .showsFrames
    case .drawsNothingNew: .showsContent
    case .drawsEverything: .spendsNothing
    case .ignoresClose, .comesBack: .closesForGood
    case .wakesEarly, .wakesTwice: .wakesOnce
    case .keepsWishes: .heedsLastWish
    case .tellsInsideCalls: .staysOutOfCalls
    case .countsPixels, .dropsReleases: .deliversEvents
    case .goesBackInTime, .looksAhead: .keepsTime
    case .keepsInput, .tellsOwnEnds: .givesInputBack
    case .tellsTwice, .missesOwner: .noticesLostOwner
    case .worksOnce: .startsAgain
    case .mixesSelections, .keepsText, .offersNothing: .handsOverText
    case .answersTwice, .neverAnswers: .answersReaders
    case .hidesPreedit, .ignoresClients, .losesText: .composesText
    case .keepsClients: .leavesClients
    case .scalesWildly: .describesDesktop
    case .forgetsMonitors: .findsWorkArea
    case .losesPointer: .knowsPointer
    case .findsGoneWindows: .findsWindows
    case .showsOnLostDisplay, .keepsQuiet: .survivesLoss
    }
  }
}
