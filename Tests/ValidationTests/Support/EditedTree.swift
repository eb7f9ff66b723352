import Foundation
import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

/// A tree with a session that follows its edits.
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

  /// Returns the session's findings, which must equal those of a new validation.
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

/// The text of a file, and the number of findings that it causes.
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

  /// Makes each edit separately in the tree without the other edits.
  ///
  /// - Parameters:
  ///   - edits: The edits.
  ///   - files: The tree without them.
  ///   - counts: Whether a finding counts.
  /// - Throws: If the tree cannot be written.
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
