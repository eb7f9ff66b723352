/// A property list in the binary format, whose objects refer to each other.
struct BinaryPropertyList {
  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let count: Int
  private let top: Int
  private let table: Int

  /// Parses the trailer of a file, or returns nil if the file is not a binary property list or its trailer is
  /// invalid.
  init?(_ bytes: [UInt8]) {
    let trailer = bytes.count - 32
    guard bytes.starts(with: "bplist".utf8), trailer >= 8 else { return nil }
    func number(_ offset: Int, _ size: Int) -> Int? { Self.number(bytes, at: trailer + offset, size: size) }
    guard let offsetSize = number(6, 1), let referenceSize = number(7, 1), let count = number(8, 8),
      let top = number(16, 8), let table = number(24, 8)
    else { return nil }
    (self.offsetSize, self.referenceSize, self.count) = (offsetSize, referenceSize, count)
    (self.bytes, self.top, self.table) = (bytes, top, table)
  }

  /// Returns the root value, or nil if the list is damaged, is cyclic, or expands beyond the limit.
  func value() -> PropertyList? { isInflated ? nil : value(of: top, level: 0) }

  private var isInflated: Bool {
    let allowance = SharingAllowance(size: bytes.count)
    var open = [top]
    while let object = open.popLast() {
      let references = references(of: object) ?? []
      guard allowance.allows(references.count) else { return true }
      open += references
    }
    return false
  }

  private func value(of object: Int, level: Int) -> PropertyList? {
    guard level < PropertyList.mostLevels, let header = header(of: object) else { return nil }
    switch header.kind {
    case 0x5, 0x6:
      return string(of: object).map(PropertyList.string)
    case 0xA:
      guard let references = references(of: object) else { return nil }
      var values: [PropertyList] = []
      for object in references {
        guard let value = value(of: object, level: level + 1) else { return nil }
        values.append(value)
      }
      return .array(values)
    case 0xD:
      guard let references = references(of: object) else { return nil }
      var entries: [(key: String, value: PropertyList)] = []
      for (key, object) in zip(references.prefix(header.count), references.dropFirst(header.count)) {
        guard let key = string(of: key), let value = value(of: object, level: level + 1) else { return nil }
        entries.append((key, value))
      }
      return .dictionary(PropertyListDictionary(entries))
    default:
      return .other
    }
  }

  private func string(of object: Int) -> String? {
    guard let header = header(of: object), header.kind == 0x5 || header.kind == 0x6 else { return nil }
    let size = header.kind == 0x5 ? 1 : 2
    guard header.count <= (bytes.count - header.start) / size else { return nil }
    let text = bytes[header.start..<header.start + header.count * size]
    if size == 1 { return String(decoding: text, as: UTF8.self) }
    let units = stride(from: text.startIndex, to: text.endIndex, by: 2).map { index in
      UInt16(text[index]) << 8 | UInt16(text[index + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Returns the kind of an object, its number of elements, and the offset of the first element, or nil if the object
  /// is damaged.
  private func header(of object: Int) -> (kind: UInt8, count: Int, start: Int)? {
    guard object < count, let entry = sum(table, object, times: offsetSize),
      let start = Self.number(bytes, at: entry, size: offsetSize), bytes.indices.contains(start)
    else { return nil }
    let (kind, short) = (bytes[start] >> 4, Int(bytes[start] & 0x0F))
    guard short == 0x0F else { return (kind, short, start + 1) }
    // The next byte encodes the size of the count, which follows that byte.
    guard bytes.indices.contains(start + 1), bytes[start + 1] >> 4 == 1 else { return nil }
    let size = 1 << Int(bytes[start + 1] & 0x0F)
    return Self.number(bytes, at: start + 2, size: size).map { (kind, $0, start + 2 + size) }
  }

  /// Returns the objects in an array, set or dictionary (keys first), or nil if the references are damaged; other
  /// objects do not contain objects.
  private func references(of object: Int) -> [Int]? {
    guard let header = header(of: object), header.kind >= 0xA, header.kind <= 0xD else { return [] }
    let perElement = header.kind == 0xD ? 2 : 1
    guard referenceSize > 0, header.count <= bytes.count,
      header.start + header.count * perElement * referenceSize <= bytes.count
    else { return nil }
    return (0..<header.count * perElement).compactMap {
      Self.number(bytes, at: header.start + $0 * referenceSize, size: referenceSize)
    }
  }

  private func sum(_ start: Int, _ factor: Int, times other: Int) -> Int? {
    let (product, isTooLarge) = factor.multipliedReportingOverflow(by: other)
    let (sum, isBeyond) = start.addingReportingOverflow(product)
    return isTooLarge || isBeyond ? nil : sum
  }

  /// Returns a big-endian integer of `size` bytes, or nil if the integer is out of range.
  private static func number(_ bytes: [UInt8], at offset: Int, size: Int) -> Int? {
    guard offset >= 0, 1...8 ~= size, offset <= bytes.count - size else { return nil }
    let number = bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: number)
  }
}
