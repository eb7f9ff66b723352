import NibproofTestSupport
import Testing

@testable import Validation

/// Runs over a tree that changes, with a cache and without.
struct CachedRuns {
  let tree: TemporaryTree
  private let cache: TemporaryTree

  private static let other = "Unrelated.swift"

  init(_ tree: TemporaryTree) throws {
    self.tree = tree
    try tree.write(Self.other, "")
    cache = try TemporaryTree()
  }

  /// Validates the tree with what the last run has stored, and expects the findings of a run without a cache.
  ///
  /// Then another file changes, so that everything else comes from the cache, and the findings must stay the same.
  func findings(
    _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> [Finding] {
    let folder = IndexFolder(path: cache.path)
    let found = try await Validator().validate([tree.path], cache: folder, moment: .min).findings
    #expect(try await tree.validate().findings == found, comment, sourceLocation: sourceLocation)
    try tree.write(Self.other, "// Changed")
    let again = try await Validator().validate([tree.path], cache: folder, moment: .min).findings
    #expect(again == found, comment, sourceLocation: sourceLocation)
    try tree.write(Self.other, "")
    return found
  }
}

/// The text of a file, and the number of findings it leads to.
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

  /// Makes one edit after the other, each to the tree without the others.
  ///
  /// - Parameters:
  ///   - edits: The edits.
  ///   - files: The tree without them.
  ///   - counts: The findings that count.
  /// - Throws: If the tree cannot be written.
  static func check(
    _ edits: [FileEdit],
    of files: [String: String],
    counting counts: (Finding) -> Bool = { _ in true }
  ) async throws {
    let runs = try CachedRuns(TemporaryTree(files))
    for edit in edits {
      try runs.tree.write(edit.file, edit.text)
      let comment = Comment(rawValue: edit.text)
      let findings = try await runs.findings(comment, sourceLocation: edit.sourceLocation).filter(counts)
      #expect(findings.count == edit.count, comment, sourceLocation: edit.sourceLocation)
      try runs.tree.write(edit.file, files[edit.file] ?? "")
    }
  }
}
