/// A kind of change: its name, and all places of a tree where it applies.
struct MutationKind: Sendable {
  var name: String
  /// Whether nothing may be found after it that was not found before.
  var isSilent = false
  var places: @Sendable (Sites) -> [Mutation]
}
