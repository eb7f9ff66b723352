import Checks
import NibLoading

/// A change to a tree, and the expected findings.
struct Mutation: Sendable {
  /// A finding that the change must cause.
  struct Expectation: Hashable, Sendable {
    var id: FindingID
    var consequence: Consequence
    var file: String
    var line: Int
  }

  /// An object that the change affects, so that further findings about it are acceptable.
  struct Place: Hashable, Sendable {
    var file: String
    var id: String
  }

  /// A short description of the change, with its position.
  var summary: String
  var edits: [TextEdit]
  /// New files by path.
  var additions: [String: String] = [:]
  /// The expected findings; empty for a change that must not affect the findings.
  var expected: Set<Expectation> = []
  /// Objects that may have further findings as a consequence of the change.
  var touched: Set<Place> = []
}
