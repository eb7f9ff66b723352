import Foundation
import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

/// A tree, and a session that is updated with each edit of the tree.
struct EditedTree {
  let tree: TemporaryTree
  private let session: ValidationSession

  init(_ files: [String: String]) async throws {
    tree = try TemporaryTree(files)
    session = try await ValidationSession([tree.path])
  }

  /// Writes a file, or removes it if the text is nil.
  func write(_ file: String, _ text: String?) async throws {
    if let text {
      try tree.write(file, text)
    } else {
      try FileManager.default.removeItem(atPath: tree(file))
    }
    try await session.update(tree(file))
  }

  /// Returns the findings of the session, which must equal those of a new validation.
  func findings(
    _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> [Finding] {
    let report = try await session.report()
    let expected = try await tree.validate()
    #expect(report.findings == expected.findings, comment, sourceLocation: sourceLocation)
    #expect(
      report.results.flatMap(\.diagnostics) == expected.results.flatMap(\.diagnostics),
      comment,
      sourceLocation: sourceLocation
    )
    return report.findings
  }
}

/// The new text of a file, and the number of findings in the tree after the edit.
struct FileEdit: Sendable {
  var file: String
  var text: String
  var count: Int
  var sourceLocation: SourceLocation

  init(
    _ file: String,
    _ text: String,
    _ count: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    (self.file, self.text, self.count, self.sourceLocation) = (file, text, count, sourceLocation)
  }

  /// Checks the number of findings after each edit, and then reverts the edit.
  ///
  /// - Parameters:
  ///   - edits: The edits, which are applied separately.
  ///   - files: The files of the tree before the edits.
  ///   - counts: Whether to count a finding.
  /// - Throws: An error if the tree cannot be written or validated.
  static func check(
    _ edits: [FileEdit],
    of files: [String: String],
    counting counts: (Finding) -> Bool = { _ in true }
  ) async throws {
    let edited = try await EditedTree(files)
    for edit in edits {
      try await edited.write(edit.file, edit.text)
      let comment = Comment(rawValue: edit.text)
      let findings = try await edited.findings(comment, sourceLocation: edit.sourceLocation).filter(counts)
      #expect(findings.count == edit.count, comment, sourceLocation: edit.sourceLocation)
      try await edited.write(edit.file, files[edit.file])
    }
  }
}
