import Foundation
import Reporting
import Testing
import Validation

@Suite("Findings as Checkstyle's XML")
struct CheckstyleReporterTests {
  private func text(_ report: ValidationReport = Samples.report) throws -> String {
    try reporter("checkstyle", among: Reporters.validation).text(of: report, options: Samples.everything)
  }

  @Test("To the letter")
  func wholeReport() throws {
    #expect(
      try text() == #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
          <file name="App/Main.xib">
            <error line="3" column="21" severity="error" message="RedButton's layer has no key 'cornerRadios'; did you mean 'layer.cornerRadius'?" source="nibproof.undefined-key"/>
            <error line="4" column="3" severity="error" message="Owner has no outlet 'titel'" source="nibproof.undefined-outlet"/>
            <error line="5" column="20" severity="warning" message="no color" source="nibproof.color-for-cgcolor"/>
          </file>
          <file name="Other.storyboard">
            <error line="9" column="1" severity="info" message="no source shows PodView" source="nibproof.unknown-class"/>
          </file>
          <file name="Z&#10;.xib">
            <error line="1" column="1" severity="error" message="the file is empty\u{1B}[2J" source="nibproof.unreadable-document"/>
          </file>
        </checkstyle>

        """#
    )
  }

  @Test("Nothing found")
  func nothing() throws {
    #expect(
      try text(ValidationReport(results: [])) == #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
        </checkstyle>

        """#
    )
  }
}
