import FactStorage

/// Bytes that an index holds itself, or that stand in a pack beside it.
struct PackedBytes: Sendable {
  private var place: Place

  private enum Place: Sendable {
    case held(ArraySlice<UInt8>)
    /// In the pack of that number among those of the index, once it is found.
    case packed(number: Int, start: Int, count: Int, in: FactPack?)
  }

  /// Holds bytes.
  init(_ bytes: [UInt8] = []) { place = .held(bytes[...]) }

  /// Knows where bytes stand in a pack of that number, which is yet to be attached.
  init(number: Int, start: Int, count: Int) {
    place = .packed(number: number, start: start, count: count, in: nil)
  }

  /// The bytes, which may have to be read; none if they cannot be.
  var bytes: ArraySlice<UInt8> {
    switch place {
    case .held(let bytes): bytes
    case .packed(_, let start, let count, let pack): pack?.bytes(in: start..<start + count) ?? []
    }
  }

  /// The number of the pack among those of the index; nil where the index holds the bytes.
  var packNumber: Int? {
    if case .packed(let number, _, _, _) = place { number } else { nil }
  }

  var count: Int {
    switch place {
    case .held(let bytes): bytes.count
    case .packed(_, _, let count, _): count
    }
  }

  var isEmpty: Bool { count == 0 }

  /// How many bytes stand in a pack.
  var packedCount: Int { packNumber == nil ? 0 : count }

  /// Whether the bytes stand in one of the packs before that of a number.
  func stands(beforePack number: Int) -> Bool {
    guard let own = packNumber else { return false }
    return own < number
  }

  /// Finds the pack among those of the index; what is in none of them is nothing.
  mutating func attach(_ packs: [FactPack]) {
    guard case .packed(let number, let start, let count, _) = place else { return }
    let isThere =
      packs.indices.contains(number) && start >= 0 && count >= 0
      && count <= packs[number].identity.size - start
    place = isThere ? .packed(number: number, start: start, count: count, in: packs[number]) : .held([])
  }
}

extension PackedBytes: Storable {
  static var blank: PackedBytes { PackedBytes() }

  mutating func code(with coder: inout some FieldCoder) {
    var (number, start, count) = (0, 0, 0)
    var isPacked = false
    if case .packed(let ownNumber, let ownStart, let ownCount, _) = place {
      (isPacked, number, start, count) = (true, ownNumber, ownStart, ownCount)
    }
    coder.code(&isPacked)
    if isPacked {
      coder.code(&number)
      coder.code(&start)
      coder.code(&count)
      place = .packed(number: number, start: start, count: count, in: nil)
    } else {
      var held: ArraySlice<UInt8> = []
      if case .held(let own) = place { held = own }
      coder.code(bytes: &held)
      place = .held(held)
    }
  }
}
