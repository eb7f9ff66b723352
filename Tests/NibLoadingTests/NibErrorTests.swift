import Foundation
import NibLoading
import RuntimeAttributes
import Testing

@Suite("Errors of loads as Foundation tells them")
struct NibErrorTests {
  @Test(
    "Each by its own sentence, those of the floors below as well",
    arguments: [
      (
        NibError.notOnMainActor, "the nib's classes belong to the main actor, and it is loaded elsewhere"
      ),
      (RegistryError.duplicateClass("A"), "class 'A' is registered twice"),
    ] as [(any Error, String)]
  )
  func sentences(error: any Error, sentence: String) {
    #expect(error.localizedDescription == sentence)
  }
}
