import ReferenceGraph

extension ReportMessages {
  /// Returns descriptions of the last steps that lead to a document or scene, and the number of other steps.
  ///
  /// If `limit` is 1, the most informative step is described instead of the last one. Without steps, the result is the
  /// reason: nothing loads the document or scene, no target builds the document, or unknown code loads it.
  static func causes(_ cause: LoadCause, atMost limit: Int) -> [String] {
    switch cause.state {
    case .unseen: return [cause.scene == nil ? "no code or document" : "no code or document presents it"]
    case .notBuilt: return ["nothing: no target builds it"]
    case .seen where cause.evidence.isEmpty: return ["unknown code"]
    case .seen: break
    }
    let steps =
      limit == 1 ? [mainStep(of: cause.evidence)].compactMap(\.self) : Array(cause.evidence.prefix(limit))
    let more = cause.evidence.count - limit
    return steps.map(evidence) + (more > 0 ? ["\(more) more"] : [])
  }

  /// Returns the description of a step that reaches a document, scene or code, with its location.
  static func evidence(_ evidence: LoadEvidence) -> String {
    "\(evidence.file)\(evidence.position.map { ":\($0)" } ?? "") \(words(of: evidence))"
  }

  /// Returns the description of a step without its location.
  static func words(of evidence: LoadEvidence) -> String {
    switch evidence.kind {
    case .name, .setting: "names '\(evidence.name)'"
    case .part: "composes a name with '\(evidence.name)'"
    case .use: "uses '\(evidence.name)'"
    case .object: "has an object of class '\(evidence.name)'"
    case .initial: "is the initial scene"
    case .system: "is shown by the system"
    case .segue: evidence.name.isEmpty ? "has a segue to it" : "has a segue from '\(evidence.name)'"
    case .reference: "refers to it"
    case .call: "calls '\(evidence.name)'"
    case .main: "may be the main document of the app, whose Info.plist was not found"
    case .start: "starts the app"
    case .unknownName: "loads a document or scene with an unknown name"
    case .givenClass: "uses the passed class '\(evidence.name)'"
    }
  }

  /// Returns the most informative step, if any: the last step except uses of passed classes, or else the last step.
  static func mainStep(of path: [LoadEvidence]) -> LoadEvidence? {
    path.first { $0.kind != .givenClass } ?? path.first
  }
}
