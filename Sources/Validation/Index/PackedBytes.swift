import FactStorage

/// Bytes that an index holds itself, or that stand in a pack beside it.
struct PackedBytes: Sendable {
  private var held: ArraySlice<UInt8>
  /// The number of the pack among those of the index; nil where the index holds the bytes.
  private(set) var packNumber: Int?
  private var start = 0
  private(set) var count: Int
  private var pack: FactPack?

  /// Holds bytes.
  init(_ bytes: [UInt8] = []) {
    held = bytes[...]
    count = bytes.count
  }

  /// The bytes, which may have to be read; none if they cannot be.
  var bytes: ArraySlice<UInt8> { pack?.bytes(in: start..<start + count) ?? held }

  var isEmpty: Bool { count == 0 }

  /// Finds the pack among those of the index; what is in none of them is nothing.
  mutating func attach(_ packs: [FactPack]) {
    guard let number = packNumber else { return }
    guard packs.indices.contains(number), start >= 0, count >= 0, count <= packs[number].identity.size - start
    else {
      self = PackedBytes()
      return
    }
    pack = packs[number]
  }

  /// Notes where the bytes stand from now on.
  mutating func move(to number: Int, at start: Int, count: Int) {
    (packNumber, self.start, self.count) = (number, start, count)
    (held, pack) = ([], nil)
  }
}

extension PackedBytes: Storable {
  static var blank: PackedBytes { PackedBytes() }

  mutating func code(with coder: inout some FieldCoder) {
    coder.code(&packNumber)
    if packNumber == nil {
      coder.code(bytes: &held)
      count = held.count
    } else {
      coder.code(&start)
      coder.code(&count)
    }
  }
}
