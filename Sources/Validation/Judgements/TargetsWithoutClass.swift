import Checks
import InterfaceDocuments
import ReferenceGraph
import RuntimeAttributes

/// Removes findings about a class that a target does not compile, unless that target reaches the scene or nib, and
/// keeps only the first of these findings at each position.
enum TargetsWithoutClass: Judgement {
  static let needsReachability = true

  static func judge(_ outcome: inout DocumentOutcome, of file: JudgedFile) {
    guard outcome.findings.contains(where: { $0.target != nil }) else { return }
    let document = file.loaded?.document
    let indexes = document?.indexesByID() ?? [:]
    var reported: Set<SourcePosition> = []
    outcome.keep(
      outcome.findings.filter { finding in
        guard let target = finding.target else { return true }
        guard let document, let reachability = file.reachability?.reachability,
          let object = finding.object?.id.flatMap({ indexes[$0] }),
          reachability.isReached(byTarget: target, scene: document.objects[object].scene, of: document.file)
        else { return false }
        return reported.insert(finding.position).inserted
      }
    )
  }
}
