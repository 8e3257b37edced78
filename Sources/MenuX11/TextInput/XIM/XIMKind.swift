/// The kinds of messages between an input method's server and its clients that are used here, by the
/// numbers of the protocol.
enum XIMKind: UInt8, CaseIterable {
  case connect = 1
  case connectReply = 2
  case authenticationRequired = 10
  case error = 20
  case open = 30
  case openReply = 31
  case registerTriggerKeys = 34
  case triggerNotify = 35
  case triggerNotifyReply = 36
  case setEventMask = 37
  case encodingNegotiation = 38
  case encodingNegotiationReply = 39
  case getMethodValues = 44
  case getMethodValuesReply = 45
  case createContext = 50
  case createContextReply = 51
  case setContextValues = 54
  case setContextFocus = 58
  case unsetContextFocus = 59
  case forwardEvent = 60
  case sync = 61
  case syncReply = 62
  case commit = 63
  case resetContext = 64
  case resetContextReply = 65
  case preeditStart = 73
  case preeditStartReply = 74
  case preeditDraw = 75
  case preeditCaret = 76
  case preeditCaretReply = 77
  case preeditDone = 78
}
