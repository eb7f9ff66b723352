/// What conditions and macros decide for the code from an offset to the next region.
struct SourceRegion {
  /// Where the region starts.
  var start = 0
  /// The `#if` branches around the code.
  var conditions = ConditionStack()
  /// Whether the code is compiled under a condition, apart from the one that guards a header against double inclusion.
  var isConditional = false
  /// Whether pointers are not nil unless they are marked: `NS_ASSUME_NONNULL_BEGIN`.
  var assumesNonnull = false
}
