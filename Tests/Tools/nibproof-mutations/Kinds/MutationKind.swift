/// A kind of mutation, which finds all places in a tree where the mutation applies.
struct MutationKind: Sendable {
  var name: String
  /// Whether the change must not cause any findings.
  var isSilent = false
  var places: @Sendable (Sites) -> [Mutation]
}
