import Foundation
import Reporting
import Testing
import Validation

@Suite("Findings as JUnit's XML")
struct JUnitReporterTests {
  private func text(_ report: ValidationReport = Samples.report) throws -> String {
    try reporter("junit", among: Reporters.validation).text(of: report, options: Samples.everything)
  }

  @Test("The whole report")
  func wholeReport() throws {
    #expect(
      try text() == #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="nibproof" tests="7" failures="4" errors="0">
          <testsuite name="App/spec.json" tests="2" failures="2" errors="0">
            <testcase name="Main.xib" classname="App">
              <failure message="'Owner' has no outlet 'titel' (and 1 more)" type="undefined-outlet">App/Main.xib:4:3: error: 'Owner' has no outlet 'titel' [undefined-outlet]&#10;  crash: loading terminates the app&#10;  object: placeholder&#10;&#10;App/Main.xib:3:21: error: RedButton's layer has no key 'cornerRadios'; did you mean 'layer.cornerRadius'? [undefined-key]&#10;  dropped: loading logs an error and ignores the value, connection, class or resource&#10;  object: button 'Stop' (abc-12-def), class RedButton&#10;  console: Failed to set (layer.cornerRadios) user defined inspected property on (RedButton)&#10;  declared at App/RedButton.swift:7:7&#10;&#10;App/Main.xib:5:20: warning: no color [color-for-cgcolor]&#10;  silent: nothing is logged, and the result is wrong</failure>
            </testcase>
            <testcase name="expectation at 6:9" classname="App/spec.json">
              <failure message="abc.layer.cornerRadius is not what it should be&#10;expected: 10&#10;found: 12" type="expectation">App/spec.json:6:9: abc.layer.cornerRadius is not what it should be&#10;expected: 10&#10;found: 12</failure>
            </testcase>
          </testsuite>
          <testsuite name="Good/spec.json" tests="1" failures="0" errors="0">
            <testcase name="2 documents, 1 source; 1 finding and 2 values as expected" classname="Good/spec.json"/>
          </testsuite>
          <testsuite name="documents" tests="4" failures="2" errors="0">
            <testcase name="Other.storyboard" classname=".">
              <system-out>Other.storyboard:9:1: note: no source shows PodView [unknown-class]&#10;  unverified: the result depends on something unknown</system-out>
            </testcase>
            <testcase name="Z&#10;.xib" classname=".">
              <failure message="the file is empty\u{1B}[2J" type="unreadable-document">Z&#10;.xib:1:1: error: the file is empty\u{1B}[2J [unreadable-document]&#10;  invalid: the document is broken</failure>
            </testcase>
            <testcase name="acceptance at 2:4" classname="App/Badge.swift">
              <failure message="no finding has the id 'x'" type="acceptance">App/Badge.swift:2:4: no finding has the id 'x'</failure>
            </testcase>
            <testcase name="pattern at 3:14" classname="nibproof.json">
              <system-out>nibproof.json:3:14: 'excluded' names 'Nope/', and nothing is there</system-out>
            </testcase>
          </testsuite>
        </testsuites>

        """#
    )
  }

  @Test("A document without failing findings is a passed test")
  func documents() throws {
    var result = SpecResult(findings: [Samples.silent])
    result.documents = ["App/Main.xib", "App/Other.xib"]
    let text = try text(ValidationReport(results: [result]))
    #expect(text.contains("<testsuite name=\"documents\" tests=\"2\" failures=\"0\" errors=\"0\">"))
    #expect(text.contains("<testcase name=\"Main.xib\" classname=\"App\">\n      <system-out>"))
    #expect(text.contains("<testcase name=\"Other.xib\" classname=\"App\"/>"))
  }

  @Test("A tree without documents is a passed test")
  func nothing() throws {
    #expect(
      try text(ValidationReport(results: [SpecResult(counts: Samples.counts(documents: 3))])) == #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="nibproof" tests="1" failures="0" errors="0">
          <testsuite name="documents" tests="1" failures="0" errors="0">
            <testcase name="3 documents, 0 sources" classname="documents"/>
          </testsuite>
        </testsuites>

        """#
    )
  }
}
