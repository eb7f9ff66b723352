/// An open-addressed table that maps 64-bit hashes to indexes of the caller's elements.
///
/// The table stores hashes instead of keys. The caller compares elements with equal hashes, or relies on unique
/// hashes.
public struct HashIndex: Sendable {
  /// A slot of 16 bytes.
  @usableFromInline struct Slot: Sendable {
    /// The element's index, or -1 in an empty slot.
    @usableFromInline var index: Int32
    @usableFromInline var scope: Int32
    @usableFromInline var hash: UInt64

    @usableFromInline init(index: Int32 = -1, scope: Int32 = 0, hash: UInt64 = 0) {
      self.index = index
      self.scope = scope
      self.hash = hash
    }
  }

  @usableFromInline private(set) var slots: [Slot]
  @usableFromInline private(set) var mask: Int
  private var count = 0

  /// Creates an empty table.
  ///
  /// - Parameter minimumCapacity: The number of elements that can be inserted before the table grows.
  public init(minimumCapacity: Int = 0) {
    var slotCount = 16
    while slotCount * 3 < minimumCapacity * 4 { slotCount *= 2 }
    slots = Array(repeating: Slot(), count: slotCount)
    mask = slotCount - 1
  }

  /// Returns the first index inserted for a hash and a scope.
  ///
  /// - Parameters:
  ///   - hash: The hash of the element's key.
  ///   - scope: A second key, such as the class of a property.
  /// - Returns: The index, or nil if no index was inserted for the hash and the scope.
  @inlinable
  @inline(__always)
  public func index(of hash: UInt64, scope: Int = 0) -> Int? {
    firstIndex(of: hash, scope: scope) { _ in true }
  }

  /// Returns the first index inserted for a hash and a scope that satisfies a predicate, or nil.
  @inlinable
  @inline(__always)
  public func firstIndex(of hash: UInt64, scope: Int = 0, where matches: (Int) -> Bool) -> Int? {
    var place = Self.place(hash, scope) & mask
    while true {
      let slot = slots[place]
      guard slot.index >= 0 else { return nil }
      if slot.hash == hash, slot.scope == scope, matches(Int(slot.index)) { return Int(slot.index) }
      place = (place + 1) & mask
    }
  }

  /// Inserts an index after existing indexes with the same hash.
  public mutating func insert(_ index: Int, hash: UInt64, scope: Int = 0) {
    add(Slot(index: Int32(index), scope: Int32(scope), hash: hash))
    count += 1
    if count * 4 > slots.count * 3 { grow() }
  }

  private mutating func add(_ slot: Slot) {
    var place = Self.place(slot.hash, Int(slot.scope)) & mask
    while slots[place].index >= 0 { place = (place + 1) & mask }
    slots[place] = slot
  }

  private mutating func grow() {
    let full = slots
    slots = Array(repeating: Slot(), count: full.count * 2)
    mask = slots.count - 1
    // A run of full slots may begin at the end of the table. Starting at an empty slot keeps equal hashes in order.
    let start = full.firstIndex { $0.index < 0 } ?? 0
    for slot in full[start...] + full[..<start] where slot.index >= 0 { add(slot) }
  }

  @inlinable
  @inline(__always)
  static func place(_ hash: UInt64, _ scope: Int) -> Int {
    Int(
      truncatingIfNeeded: (hash ^ (hash &>> 32)) &+ UInt64(truncatingIfNeeded: scope)
        &* 0xC2B2_AE3D_27D4_EB4F
    )
  }
}
