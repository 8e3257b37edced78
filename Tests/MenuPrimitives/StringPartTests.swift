import MenuPrimitives
import Testing

@Suite("Parts of texts") struct StringPartTests {
  @Test(
    "a text is found wherever it begins",
    arguments: [
      ("charset=UTF-8", "charset", true), ("charset=UTF-8", "UTF-8", true), ("aab", "ab", true),
      ("abc", "", true), ("", "", true), ("", "a", false), ("ab", "abc", false),
      ("abc", "ac", false), ("grün", "ü", true), ("grün", "u", false),
    ])
  func finds(whole: String, part: String, isThere: Bool) {
    #expect(whole.hasPart(part) == isThere)
  }
}
