/// The conditions and macros that apply from an offset up to the next region.
struct SourceRegion {
  /// The offset of the first byte.
  var start = 0
  /// The enclosing `#if` branches.
  var conditions = ConditionStack()
  /// Whether the code is in a condition other than a header guard.
  var isConditional = false
  /// Whether unannotated pointers are nonnull: `NS_ASSUME_NONNULL_BEGIN`.
  var assumesNonnull = false
}
