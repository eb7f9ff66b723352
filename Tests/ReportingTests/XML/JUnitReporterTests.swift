import Foundation
import Reporting
import Testing
import Validation

@Suite("Findings as JUnit's XML")
struct JUnitReporterTests {
  private func text(_ report: ValidationReport = Samples.report) throws -> String {
    try reporter("junit", among: Reporters.validation).text(of: report, options: Samples.everything)
  }

  @Test("To the letter")
  func wholeReport() throws {
    #expect(
      try text() == #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="nibproof" tests="9" failures="5" errors="0">
          <testsuite name="App/spec.json" tests="4" failures="3" errors="0">
            <testcase name="undefined-key at 3:21" classname="App/Main.xib">
              <failure message="RedButton's layer has no key 'cornerRadios'; did you mean 'layer.cornerRadius'?" type="undefined-key">App/Main.xib:3:21&#10;dropped: the load logs it and goes on without it&#10;object: button 'Stop' (abc-12-def), class RedButton&#10;runtime prints: Failed to set (layer.cornerRadios) user defined inspected property on (RedButton)&#10;declared at App/RedButton.swift:7:7</failure>
            </testcase>
            <testcase name="undefined-outlet at 4:3" classname="App/Main.xib">
              <failure message="Owner has no outlet 'titel'" type="undefined-outlet">App/Main.xib:4:3&#10;crash: the load ends the app&#10;object: placeholder</failure>
            </testcase>
            <testcase name="color-for-cgcolor at 5:20" classname="App/Main.xib">
              <system-out>no color&#10;App/Main.xib:5:20&#10;silent: nothing is logged, and the result is not what was asked for</system-out>
            </testcase>
            <testcase name="expectation at 6:9" classname="App/spec.json">
              <failure message="abc.layer.cornerRadius is not what it should be&#10;expected: 10&#10;found: 12" type="expectation">App/spec.json:6:9: abc.layer.cornerRadius is not what it should be&#10;expected: 10&#10;found: 12</failure>
            </testcase>
          </testsuite>
          <testsuite name="Good/spec.json" tests="1" failures="0" errors="0">
            <testcase name="2 documents, 1 source; 1 finding and 2 values as expected" classname="Good/spec.json"/>
          </testsuite>
          <testsuite name="documents" tests="4" failures="2" errors="0">
            <testcase name="unknown-class at 9:1" classname="Other.storyboard">
              <system-out>no source shows PodView&#10;Other.storyboard:9:1&#10;unproved: it depends on what no source here shows</system-out>
            </testcase>
            <testcase name="unreadable-document at 1:1" classname="Z&#10;.xib">
              <failure message="the file is empty\u{1B}[2J" type="unreadable-document">Z&#10;.xib:1:1&#10;invalid: the document itself is broken</failure>
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

  @Test("A tree without findings is a test that passed")
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
