import Foundation
import FoundationAttributes
import RuntimeAttributes
import Testing

@Suite("Foundation descriptions of errors")
struct LocalizedErrorsTests {
  @Test(
    "The description is the error's message",
    arguments: [
      AttributeError(.readOnly, at: "k", of: "C"), RegistryError.duplicateClass("A"),
    ] as [any Error]
  )
  func messages(error: any Error) {
    #expect(error.localizedDescription == "\(error)")
  }
}
