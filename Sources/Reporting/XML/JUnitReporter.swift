import InterfaceDrawing
import RuntimeAttributes
import Validation

/// Findings as test cases in JUnit's XML: what fails is a failure, the rest passes with a word.
struct JUnitReporter: ValidationReporter {
  typealias Stream = WholeReportStream<JUnitReporter>

  let name = "junit"
  let summary = "for test dashboards, JUnit's XML with a suite for each spec"

  func write(
    _ subject: ValidationReport,
    options: ReportOptions,
    to output: inout some TextOutputStream
  ) {
    let suites = subject.results.map { Suite($0, options: options) }
    let tests = suites.reduce(0) { $0 + $1.tests }
    let failures = suites.reduce(0) { $0 + $1.failures }
    output.write(XMLText.declaration)
    output.write(XMLText.tag("testsuites", Suite.attributes("nibproof", tests, failures)) + "\n")
    for suite in suites { suite.write(to: &output) }
    output.write("</testsuites>\n")
  }
}

extension JUnitReporter {
  /// One spec, or a tree without.
  private struct Suite {
    let result: SpecResult
    let options: ReportOptions
    let tests: Int
    let failures: Int

    init(_ result: SpecResult, options: ReportOptions) {
      self.result = result
      self.options = options
      let remarks = result.remarks
      var tests = remarks.count
      var failures = remarks.count { $0.severity(under: options.strictness) == .error }
      for finding in options.shown(result.findings) {
        tests += 1
        if finding.fails(under: options.strictness) { failures += 1 }
      }
      // A suite without a case says nothing; what was checked without a finding is a test that passed.
      self.tests = max(tests, 1)
      self.failures = failures
    }

    static func attributes(_ name: String, _ tests: Int, _ failures: Int) -> [(name: String, value: String)] {
      [("name", name), ("tests", String(tests)), ("failures", String(failures)), ("errors", "0")]
    }

    func write(to output: inout some TextOutputStream) {
      let name = result.file ?? "documents"
      output.write("  " + XMLText.tag("testsuite", Self.attributes(name, tests, failures)) + "\n")
      var isEmpty = true
      for finding in options.shown(result.findings) {
        output.write(testCase(of: finding))
        isEmpty = false
      }
      for remark in result.remarks {
        output.write(testCase(of: remark))
        isEmpty = false
      }
      if isEmpty { output.write(testCase(Sentences.passed(result), in: name, content: nil)) }
      output.write("  </testsuite>\n")
    }

    private func testCase(of finding: Finding) -> String {
      let place = "\(finding.file):\(finding.position)"
      let details = ([place] + Sentences.notes(on: finding)).joined(separator: "\n")
      let line = Sentences.line(finding)
      let content =
        finding.fails(under: options.strictness)
        ? failed(line, type: finding.id.rawValue, details: details)
        : "<system-out>\(XMLText.escaped("\(line)\n\(details)"))</system-out>"
      return testCase("\(finding.id.rawValue) at \(finding.position)", in: finding.file, content: content)
    }

    private func testCase(of remark: SpecRemark) -> String {
      let fails = remark.severity(under: options.strictness) == .error
      let text = remark.description
      return testCase(
        "\(remark.kind.rawValue) at \(remark.place.position)",
        in: remark.place.file,
        content: fails
          ? failed(remark.message, type: remark.kind.rawValue, details: text)
          : "<system-out>\(XMLText.escaped(text))</system-out>"
      )
    }

    private func failed(_ message: String, type: String, details: String) -> String {
      XMLText.tag("failure", [("message", message), ("type", type)]) + XMLText.escaped(details) + "</failure>"
    }

    private func testCase(_ name: String, in className: String, content: String?) -> String {
      let attributes = [(name: "name", value: name), (name: "classname", value: className)]
      guard let content else { return "    \(XMLText.tag("testcase", attributes, isEmpty: true))\n" }
      return "    \(XMLText.tag("testcase", attributes))\n      \(content)\n    </testcase>\n"
    }
  }
}
