import CX11
import MenuX11
import Testing

@testable import MenuX11

@MainActor @Suite("Messages of input methods' servers") struct XIMMessageTests {
  private func message(_ kind: XIMKind, _ body: (inout XIMWriter) -> Void) -> [UInt8] {
    var writer = XIMWriter(kind)
    body(&writer)
    return writer.message
  }

  @Test("messages have their length in words, and several come together")
  func lengths() {
    let open = message(.open) { $0.addShort("de_DE") }
    #expect(open.count == 12)
    #expect(open[0] == 30 && open[1] == 0)
    #expect(open.suffix(8) == [5] + Array("de_DE".utf8) + [0, 0])
    let sync = message(.sync) { $0.add(UInt32(0)) }
    #expect(
      XIMMessage.messages(in: sync + sync + message(.preeditDone) { $0.add(UInt32(0)) })
        == [.sync, .sync, .preeditDone])
    // The rest of an event is zero.
    #expect(XIMMessage.messages(in: sync + [0, 0, 0, 0]) == [.sync, .other])
    // A length beyond the end.
    #expect(XIMMessage.messages(in: [61, 0, 255, 255]) == [])
  }

  @Test("the answer to an opening tells the attributes by name")
  func opened() {
    func attribute(_ id: UInt16, _ name: String) -> [UInt8] {
      var writer = XIMWriter()
      writer.add(id)
      writer.add(UInt16(3))
      writer.add(UInt16(name.utf8.count))
      writer.add(Array(name.utf8))
      writer.pad()
      return writer.bytes
    }
    let methods = attribute(7, "queryInputStyle")
    let contexts = attribute(1, "inputStyle") + attribute(2, "x")
    let bytes = message(.openReply) {
      $0.add(UInt16(42))
      $0.add(UInt16(methods.count))
      $0.add(methods)
      $0.add(UInt16(contexts.count))
      $0.add(UInt16(0))
      $0.add(contexts)
    }
    #expect(
      XIMMessage(bytes)
        == .opened(
          method: 42, methodAttributes: ["queryInputStyle": 7],
          contextAttributes: ["inputStyle": 1, "x": 2]))
  }

  @Test("keys come back as they were sent")
  func keys() {
    var event = XKeyEvent()
    event.type = KeyPress
    event.keycode = 38
    event.time = 123_456
    event.state = 5
    event.root = 99
    let key = XIMKey(event, in: 77)
    let bytes = message(.forwardEvent) {
      $0.add(UInt32(0))
      $0.add(UInt16(1))
      $0.add(UInt16(0))
      $0.add(key.wire(serial: 9))
    }
    #expect(XIMMessage(bytes) == .key(key, isSynchronous: true))
    #expect(key.event.keycode == 38 && key.event.window == 77 && key.event.time == 123_456)
    #expect(XIMKey(wire: [4] + [UInt8](repeating: 0, count: 31)) == nil)
    #expect(XIMKey(wire: [2, 0]) == nil)
  }

  @Test("text, a symbol, or both are decided on")
  func commits() {
    func commit(_ flags: UInt16, _ body: (inout XIMWriter) -> Void) -> XIMMessage {
      XIMMessage(
        message(.commit) {
          $0.add(UInt32(0))
          $0.add(flags)
          body(&$0)
        })
    }
    #expect(
      commit(2) {
        $0.add(UInt16(2))
        $0.add([0x61, 0x62])
      } == .commit(text: [0x61, 0x62], symbol: nil, isSynchronous: false))
    #expect(
      commit(5) {
        $0.add(UInt16(0))
        $0.add(UInt32(0xff0d))
      } == .commit(text: [], symbol: 0xff0d, isSynchronous: true))
    #expect(
      commit(6) {
        $0.add(UInt16(0))
        $0.add(UInt32(0x61))
        $0.add(UInt16(1))
        $0.add([0x61])
      } == .commit(text: [0x61], symbol: 0x61, isSynchronous: false))
    #expect(commit(2) { $0.add(UInt16(500)) } == .other)
  }

  @Test("the client shows what is open where the server can leave that to it")
  func styles() {
    func style(_ offered: UInt32...) -> UInt32? {
      var writer = XIMWriter()
      writer.add(UInt16(offered.count))
      writer.add(UInt16(0))
      for number in offered { writer.add(number) }
      return XIMStyle(offered: writer.bytes)?.rawValue
    }
    #expect(style(0x404, 0x402, 0x408) == 0x402)
    #expect(style(0x810, 0x408, 0x804) == 0x804)
    #expect(style(0x810, 0x808) == 0x808)
    #expect(style(0x201) == nil)
    #expect(XIMStyle(offered: [255, 255]) == nil)
  }

  @Test("what is open changes in parts; its places are counted as people count")
  func preedit() {
    var preedit = XIMPreedit()
    #expect(preedit.preedit == nil)
    func draw(
      _ caret: Int32, _ first: Int32, _ count: Int32, _ text: String?, _ looks: [UInt32]? = nil
    ) {
      preedit.apply(
        XIMPreeditChange(caret: caret, first: first, count: count, text: nil, looks: looks),
        text: text)
    }
    draw(3, 0, 0, "nih", [2, 2, 2])
    #expect(preedit.preedit == Preedit(text: "nih", caret: 3))
    draw(2, 0, 3, "にほ", [1, 2])
    #expect(preedit.preedit == Preedit(text: "にほ", caret: 2, highlighted: 0..<1))
    draw(2, 1, 1, nil, [1])
    #expect(preedit.preedit == Preedit(text: "にほ", caret: 2, highlighted: 0..<2))
    // One character of two scalars.
    draw(4, 2, 0, "e\u{301}")
    #expect(preedit.preedit == Preedit(text: "にほé", caret: 3, highlighted: 0..<2))
    #expect(preedit.moveCaret(0, direction: 1) == 3)
    #expect(preedit.moveCaret(0, direction: 8) == 0)
    #expect(preedit.moveCaret(99, direction: 10) == 4)
    draw(0, 0, 99, "")
    #expect(preedit.preedit == nil)
    // Places that are nowhere.
    draw(-5, 1000, -3, "x")
    #expect(preedit.preedit == Preedit(text: "x", caret: 0))
    draw(.max, .min, .max, "y")
    #expect(preedit.preedit == Preedit(text: "y", caret: 1))
    draw(.min, .max, .min, String(repeating: "a", count: 10_000))
    #expect(preedit.preedit?.text.count == XIMPreedit.maximumCount)
  }

  @Test("random bytes are no harm")
  func random() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<3000 {
      var bytes = (0..<Int.random(in: 4...120)).map { _ in UInt8.random(in: 0...255) }
      bytes[0] = (XIMKind.allCases.randomElement(using: &generator) ?? .commit).rawValue
      let length = UInt16((bytes.count - 4) / 4)
      withUnsafeBytes(of: length) { bytes.replaceSubrange(2..<4, with: $0) }
      if case .preeditDraw(let change) = XIMMessage.messages(in: bytes).first ?? .other {
        var preedit = XIMPreedit()
        preedit.apply(change, text: change.text.map { String(decoding: $0, as: UTF8.self) })
        _ = preedit.preedit
      }
    }
  }
}
