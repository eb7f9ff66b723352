import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import ProjectModel
@testable import SourceModel
@testable import Validation

@Suite("Suppression comments")
struct SuppressionCommentTests {
  private func comments(_ source: String) -> [SuppressionComment] {
    let bytes = Array(source.utf8)
    return SourceFile(reading: bytes, path: "V.swift").suppressions
  }

  @Test("A comment has ids and a reason, and applies to the next declaration")
  func reading() {
    let comments = comments(
      """
      import UIKit
      // nibproof:ignore undefined-key, lossy-number - the old app sets it
      @objc(V)
      final class V: UIView {
        /* nibproof:ignore type-mismatch -- why not */
        @IBInspectable
        var width: CGFloat = 0
        // nibproof:ignore nil-for-scalar
        // nibproof:ignore
        func f() { print("nibproof:ignore undefined-key - a text") }
      }
      // nibproof:ignore undefined-key - at the end
      """
    )
    #expect(
      comments.map(\.ids) == [
        ["undefined-key", "lossy-number"], ["type-mismatch"], ["nil-for-scalar"], [], ["undefined-key"],
      ]
    )
    #expect(comments.map(\.reason) == ["the old app sets it", "why not", nil, nil, "at the end"])
    #expect(comments.map { $0.declaration?.line } == [4, 7, 10, 10, nil])
    #expect(comments.map(\.typeName) == ["V", nil, nil, nil, nil])
    #expect(comments.map(\.location.position.line) == [2, 5, 8, 9, 12])
  }

  private func report(_ source: String) async throws -> (findings: [String], failures: [String]) {
    let tree = try TemporaryTree([
      "V.swift": source,
      "a.xib": xib(
        """
        <view id="v" customClass="V" customModule="App" customModuleProvider="target"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="titel" value="x"/>
        <userDefinedRuntimeAttribute type="string" keyPath="title" value="x"/>
        </userDefinedRuntimeAttributes></view>
        """
      ),
    ])
    let report = try await tree.validate()
    return (
      report.findings.map { "\($0.id.rawValue) \($0.keyPath ?? "")" },
      report.results.flatMap(\.failures).map { tree.relative("\($0)") }
    )
  }

  @Test("A comment above a member applies to the member, above a class to all its objects")
  func coverage() async throws {
    let member = try await report(
      """
      class V: UIView {
        // nibproof:ignore undefined-key - set by no code
        @objc let title = ""
      }
      """
    )
    #expect(member.findings == ["undefined-key titel"])
    #expect(member.failures.isEmpty)
    let type = try await report(
      """
      // nibproof:ignore undefined-key - left over
      class V: UIView {
        @objc let title = ""
      }
      """
    )
    #expect(type.findings.isEmpty && type.failures.isEmpty)
  }

  @Test("Comments without effect, reason or id are reported")
  func problems() async throws {
    let result = try await report(
      """
      // nibproof:ignore undefined-outlet - not there
      class V: UIView {
        // nibproof:ignore undefined-key
        @objc let title = ""
        // nibproof:ignore undefined-kee - misspelt
        @objc var a = ""
        // nibproof:ignore
        @objc var b = ""
      }
      """
    )
    func comment(_ id: String) -> SuppressionComment {
      SuppressionComment(
        location: FileLocation(
          file: "V.swift",
          position: SourcePosition(line: 1, column: 1)
        ),
        ids: [id]
      )
    }
    let misspelt = ValidationError.SpecProblem.unknownID("undefined-kee", nearest: "undefined-key")
    #expect(result.findings.count == 2)
    #expect(
      result.failures == [
        "V.swift:1:4: " + SpecMessage.unusedComment(comment("undefined-outlet")),
        "V.swift:3:6: " + SpecMessage.commentWithoutReason(comment("undefined-key")),
        "V.swift:5:6: " + misspelt.message,
        "V.swift:7:6: " + SpecMessage.commentWithoutID,
      ]
    )
  }

  /// Returns a controller that uses an outlet that the nib does not connect.
  private static func controller(
    outlet: String = "",
    method: String = "",
    type: String = "",
    after code: String = ""
  ) -> String {
    """
    \(type)
    class C: UIViewController {
      \(outlet)
      @IBOutlet var label: UILabel!\(code)
      var count = 0
      \(method)
      override func viewDidLoad() {
        super.viewDidLoad()
        label.text = ""
      }
    }
    """
  }

  private func controllerReport(_ source: String) async throws -> (findings: [String], failures: [String]) {
    let tree = try TemporaryTree([
      "C.swift": source,
      "C.xib": xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="C" customModule="App" customModuleProvider="target">
          <connections><outlet property="view" destination="v" id="c-1"/></connections>
        </placeholder><view id="v"/>
        """
      ),
    ])
    let report = try await tree.validate()
    return (report.findings.map(\.id.rawValue), report.results.flatMap(\.failures).map(\.message))
  }

  private static let ignore = "// nibproof:ignore unconnected-outlet - connected later"

  @Test(
    "A comment above an outlet, the method that uses it, or the class suppresses findings about the outlet"
  )
  func outlets() async throws {
    #expect(try await controllerReport(Self.controller()).findings == ["unconnected-outlet"])
    for source in [
      Self.controller(outlet: Self.ignore), Self.controller(method: Self.ignore),
      Self.controller(type: Self.ignore),
    ] {
      let report = try await controllerReport(source)
      #expect(report.findings == [] && report.failures == [], "\(source)")
    }
    let other = Self.controller().replacing("var count", with: "\(Self.ignore)\n  var count")
    let report = try await controllerReport(other)
    #expect(report.findings == ["unconnected-outlet"] && report.failures.count == 1)
  }

  @Test("A comment after code, or with whitespace in its marker, is reported and has no effect")
  func forms() async throws {
    let trailing = try await controllerReport(Self.controller(after: " \(Self.ignore)"))
    #expect(trailing.failures == [SpecMessage.trailingComment])
    let divided = Self.ignore.replacing(":ignore", with: ": ignore")
    let report = try await controllerReport(Self.controller(outlet: divided))
    #expect(report.failures == [SpecMessage.dividedComment])
    #expect(trailing.findings == ["unconnected-outlet"] && report.findings == trailing.findings)
    let documentation = try await controllerReport(Self.controller(outlet: "/" + Self.ignore))
    #expect(documentation.findings == [] && documentation.failures == [])
  }

  @Test("Text in strings and other comments is not a suppression comment")
  func texts() {
    let source = #"""
      class V: UIView {
        let a = "// nibproof:ignore undefined-key - a text"
        let b = """
          x // nibproof:ignore undefined-key - a text
          """
        // The comment nibproof:ignore undefined-key suppresses findings.
        let c = "\"// nibproof:ignore undefined-key - a text"
        // nibproof: see the documentation
      }
      """#
    #expect(comments(source) == [])
  }
}
