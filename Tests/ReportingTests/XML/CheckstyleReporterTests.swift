import Foundation
import Reporting
import Testing
import Validation

@Suite("Findings as Checkstyle's XML")
struct CheckstyleReporterTests {
  private func text(_ report: ValidationReport = Samples.report) throws -> String {
    try reporter("checkstyle", among: Reporters.validation).text(of: report, options: Samples.everything)
  }

  @Test("The whole report")
  func wholeReport() throws {
    #expect(
      try text() == #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
          <file name="App/Main.xib">
            <error line="3" column="21" severity="error" message="RedButton's layer has no key 'cornerRadios'; did you mean 'layer.cornerRadius'? (dropped: loading logs an error and ignores the value, connection, class or resource)" source="nibproof.undefined-key"/>
            <error line="4" column="3" severity="error" message="'Owner' has no outlet 'titel' (crash: loading terminates the app)" source="nibproof.undefined-outlet"/>
            <error line="5" column="20" severity="warning" message="no color (silent: nothing is logged, and the result is wrong)" source="nibproof.color-for-cgcolor"/>
          </file>
          <file name="Other.storyboard">
            <error line="9" column="1" severity="info" message="no source shows PodView (unverified: the result depends on something unknown)" source="nibproof.unknown-class"/>
          </file>
          <file name="Z&#10;.xib">
            <error line="1" column="1" severity="error" message="the file is empty\u{1B}[2J (invalid: the document is broken)" source="nibproof.unreadable-document"/>
          </file>
          <file name="App/spec.json">
            <error line="6" column="9" severity="error" message="abc.layer.cornerRadius is not what it should be&#10;expected: 10&#10;found: 12" source="nibproof.expectation"/>
          </file>
          <file name="App/Badge.swift">
            <error line="2" column="4" severity="error" message="no finding has the id 'x'" source="nibproof.acceptance"/>
          </file>
          <file name="nibproof.json">
            <error line="3" column="14" severity="warning" message="'excluded' names 'Nope/', and nothing is there" source="nibproof.pattern"/>
          </file>
        </checkstyle>

        """#
    )
  }

  @Test("No findings")
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
