import ByteHashing
import RuntimeAttributes

/// The distinct names of a source, in a contiguous byte array.
///
/// Name 0 is the empty string.
package struct NameList: Hashable, Sendable {
  private var bytes: [UInt8] = []
  /// The end offset of each name.
  private var ends: [UInt32] = [0]

  /// Creates a list that contains only the empty name.
  package init() {}

  /// The number of names.
  package var count: Int { ends.count }

  /// Returns the bytes of a name.
  package func bytes(of name: UInt32) -> ArraySlice<UInt8> { bytes[range(of: name)] }

  private func range(of name: UInt32) -> Range<Int> {
    let index = Int(name)
    guard index > 0, index < ends.count else { return 0..<0 }
    return Int(ends[index - 1])..<Int(ends[index])
  }

  /// Calls a closure with the bytes of a name.
  package func withBytes<Result>(
    of name: UInt32,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range(of: name)])) }
  }

  /// Returns a name as a string.
  package func text(of name: UInt32) -> String { String(decoding: bytes(of: name), as: UTF8.self) }

  /// Releases the unused capacity of arrays.
  mutating func trim() {
    bytes.trim()
    ends.trim()
  }

  fileprivate mutating func append(_ name: some Collection<UInt8>) -> UInt32 {
    bytes.append(contentsOf: name)
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    return UInt32(truncatingIfNeeded: ends.count - 1)
  }
}

/// Builds a ``NameList`` by assigning a unique number to each name.
package struct NameInterner: Sendable {
  /// The names, by number.
  package private(set) var list = NameList()
  private var index: HashIndex

  /// Creates an interner that contains only the empty name.
  package init(minimumCapacity: Int = 256) { index = HashIndex(minimumCapacity: minimumCapacity) }

  /// Returns the number of a name, or nil if the name is not in the list.
  package func number(of name: some Collection<UInt8>) -> UInt32? {
    name.withContiguousStorageIfAvailable { number(of: $0) }
      ?? Array(name).withUnsafeBufferPointer { number(of: $0) }
  }

  /// Returns the number of each name of another list, interning the names if necessary.
  package mutating func intern(allOf names: NameList) -> [UInt32] {
    (0..<UInt32(names.count)).map { intern($0, of: names) }
  }

  private func number(of name: UnsafeBufferPointer<UInt8>) -> UInt32? {
    name.isEmpty ? 0 : known(name, FNVHash.hash(of: name))
  }

  private func known(_ name: UnsafeBufferPointer<UInt8>, _ hash: UInt64) -> UInt32? {
    index.firstIndex(of: hash) { number in
      list.withBytes(of: UInt32(number)) { $0.count == name.count && $0.elementsEqual(name) }
    }.map { UInt32($0) }
  }

  /// Returns the number of a name, interning it if necessary.
  package mutating func intern(_ name: some Collection<UInt8>) -> UInt32 {
    name.withContiguousStorageIfAvailable { intern($0) }
      ?? Array(name).withUnsafeBufferPointer { intern($0) }
  }

  /// Returns the number of a name of another list, interning it if necessary.
  package mutating func intern(_ name: UInt32, of names: NameList) -> UInt32 {
    names.withBytes(of: name) { intern($0) }
  }

  private mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    guard !name.isEmpty else { return 0 }
    let hash = FNVHash.hash(of: name)
    if let known = known(name, hash) { return known }
    let number = list.append(name)
    index.insert(Int(number), hash: hash)
    return number
  }
}
