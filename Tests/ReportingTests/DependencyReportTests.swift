import Foundation
import NibproofTestSupport
import RuntimeAttributes
import Testing
import Validation

@testable import ProjectModel
@testable import Reporting

@Suite("Reports about dependencies")
struct DependencyReportTests {
  private static let files = [
    "App/Podfile.lock": "PODS:\n  - Toast (4.0.0)\n  - Kit (1.0)\n  - Old (2.0)\n",
    "App/Pods/Kit/Kit.swift": "class KitView: UIView {}",
    "App/Pods/Old/Old.swift": "", "App/Pods/Manifest.lock": "PODS:\n  - Kit (1.0)\n  - Old (1.0)\n",
    "App/App.swift": "import UIKit\nimport Toast\nclass Panel: ToastView {}\nclass Other: KitView {}\n",
    "App/Panel.xib": DocumentText.xib(
      """
      <view id="v" customClass="Panel" customModule="App" customModuleProvider="target"><connections>
      <outlet property="label" destination="l" id="o1"/></connections></view>
      <view id="w" customClass="Other" customModule="App" customModuleProvider="target"><connections>
      <outlet property="label" destination="l" id="o2"/></connections></view><label id="l"/>
      """
    ),
  ]

  private func report(_ tree: TemporaryTree) async throws -> ValidationReport {
    try await Validator().validate([tree("App")])
  }

  @Test("Every report names the most important missing dependency, and the text starts with it")
  func everyReport() async throws {
    let tree = try TemporaryTree(Self.files)
    let report = try await report(tree)
    for reporter in Reporters.validation {
      let text = reporter.text(of: report)
      // The compared text does not contain quotes, which formats such as JUnit escape.
      #expect(text.contains("Toast (Podfile.lock, 4.0.0) was not found: 1 of 2 outlets"), "\(reporter.name)")
    }
    let text = tree.relative(try reporter("text", among: Reporters.validation).text(of: report))
    let lines = text.split(separator: "\n")
    #expect(lines.first?.hasPrefix("App/Podfile.lock:4:5: warning: ") == true)
    #expect(lines.dropFirst().first?.hasPrefix("App/Podfile.lock:2:5: warning: Toast") == true)
    #expect(lines.contains { $0.contains("error: 'Other' has no outlet 'label'") })
    #expect(lines.contains("Coverage: 50 % of attributes, outlets and actions."))
    let quiet = ReportOptions(detail: .quiet)
    #expect(
      try !reporter("text", among: Reporters.validation).text(of: report, options: quiet).contains("Toast")
    )
    let html = try reporter("html", among: Reporters.validation).text(of: report)
    #expect(html.contains("Coverage: 50 %"))
  }

  @Test("Missing dependencies without an effect are not reported")
  func silence() async throws {
    var files = Self.files
    files["App/App.swift"] =
      "import UIKit\nclass Panel: UIView { @IBOutlet var label: UILabel! }\n"
      + "class Other: KitView { @IBOutlet var label: UILabel! }\n"
    let report = try await report(TemporaryTree(files))
    #expect(report.findings.isEmpty)
    #expect(report.results.flatMap(\.diagnostics).map(\.place.position.line) == [4])
  }

  @Test("The list as text and as JSON")
  func list() async throws {
    let tree = try TemporaryTree(Self.files)
    let report = try await Validator().dependencies(below: [tree("App")])
    let text = tree.relative(try reporter("text", among: Reporters.dependencies).text(of: report))
    #expect(
      text.split(separator: "\n").dropFirst() == [
        "found Kit 1.0 (pod)  App/Pods/Kit", "differs Old 2.0 (pod)  App/Pods/Old",
        "missing Toast 4.0.0 (pod)  App/Podfile.lock:2:5",
        "3 dependencies: 1 found, 1 with another version, 1 missing; run 'pod install'.",
      ]
    )
    let json = try reporter("json", among: Reporters.dependencies).text(of: report)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let list = try #require(object["dependencies"] as? [[String: Any]])
    #expect(list.map { $0["name"] as? String } == ["Kit", "Old", "Toast"])
    #expect(list.map { $0["state"] as? String } == ["found", "differs", "missing"])
    #expect((object["problems"] as? [Any])?.count == 1)
    #expect(object["summary"] as? [String: Int] == ["found": 1, "differs": 1, "missing": 1])
  }

  @Test("Coverage is rounded down, and missing if nothing was checked")
  func coverage() {
    #expect(ReportMessages.coverage((0, 0)) == nil)
    #expect(ReportMessages.coverage((1, 1)) == "Coverage: 100 % of attributes, outlets and actions.")
    #expect(ReportMessages.coverage((1999, 2000)) == "Coverage: 99.9 % of attributes, outlets and actions.")
    #expect(ReportMessages.coverage((0, 3)) == "Coverage: 0 % of attributes, outlets and actions.")
  }
}
