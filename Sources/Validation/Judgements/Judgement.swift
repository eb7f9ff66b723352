import Checks
import ProgramModel
import ProjectModel
import ReferenceGraph

/// A step after the checks that revises findings: it removes or adds findings, or changes their certainty, severity,
/// repairs or evidence.
protocol Judgement: Sendable {
  /// Whether the judgement needs reachability; it and all later judgements run after reachability is computed.
  static var needsReachability: Bool { get }

  /// Revises the findings of a file.
  ///
  /// - Parameters:
  ///   - outcome: The results for the file, with the findings to revise.
  ///   - file: The document or the sources, with the values of their scope.
  static func judge(_ outcome: inout DocumentOutcome, of file: JudgedFile)
}

extension Judgement {
  static var needsReachability: Bool { false }
}

/// A file with findings: a document, or all sources of a scope as one file.
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
  /// The code and documents on which repairs depend.
  let repairs: RepairContext
  /// The projects with sources in languages that are not read.
  let foreignProjects: ForeignProjects
  let suppressions: Suppressions
}

/// The reachability of the app's parts, with the load paths that prove it.
struct KnownReachability: Sendable {
  let reachability: Reachability
  let path: EvidencePath
}
