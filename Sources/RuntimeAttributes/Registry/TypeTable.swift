/// Maps Swift classes to indexes by their metadata's address.
struct TypeTable: Sendable {
  private var entries: [(type: ObjectIdentifier?, index: Int)]
  private var mask: Int

  init(_ types: [(AnyClass, Int)]) {
    var capacity = 8
    while capacity < types.count * 2 { capacity *= 2 }
    mask = capacity - 1
    entries = Array(repeating: (nil, -1), count: capacity)
    for entry in types {
      let (identifier, index) = (ObjectIdentifier(entry.0), entry.1)
      var place = self.place(identifier)
      while entries[place].type != nil, entries[place].type != identifier { place = (place + 1) & mask }
      entries[place] = (identifier, index)
    }
  }

  @inline(__always)
  subscript(_ type: AnyClass) -> Int? {
    let identifier = ObjectIdentifier(type)
    var place = self.place(identifier)
    while let candidate = entries[place].type {
      if candidate == identifier { return entries[place].index }
      place = (place + 1) & mask
    }
    return nil
  }

  @inline(__always)
  private func place(_ identifier: ObjectIdentifier) -> Int {
    // Metadata is aligned, so the lowest bits tell nothing.
    let bits = UInt(bitPattern: identifier) &>> 4
    return Int(truncatingIfNeeded: bits ^ (bits &>> 12)) & mask
  }
}
