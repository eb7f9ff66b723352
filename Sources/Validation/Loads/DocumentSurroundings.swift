import RuntimeAttributes

/// What decides which classes a document sees: its targets, and the oldest system that these run on.
struct DocumentSurroundings: Hashable, Sendable {
  /// The document's targets, where classes depend on them.
  var scope: TargetScope?
  /// The oldest system on which the document is loaded, if somebody said so.
  var oldestSystem: PlatformVersion?
}

extension DocumentSurroundings: Comparable {
  static func < (left: DocumentSurroundings, right: DocumentSurroundings) -> Bool {
    if left.scope != right.scope {
      guard let mine = left.scope, let other = right.scope else { return left.scope == nil }
      return mine < other
    }
    return right.oldestSystem.map { other in left.oldestSystem.map { $0 < other } ?? true } ?? false
  }
}
