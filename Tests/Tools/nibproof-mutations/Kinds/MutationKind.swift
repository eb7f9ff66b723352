/// A kind of change: its name, and all places in a tree where it applies.
struct MutationKind: Sendable {
  var name: String
  /// Whether the change must not cause any findings.
  var isSilent = false
  var places: @Sendable (Sites) -> [Mutation]
}
