import Checks
import ProgramModel
import ProjectModel
import ReferenceGraph

/// Decides after the checks which findings of a file hold, how certain they are, and what repairs them.
protocol Judgement: Sendable {
  /// Whether the judgement asks what the app reaches, so that it and those that follow wait for the answer.
  static var needsReachability: Bool { get }

  /// Judges the findings of a file.
  ///
  /// - Parameters:
  ///   - outcome: The results for the file, whose findings change.
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
  /// What the app reaches; nil if it is unknown, or not asked for yet.
  var reachability: KnownReachability?
}

/// What the judgements of all files of a scope share.
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

/// What the app reaches, with the paths that prove it.
struct KnownReachability: Sendable {
  let reachability: Reachability
  let path: EvidencePath
}
