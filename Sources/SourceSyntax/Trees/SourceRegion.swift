/// The conditions and macros that apply from an offset up to the next region.
package struct SourceRegion {
  /// The offset of the first byte.
  var start = 0
  /// The enclosing `#if` branches.
  package var conditions = ConditionStack()
  /// Whether the code is in a condition other than a header guard.
  package var isConditional = false
  /// Whether unannotated pointers are nonnull: `NS_ASSUME_NONNULL_BEGIN`.
  package var assumesNonnull = false
}
