import Foundation
import FoundationAttributes
import RuntimeAttributes
import Testing

@Suite("Errors as Foundation tells them")
struct LocalizedErrorsTests {
  @Test(
    "By the error's own message",
    arguments: [
      KeyValueCodingError.nilValue(key: "k", className: "C"), RegistryError.duplicateClass("A"),
    ] as [any Error]
  )
  func messages(error: any Error) {
    #expect(error.localizedDescription == "\(error)")
  }
}
