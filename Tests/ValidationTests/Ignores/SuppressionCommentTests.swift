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
        // nibproof:ignore undefined-key - set by nobody
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
}
