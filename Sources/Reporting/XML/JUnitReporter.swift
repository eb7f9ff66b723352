import Checks
import InterfaceDrawing
import ProjectModel
import RuntimeAttributes
import Validation

/// Writes documents as test cases in JUnit XML; a document with a failing finding fails, and all other documents pass.
///
/// Configuration diagnostics are further test cases.
struct JUnitReporter: ValidationReporter {
  typealias Stream = WholeReportStream<JUnitReporter>

  let name = "junit"
  let summary = "for test dashboards: JUnit XML with a test case for each document"

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
  /// The result of a spec, or of a tree without a spec.
  private struct Suite {
    let result: SpecResult
    let options: ReportOptions
    /// The documents and other files with findings, sorted.
    let files: [(name: String, groups: [FindingGroup])]
    let tests: Int
    let failures: Int

    init(_ result: SpecResult, options: ReportOptions) {
      self.result = result
      self.options = options
      let groups = Dictionary(grouping: options.shownGroups(result.findings), by: \.finding.file)
      files = Set(result.documents).union(groups.keys).sorted().map { ($0, groups[$0] ?? []) }
      let diagnostics = result.diagnostics
      // A suite without test cases is meaningless, so an empty result has one passed test case.
      tests = max(files.count + diagnostics.count, 1)
      failures =
        files.count { file in file.groups.contains { $0.finding.fails(under: options.strictness) } }
        + diagnostics.count { $0.severity(under: options.strictness) == .error }
    }

    static func attributes(_ name: String, _ tests: Int, _ failures: Int) -> [(name: String, value: String)] {
      [("name", name), ("tests", String(tests)), ("failures", String(failures)), ("errors", "0")]
    }

    func write(to output: inout some TextOutputStream) {
      let name = result.file ?? "documents"
      output.write("  " + XMLText.tag("testsuite", Self.attributes(name, tests, failures)) + "\n")
      for file in files { output.write(testCase(of: file.name, file.groups)) }
      for diagnostic in result.diagnostics { output.write(testCase(of: diagnostic)) }
      if files.isEmpty, result.diagnostics.isEmpty {
        output.write(testCase(ReportMessages.passed(result), in: name, content: nil))
      }
      output.write("  </testsuite>\n")
    }

    /// Returns the test case of a file, with one failure for all findings, since many servers read only one failure
    /// per case.
    private func testCase(of file: String, _ groups: [FindingGroup]) -> String {
      let (folder, name) = (PathName.folder(of: file), PathName.file(of: file))
      let text = groups.mostSeriousFirst.map(self.text).joined(separator: "\n\n")
      let failing = groups.mostSeriousFirst.filter { $0.finding.fails(under: options.strictness) }
      let content: String? =
        if let first = failing.first {
          failed(
            ReportMessages.line(first) + (failing.count > 1 ? " (and \(failing.count - 1) more)" : ""),
            type: first.finding.id.rawValue,
            details: text
          )
        } else if groups.isEmpty {
          nil
        } else {
          "<system-out>\(XMLText.escaped(text))</system-out>"
        }
      return testCase(name, in: folder.isEmpty ? "." : folder, content: content)
    }

    private func text(of group: FindingGroup) -> String {
      let finding = group.finding
      let severity = finding.severity(under: options.strictness).rawValue
      let head =
        "\(finding.file):\(finding.position): \(severity): \(ReportMessages.line(group)) [\(finding.id.rawValue)]"
      return ([head] + ReportMessages.notes(on: group)).joined(separator: "\n  ")
    }

    private func testCase(of diagnostic: ConfigurationDiagnostic) -> String {
      let fails = diagnostic.severity(under: options.strictness) == .error
      let text = diagnostic.description
      return testCase(
        "\(diagnostic.kind.rawValue) at \(diagnostic.place.position)",
        in: diagnostic.place.file,
        content: fails
          ? failed(diagnostic.message, type: diagnostic.kind.rawValue, details: text)
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
