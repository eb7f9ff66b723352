import Checks
import Foundation
import NibproofTestSupport
import Testing
import Validation

/// Small apps, each reduced from a real app whose findings were verified by reading its sources.
///
/// Each app is a file in `Apps`: lines with `#` describe the real load, lines with `>` list the findings (position,
/// kind, consequence, and whether the part is unreachable), and `== PATH` begins a file of the app.
@Suite("Judged apps")
struct JudgedAppTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Apps")

  static let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []

  @Test("The findings are those that were judged to be right", arguments: names)
  func findings(of name: String) async throws {
    let text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
    let parts = text.components(separatedBy: "\n== ")
    let expected = parts[0].split(separator: "\n").filter { $0.hasPrefix("> ") }.map {
      String($0.dropFirst(2))
    }
    let files = parts.dropFirst().map { part in
      (String(part.prefix { $0 != "\n" }), String(part.drop { $0 != "\n" }.dropFirst()))
    }
    let tree = try TemporaryTree(Dictionary(files) { first, _ in first })
    let found = try await tree.validate().findings.filter { $0.consequence != .unverified }.map { finding in
      "\(tree.relative(finding.file)):\(finding.position) \(finding.id.rawValue) \(finding.consequence)"
        + (finding.isUnreachable ? " unreachable" : "")
    }
    #expect(found == expected)
  }

  @Test("The judged apps are found")
  func count() { #expect(!Self.names.isEmpty) }
}
