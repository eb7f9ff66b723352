import RuntimeAttributes
import Testing

@testable import Checks
@testable import Reporting

@Suite("Descriptions of locations in sources")
struct PlaceMessagesTests {
  @Test(
    "The description depends on the kind of the finding",
    arguments: [
      (FindingID.undefinedKey, "declared"), (.undefinedAction, "declared"), (.unconnectedOutlet, "used"),
      (.observerBeforeOutlet, "used"), (.ownerMismatch, "named"), (.unusableCellNib, "registered"),
      (.missingIdentifier, "requested by the member"), (.missingNib, "requested by the member"),
      (.missingResource, "requested by the member"), (.missingStoryboard, "requested by the member"),
      (.failedCast, "requested by the member"),
    ]
  )
  func words(id: FindingID, word: String) {
    let place = FileLocation(
      file: "B.swift",
      position: SourcePosition(line: 3, column: 5)
    )
    #expect(ReportMessages.place(place, of: id) == "\(word) at B.swift:3:5")
    #expect(ReportMessages.placeHere(of: id) == "\(word) here")
  }
}
