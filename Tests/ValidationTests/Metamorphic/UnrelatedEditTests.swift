import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import ProjectModel
@testable import Validation

/// Insertions of unrelated members, comments, literals and nested types, which must not change findings.
struct UnrelatedEditTests {
  @Test
  func `of a project in Swift`() async throws {
    let module = #"customModule="App" customModuleProvider="target""#
    let tree = try TemporaryTree(UnrelatedProject.documents(module))
    let sources = UnrelatedProject.swift
    let ids = try await Self.check(sources, in: tree, rounds: 12, seed: 1)
    #expect(ids.isSuperset(of: Self.ids.union(["unconnected-outlet", "unimplemented-initializer"])))
  }

  @Test
  func `of a project in Objective-C`() async throws {
    let tree = try TemporaryTree(UnrelatedProject.documents(""))
    let ids = try await Self.check(UnrelatedProject.objectiveC, in: tree, rounds: 12, seed: 2)
    #expect(ids.isSuperset(of: Self.ids))
  }

  /// The ids of the findings in the projects of both languages.
  private static let ids: Set<String> = [
    "lossy-number", "missing-identifier", "missing-nib", "missing-storyboard", "outlet-type-mismatch",
    "undefined-action", "undefined-key", "undefined-outlet", "wrong-object-type",
  ]

  @Test(arguments: CrashKindTests.cases)
  func `of the sources of each kind of crash`(_ kind: CrashKind) async throws {
    switch kind.proof {
    case .program, .none: return
    case .findings(let sample, _), .trace(let sample, _):
      let tree = try sample.tree()
      let name = sample.source.contains("@implementation") ? "Test.m" : "Test.swift"
      let sources = sample.others.filter { Self.isSource($0.key) }.merging([name: sample.source]) { $1 }
      _ = try await Self.check(sources, in: tree, rounds: 1, seed: 3, sample.options)
    }
  }

  /// Compares the findings of a tree before and after random insertions in its sources.
  ///
  /// - Returns: The ids of the findings.
  private static func check(
    _ sources: [String: String],
    in tree: TemporaryTree,
    rounds: Int,
    seed: UInt64,
    _ options: Validator.Options = Validator.Options()
  ) async throws -> Set<String> {
    var random = SplitMix(seed: seed)
    func findings(_ texts: [String: String]) async throws -> [String] {
      for (name, text) in texts { try tree.write(name, text) }
      return try await tree.validate(options).findings.map(description)
    }
    let expected = try await findings(sources)
    for _ in 0..<rounds {
      var edited: [String: String] = [:]
      for (name, text) in sources.sorted(by: { $0.key < $1.key }) {
        edited[name] = inserting(into: text, isObjectiveC: !name.hasSuffix(".swift"), using: &random)
      }
      let found = try await findings(edited)
      #expect(found == expected, "\(edited.values.joined(separator: "\n---\n"))")
    }
    return Set(expected.map { String($0.prefix { $0 != " " }) })
  }

  /// Returns a source with unrelated code at about a third of the insertion points.
  private static func inserting(
    into text: String,
    isObjectiveC: Bool,
    using random: inout SplitMix
  ) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let code = isObjectiveC ? UnrelatedCode.objectiveC : UnrelatedCode.swift
    var insertions: [Int: String] = [:]
    for point in InsertionPoint.all(in: lines, isObjectiveC: isObjectiveC) {
      guard Int.random(in: 0..<3, using: &random) == 0 else { continue }
      insertions[point.line] = code.code(for: point, using: &random)
    }
    return lines.enumerated().map { index, line in (insertions[index].map { $0 + "\n" } ?? "") + line }
      .joined(separator: "\n")
  }

  private static func isSource(_ file: String) -> Bool {
    [".swift", ".h", ".m"].contains(where: file.hasSuffix)
  }

  /// Returns a description of a finding without line and column numbers in sources, which insertions change.
  private static func description(_ finding: Finding) -> String {
    let isOfSource = isSource(finding.file)
    let place = isOfSource ? "" : "\(finding.position.line):\(finding.position.column)"
    let message = finding.message.replacing(/:[0-9]+/, with: "")
    return "\(finding.id.rawValue) \(finding.consequence) \(PathName.file(of: finding.file)):\(place) "
      + "\(finding.keyPath ?? "") \(finding.isUnreachable) \(message)"
  }
}
