import NibLoading
import Testing

@testable import Checks
@testable import Reporting

@Suite("Advice for findings")
struct AdviceTests {
  @Test(
    "Advice uses the names of the finding, not those of the examples",
    arguments: FindingID.allCases
  )
  func names(_ id: FindingID) {
    var finding = Samples.crash
    (finding.id, finding.keyPath) = (id, "own")
    let text = Advice.text(for: finding)
    #expect(!text.isEmpty && text.hasSuffix("."))
    for name in ["label", "UILabel", "titel", "ikon", "caption"] { #expect(!text.contains(name), "\(text)") }
  }

  @Test("Advice depends on the known facts")
  func facts() {
    var finding = Samples.crash
    #expect(Advice.text(for: finding).hasPrefix("Remove the connection, or add an @IBOutlet 'titel'"))
    finding.declaration = Samples.dropped.declaration
    #expect(Advice.text(for: finding) == "Mark the declaration @IBOutlet, or remove the connection.")
    finding.suggestion = "title"
    #expect(Advice.text(for: finding) == "Use 'title', or remove the connection.")
    for id in [FindingID.unknownClass, .unusableClass] {
      (finding.id, finding.rightModule) = (id, ClassModule(of: "Card", "Kit"))
      #expect(Advice.text(for: finding).hasPrefix("Set the module of the custom class to 'Kit'"))
    }
    finding.consequence = .unverified
    (finding.unverifiedReason, finding.unresolvedName) = (.unseenClass, "PodView")
    #expect(Advice.text(for: finding).hasPrefix("Add the sources that declare 'PodView'"))
    #expect(!Advice.text(for: finding).contains("emove"))
  }
}
