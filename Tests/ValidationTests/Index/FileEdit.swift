import NibproofTestSupport
import Testing

@testable import Validation

/// A file of a tree, what it says for a while, and how many findings there are then.
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

  /// Makes each of some edits after each other one, and expects that a run with an index finds what one without does.
  ///
  /// - Parameters:
  ///   - edits: The edits.
  ///   - files: The tree without them.
  ///   - counts: Which findings count.
  /// - Throws: If the tree cannot be written.
  static func check(
    _ edits: [FileEdit],
    of files: [String: String],
    counting counts: (Finding) -> Bool = { _ in true }
  ) async throws {
    for before in edits {
      let tree = try TemporaryTree(files)
      try tree.write(before.file, before.text)
      let units = try await ValidationUnit.units(at: [tree.path], specFile: nil)
      var run = IndexedRun([], trust: .unchangedFiles, options: Validator.Options())
      _ = await run.results(of: units)
      for after in edits {
        try tree.write(before.file, files[before.file] ?? "")
        try tree.write(after.file, after.text)
        let comment = Comment(rawValue: "\(before.text) -> \(after.text)")
        var next = IndexedRun([run.index], trust: .unchangedFiles, options: Validator.Options())
        let findings = await next.results(of: units).flatMap(\.result.findings).filter(counts)
        #expect(findings.count == after.count, comment, sourceLocation: after.sourceLocation)
        let plain = try await tree.validate().findings.filter(counts)
        #expect(plain == findings, comment, sourceLocation: after.sourceLocation)
        try tree.write(after.file, files[after.file] ?? "")
        run = next
      }
    }
  }
}
