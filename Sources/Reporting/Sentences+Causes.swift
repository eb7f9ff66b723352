import Validation

extension Sentences {
  /// What loads a document or leads to a scene: the most telling places, and how many more there are.
  static func causes(_ cause: LoadCause, atMost limit: Int) -> [String] {
    switch cause.state {
    case .unseen: return ["nothing that was read" + (cause.scene == nil ? "" : " leads to it")]
    case .notBuilt: return ["nothing, since no target builds it"]
    case .seen where cause.evidence.isEmpty: return ["something that was read, at no one place"]
    case .seen: break
    }
    let more = cause.evidence.count - limit
    return cause.evidence.prefix(limit).map(evidence) + (more > 0 ? ["\(more) more"] : [])
  }

  private static func evidence(_ evidence: LoadEvidence) -> String {
    let place = evidence.file + (evidence.position.map { ":\($0)" } ?? "")
    return switch evidence.kind {
    case .name: "\(place) names '\(evidence.name)'"
    case .part: "\(place) puts '\(evidence.name)' before or behind other names"
    case .use: "\(place) uses \(evidence.name)"
    case .object: "\(place) has an object of the class \(evidence.name)"
    case .initial: "\(place) is the initial scene"
    case .system: "\(place) is shown by the system"
    case .segue: "\(place) has a segue from \(evidence.name)"
    case .reference: "\(place) refers to it"
    case .call: "\(place) calls \(evidence.name)"
    case .setting: "\(place) names '\(evidence.name)'"
    case .start: "\(place) starts the app"
    }
  }
}
