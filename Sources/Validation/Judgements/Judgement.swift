import Checks
import ProgramModel
import ProjectModel
import ReferenceGraph

/// Decides after the checks which findings of a file hold, how certain they are, and how to repair them.
protocol Judgement: Sendable {
  /// Whether the judgement needs reachability, so that it and all later judgements run after it is computed.
  static var needsReachability: Bool { get }

  /// Judges the findings of a file.
  ///
  /// - Parameters:
  ///   - outcome: The results for the file, with the findings to judge.
  ///   - file: The file.
  static func judge(_ outcome: inout DocumentOutcome, of file: JudgedFile)
}

extension Judgement {
  static var needsReachability: Bool { false }
}

/// A file with findings: a document, or the sources of a scope together.
struct JudgedFile: Sendable {
  let scope: JudgedScope
  /// The document; nil for sources, and for a document that cannot be read.
  let loaded: LoadedDocument?
  /// Whether the file was read to its end.
  var isWhole = true
  /// The reachability of the app's parts; nil if unknown or not computed yet.
  var reachability: KnownReachability?
}

/// The values that the judgements of a scope's files share.
struct JudgedScope: Sendable {
  let validation: ScopeValidation
  /// The documents of the scope.
  let records: [DocumentRecord]
  /// The code and documents that repairs depend on.
  let repairs: RepairContext
  /// The projects whose sources are not read.
  let foreignProjects: ForeignProjects
  let suppressions: Suppressions
}

/// The reachability of the app's parts, with the paths that prove it.
struct KnownReachability: Sendable {
  let reachability: Reachability
  let path: EvidencePath
}
