import RuntimeAttributes

/// What decides which classes a document sees: its targets, and the oldest system that these run on.
struct DocumentBuildContext: Hashable, Sendable {
  /// The document's targets, where classes depend on them.
  var scope: TargetScope?
  /// The oldest system on which the document is loaded, if somebody said so.
  var oldestSystem: PlatformVersion?
}
