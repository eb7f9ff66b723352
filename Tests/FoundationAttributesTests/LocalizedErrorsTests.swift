import Foundation
import FoundationAttributes
import RuntimeAttributes
import Testing

@Suite("Errors as Foundation tells them")
struct LocalizedErrorsTests {
  @Test(
    "Each by its own sentence",
    arguments: [
      (
        KeyValueCodingError.nilValue(key: "k", className: "C"),
        "[<C 0x…> setNilValueForKey]: could not set nil as the value for the key k."
      ),
      (RegistryError.duplicateClass("A"), "class 'A' is registered twice"),
    ] as [(any Error, String)]
  )
  func sentences(error: any Error, sentence: String) {
    #expect(error.localizedDescription == sentence)
  }
}
