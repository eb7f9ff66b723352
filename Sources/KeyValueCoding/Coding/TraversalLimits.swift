import RuntimeAttributes

/// The limits for reading nested collections.
///
/// Objects may reference each other, so a path of any length may read collections of any depth and size. The result has
/// the same depth, and releasing the result uses the stack recursively.
struct TraversalLimits {
  /// The maximum nesting depth of collections; a thread of Swift's pool has half a megabyte of stack.
  private static let depthLimit = 16
  /// The maximum number of elements read from nested collections.
  private static let elementLimit = 1 << 18

  private var depth = 0
  private var elementCount = 0

  /// Enters a collection.
  ///
  /// - Throws: ``KeyValueCodingError/tooDeep(key:)`` if a limit is exceeded.
  mutating func enter(_ count: Int, reading key: AttributeKey) throws(KeyValueCodingError) {
    if depth > 0 { elementCount += count }
    guard depth < Self.depthLimit, elementCount <= Self.elementLimit else { throw .tooDeep(key: key) }
    depth += 1
  }

  /// Balances a call of `enter`.
  mutating func leave() { depth -= 1 }
}
