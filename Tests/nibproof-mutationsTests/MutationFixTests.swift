import Checks
import Foundation
import NibproofTestSupport
import RuntimeAttributes
import Testing
import Validation

@testable import nibproof_mutations

@Suite("Fixes of seeded changes")
struct MutationFixTests {
  private static let specs =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path + "/Specs"

  @Test(
    "After a fix, a run reports no new failing finding",
    arguments: ["Examples/Badges", "RedButton", "EmbeddableView", "CheckBox"]
  )
  func fixes(_ name: String) async throws {
    let copy = try TemporaryTree()
    let app = try AppTree(copying: "\(Self.specs)/\(name)", to: copy("App"))
    let sites = Sites(app, before: try await Validator().validate([app.root]).findings)
    for kind in MutationKind.all {
      for mutation in kind.places(sites).prefix(1) {
        let original = try Self.apply(mutation)
        let fixer = try await AppFixer([app.root])
        let before = Self.failing(fixer.report.findings)
        var known: [String: [UInt8]] = [:]
        for applicability in Applicability.allCases {
          let fixes = try await Self.fixes(of: fixer, applicability)
          let fixed = Dictionary(uniqueKeysWithValues: fixes.map { ($0.file, $0.fixed) })
          // The fixes are often equal for all applicabilities, and are then checked only once.
          guard fixed != known else { continue }
          known = fixed
          try Self.write(fixed.mapValues { Data($0) })
          let after = Self.failing(try await Validator().validate([app.root]).findings)
          #expect(after.subtracting(before) == [], "\(kind.name), \(applicability): \(mutation.summary)")
          try Self.write(Dictionary(uniqueKeysWithValues: fixes.map { ($0.file, Data($0.original)) }))
        }
        try Self.write(original)
      }
    }
  }

  /// Applies a mutation, and returns the original contents of the changed files; nil for new files.
  private static func apply(_ mutation: Mutation) throws -> [String: Data?] {
    var original: [String: Data?] = [:]
    for (path, edits) in Dictionary(grouping: mutation.edits, by: \.path) {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      original[path] = .some(data)
      try Data(TextEdit.apply(edits, to: [UInt8](data))).write(to: URL(fileURLWithPath: path))
    }
    for (path, text) in mutation.additions {
      original[path] = .some(nil)
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }
    return original
  }

  /// Returns the fixes of all files with findings.
  private static func fixes(of fixer: AppFixer, _ applicability: Applicability) async throws -> [FileFix] {
    let plan = FixPlan(fixer.report.findings)
    let texts = try plan.files.map { ($0, [UInt8](try Data(contentsOf: URL(fileURLWithPath: $0)))) }
    return try await fixer.fixes(of: plan, texts: Dictionary(texts) { $1 }, applicability).fixes
  }

  /// Writes files, and removes the files whose contents are nil.
  private static func write(_ files: [String: Data?]) throws {
    for (path, data) in files {
      if let data {
        try data.write(to: URL(fileURLWithPath: path))
      } else {
        try FileManager.default.removeItem(atPath: path)
      }
    }
  }

  /// Returns the failing findings, regardless of their lines.
  private static func failing(_ findings: [Finding]) -> Set<String> {
    Set(
      findings.filter { $0.fails(under: .normal) }.map {
        "\($0.file): \($0.id.rawValue) \($0.object?.id ?? "") \($0.keyPath ?? "")"
      }
    )
  }
}
