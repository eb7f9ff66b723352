/// How far reading goes into collections within collections.
///
/// Objects may hold one another, so a path of any length may lead into collections of any depth, and of any number of
/// elements. What is read of them is a collection as deep, and letting go of that takes stack, however it was made.
struct TraversalLimits {
  /// How many collections may stand in one another; a thread of Swift's pool has half a megabyte of stack.
  private static let depthLimit = 16
  /// How many elements are read of collections within collections.
  private static let elementLimit = 1 << 18

  private var depth = 0
  private var elementCount = 0

  /// Begins with the elements of a collection.
  ///
  /// - Throws: ``KeyValueCodingError/tooDeep(key:)`` beyond the bounds.
  mutating func enter(_ count: Int, reading key: AttributeKey) throws(KeyValueCodingError) {
    if depth > 0 { elementCount += count }
    guard depth < Self.depthLimit, elementCount <= Self.elementLimit else { throw .tooDeep(key: key) }
    depth += 1
  }

  /// Has done with the elements.
  mutating func leave() { depth -= 1 }
}
